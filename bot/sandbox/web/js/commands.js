/** The synced slash commands as a flat list, and the values people may give to their options. */

import { say } from "./words.js";

/** Option types, by Discord's numbers. */
export const Opt = { SUB: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, FILE: 11 };

/** @typedef {{path: string, description: string, options: object[], app: string}} Command */

/** What Discord shows of a command, an option or a choice to somebody with this locale. */
const local = (node, what, locale) => node[`${what}_localizations`]?.[locale] ?? node[what];

function localOption(option, locale) {
  const choices = option.choices?.map((choice) => ({ ...choice, name: local(choice, "name", locale) }));
  return { ...option, description: local(option, "description", locale), choices };
}

/** Every command and subcommand, in the order of their names, as somebody with this locale reads them. @returns {Command[]} */
export function flatten(commands, locale) {
  const out = [];
  const visit = (node, path) => {
    const inner = (node.options ?? []).filter((option) => option.type === Opt.SUB || option.type === Opt.GROUP);
    if (inner.length) inner.forEach((option) => visit(option, `${path} ${option.name}`));
    else out.push({ path, description: local(node, "description", locale) ?? "",
      options: (node.options ?? []).map((option) => localOption(option, locale)) });
  };
  for (const command of commands) if ((command.type ?? 1) === 1) visit(command, command.name);
  return out.sort((one, other) => one.path.localeCompare(other.path));
}

/** The games that can be played, as name and value: the choices of /match new. */
export function games(commands, locale) {
  const open = flatten(commands, locale).find(({ path }) => path === "match new");
  return open?.options.find(({ name }) => name === "game")?.choices ?? [];
}

/** Commands that fit what stands after the slash, the best first. @param {Command[]} list */
export function fitting(list, typed) {
  const text = typed.toLowerCase().replace(/\s+/g, " ");
  const rank = ({ path }) => (path.startsWith(text) ? 0 : path.split(" ").some((word) => word.startsWith(text)) ? 1 : path.includes(text) ? 2 : 3);
  return list.filter((one) => rank(one) < 3).sort((one, other) => rank(one) - rank(other));
}

/** The values to pick from that are known without asking the bot, or null where anything may be typed. */
export function offered(option, session) {
  if (option.choices?.length) return option.choices;
  if (option.type === Opt.BOOLEAN) return [{ name: say("page-true"), value: true }, { name: say("page-false"), value: false }];
  if (option.type === Opt.USER || option.type === Opt.MENTIONABLE) {
    return [...session.people, session.bot].map((one) => ({ name: one.global_name || one.username, value: one.id, note: one.username }));
  }
  if (option.type === Opt.CHANNEL) {
    const wanted = option.channel_types?.length ? new Set(option.channel_types) : null;
    return [...session.channels.values()].filter((one) => one.type !== 1 && (!wanted || wanted.has(one.type)))
      .map((one) => ({ name: `#${one.name}`, value: one.id }));
  }
  return null;
}

/**
 * What would be sent for a field, or why it cannot be.
 * @param {object} option @param {string} text what stands in the field @param {?{value: any}} picked a choice that was taken
 * @returns {{value?: any, problem?: string}} neither: the field is empty and may be
 */
export function read(option, text, picked, session) {
  if (!text && !picked) return option.required ? { problem: say("page-problem-required") } : {};
  if (picked) return { value: picked.value };
  const known = option.autocomplete ? null : offered(option, session);
  if (known) {
    const same = known.find((choice) => choice.name.toLowerCase() === text.trim().toLowerCase());
    return same ? { value: same.value } : { problem: say("page-problem-choice") };
  }
  if (option.type === Opt.INTEGER || option.type === Opt.NUMBER) return number(option, text);
  if (option.min_length && text.length < option.min_length) return { problem: say("page-problem-short", { least: option.min_length }) };
  if (option.max_length && text.length > option.max_length) return { problem: say("page-problem-long", { most: option.max_length }) };
  return { value: text };
}

function number(option, text) {
  const value = Number(text);
  const whole = option.type === Opt.INTEGER;
  if (!text.trim() || !Number.isFinite(value) || (whole && !Number.isSafeInteger(value))) {
    return { problem: say(whole ? "page-problem-whole" : "page-problem-number") };
  }
  if (option.min_value !== undefined && value < option.min_value) return { problem: say("page-problem-low", { least: option.min_value }) };
  if (option.max_value !== undefined && value > option.max_value) return { problem: say("page-problem-high", { most: option.max_value }) };
  return { value };
}
