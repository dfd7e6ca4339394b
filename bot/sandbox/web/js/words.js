/** What the page says, in the language of the person on show; the sentences come with the page from data/locales. */

const told = JSON.parse(document.getElementById("words").textContent);

let language = "en";

/** The languages there are, by code: what each calls itself. */
export const { languages } = told;

/** The language in which somebody with this Discord locale ("en-US", "de") is spoken to. */
export function languageOf(locale) {
  const own = locale.split("-")[0];
  return own in languages ? own : "en";
}

/** The language that is spoken now, and what dates and numbers are written by. */
export const spoken = () => language;
export const region = () => (language === "en" ? "en-GB" : language);

/** Speak another language from now on, also in what stands on the page from its beginning. */
export function speak(locale) {
  language = languageOf(locale);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", say(element.dataset.label));
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = say(element.dataset.text);
}

/** The sentence of that key as a list, for elements among the facts: "{who} pinned a message." */
export function parts(key, facts = {}) {
  const text = told.words[language][key] ?? key;
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? facts[part] ?? `{${part}}` : part)).filter((part) => part !== "");
}

/** The sentence of that key, filled in. */
export const say = (key, facts) => parts(key, facts).join("");

/** The same for so many: the attribute of their number ("key.one") where there is one. */
export function counted(key, count) {
  const own = `${key}.${new Intl.PluralRules(language).select(count)}`;
  return say(own in told.words[language] ? own : key, { count });
}
