/** What one person knows: channels, commands, messages, what is unread. One session per person runs all the time. */

import { get, listen, post } from "./api.js";

/** Channel types, by Discord's numbers. */
export const Type = { TEXT: 0, DM: 1, THREADS: new Set([10, 11, 12]) };

/** Types of messages that somebody wrote; the client's own lines ("added Mei") ping nobody. */
const WRITTEN = new Set([0, 19, 20]);

/** Snowflakes are too large for numbers: compare length, then digits. */
export const byAge = (one, other) => one.length - other.length || (one < other ? -1 : Number(one > other));

/**
 * Fires "channels", "commands", "people", "link" (connection), and "message" with detail {how, channel, message}:
 * how is "new", "changed", "gone", or "busy" and "idle" around a press.
 */
export class Session extends EventTarget {
  constructor(id) {
    super();
    this.id = id;
    this.people = [];
    this.channels = new Map();
    this.messages = new Map();
    this.fetches = new Map();
    this.commands = [];
    this.linked = false;
    this.current = null;
    this.failures = new Map();
    this.busy = new Set();
  }

  /** Connect; the promise is kept once the state is known. */
  start() {
    return new Promise((ready) => {
      listen(this.id, {
        hear: (type, data) => this.hear(type, data),
        up: async () => {
          await this.load();
          this.linked = true;
          this.say("link");
          ready(this);
        },
        down: () => {
          this.linked = false;
          this.say("link");
        },
      });
    });
  }

  async load() {
    const state = await get("state", { person: this.id });
    Object.assign(this, { people: state.people, bot: state.bot, guild: state.guild, commands: state.commands, now: state.now });
    this.channels = new Map(state.channels.map((channel) => [channel.id, this.named(channel)]));
    const open = [...this.messages.keys()].filter((id) => this.channels.has(id));
    this.messages.clear();
    this.fetches.clear();
    await Promise.all(open.map((id) => this.fetch(id)));
    for (const what of ["channels", "commands", "people"]) this.say(what);
  }

  say(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  hear(type, data) {
    const [subject, verb] = [type.split("_")[0], type.split("_")[1]];
    if (subject === "MESSAGE" && verb === "CREATE") this.arrived(data);
    else if (subject === "MESSAGE" && verb === "UPDATE") this.changed(data);
    else if (subject === "MESSAGE" && verb === "DELETE") this.gone(data);
    else if (subject === "CHANNEL" && (verb === "CREATE" || verb === "UPDATE")) this.channel(data);
    else if (subject === "CHANNEL" && verb === "DELETE") this.closed(data);
    else if (type === "COMMANDS") {
      this.commands = data.commands;
      this.say("commands");
    } else if (type === "PEOPLE") {
      Object.assign(this.people.find((person) => person.id === data.id) ?? {}, data);
      this.say("people");
    } else if (type === "GUILD_UPDATE") {
      this.guild = data;
      this.say("people");
    } else if (type === "CLOCK") {
      this.say("clock", data);
    }
  }

  channel(data) {
    const known = this.channels.get(data.id) ?? { unread: false, mentions: 0 };
    this.channels.set(data.id, this.named({ ...known, ...data }));
    this.say("channels");
  }

  /** Direct messages bear the name of the other one: the bot. */
  named(channel) {
    return channel.type === Type.DM ? { ...channel, name: this.bot.username } : channel;
  }

  closed({ id }) {
    this.channels.delete(id);
    this.forget(id);
    this.say("channels");
  }

  forget(channel) {
    this.messages.delete(channel);
    this.fetches.delete(channel);
  }

  /** Where the messages of a channel are kept by id, if it was opened; null stands for one that is gone. */
  kept(channel) {
    return this.messages.get(channel);
  }

  arrived(message) {
    this.kept(message.channel_id)?.set(message.id, message);
    const channel = this.channels.get(message.channel_id);
    // Threads count their messages, but not the line that says where they began.
    if (channel?.thread_metadata && !(message.flags & 64) && message.type !== 21) channel.message_count += 1;
    if (channel && message.author.id !== this.id) {
      channel.unread = true;
      if (this.calls(message)) channel.mentions += 1;
      this.say("channels");
    }
    this.say("message", { how: "new", channel: message.channel_id, message });
  }

  /** Whether a message is for this person: it pings them, or stands in their direct messages. */
  calls(message) {
    const own = message.author.id === this.id;
    return !own && (this.names(message) || this.channels.get(message.channel_id)?.type === Type.DM);
  }

  /** Whether a message pings this person. */
  names(message) {
    return WRITTEN.has(message.type) && (message.mention_everyone || (message.mentions ?? []).some((one) => one.id === this.id));
  }

  changed(message) {
    this.failures.delete(message.id);
    const kept = this.kept(message.channel_id);
    if (!kept || kept.get(message.id) === null) return;
    kept.set(message.id, message);
    this.say("message", { how: "changed", channel: message.channel_id, message });
  }

  gone({ id, channel_id: channel }) {
    this.kept(channel)?.set(id, null);
    this.say("message", { how: "gone", channel, message: { id } });
  }

  /** The messages of a channel, oldest first. */
  async fetch(channel) {
    if (!this.fetches.has(channel)) this.fetches.set(channel, this.open(channel));
    await this.fetches.get(channel);
    return this.list(channel);
  }

  async open(channel) {
    const kept = new Map();
    this.messages.set(channel, kept);
    try {
      const { messages } = await get("messages", { person: this.id, channel });
      // What was told of a message meanwhile is newer.
      for (const message of messages) if (!kept.has(message.id)) kept.set(message.id, message);
    } catch (error) {
      this.forget(channel);
      throw error;
    }
  }

  list(channel) {
    return [...(this.kept(channel)?.values() ?? [])].filter(Boolean).sort((one, other) => byAge(one.id, other.id));
  }

  /** Everything in the channel is read. */
  read(channel) {
    const known = this.channels.get(channel);
    const newest = this.list(channel).at(-1);
    if (!known || !newest || (!known.unread && !known.mentions)) return;
    Object.assign(known, { unread: false, mentions: 0, read: newest.id });
    this.say("channels");
    post("read", { person: this.id, channel, message: newest.id }).catch(() => {});
  }

  /** Unread mentions and direct messages everywhere. */
  get calling() {
    return [...this.channels.values()].reduce((sum, channel) => sum + (channel.mentions || 0), 0);
  }

  person(id) {
    const found = id === this.bot?.id ? this.bot : this.people.find((one) => one.id === id);
    return found && { name: found.global_name || found.username, me: id === this.id };
  }

  /** The language of their Discord. */
  get locale() {
    return this.people.find((one) => one.id === this.id)?.locale ?? "en-US";
  }

  get name() {
    return this.person(this.id)?.name ?? "";
  }

  /** Press a button or pick in a select; a modal that is the answer is returned. */
  async press(message, { custom_id, values }) {
    this.busy.add(message.id);
    this.failures.delete(message.id);
    this.say("message", { how: "busy", channel: message.channel_id, message });
    const body = { person: this.id, channel: message.channel_id, message: message.id, custom_id };
    try {
      return await (values ? post("select", { ...body, values }) : post("click", body));
    } catch (error) {
      this.failures.set(message.id, error.message);
      throw error;
    } finally {
      this.busy.delete(message.id);
      this.say("message", { how: "idle", channel: message.channel_id, message });
    }
  }
}
