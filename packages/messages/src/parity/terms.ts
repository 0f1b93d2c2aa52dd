/** A way of saying a thing that has another name here, and that name (docs/glossary.md). */
type Term = { pattern: RegExp; write: string };

const ENGLISH: readonly Term[] = [
  { pattern: /\be-mail/iu, write: 'email' },
  { pattern: /Québec/u, write: 'Quebec' },
  // To sign in a language, a place or a name is another thing.
  { pattern: /\bsign(?:ed|ing)?[- ]in\b(?! (?:French|English|your|\{\{))/iu, write: 'log in' },
  { pattern: /\blog ?on\b/iu, write: 'log in' },
  // The menu's own words are specified: they stand alone.
  { pattern: /\bsign(?:ed|ing)?[- ]out\b(?!$)|\bsigned out$/iu, write: 'log out' },
  { pattern: /\bofferings?\b(?![- ]memorandum)/iu, write: 'deal' },
  { pattern: /\bdependents?\b/iu, write: 'dependants' },
  { pattern: /fully subscribed/iu, write: 'fully reserved' },
];

const FRENCH: readonly Term[] = [
  { pattern: /\be-?mails?\b/iu, write: 'courriel' },
  { pattern: /adresse électronique/iu, write: 'adresse courriel' },
  { pattern: /[ée]tat matrimonial|situation matrimoniale/iu, write: 'état civil' },
  { pattern: /Quebec/u, write: 'Québec' },
  { pattern: /se connecter|connectez-vous|\bconnexion au portail/iu, write: 'ouvrir une session' },
  // Units of a partnership, shares of a company, notes and debentures are all ordered here: only “titres” names them all.
  { pattern: /\bparts\b(?!, actions)|\}\}[ \u00a0]part\b/iu, write: 'titres' },
  { pattern: /entièrement souscrit/iu, write: 'entièrement réservé' },
  { pattern: /personnes? conjointes?/iu, write: 'conjointe ou conjoint' },
  { pattern: /\best requis\b/iu, write: 'est obligatoire' },
];

/** Where a text uses another word than the one that the portal has for a thing; empty when nowhere. */
export function termProblems(language: 'en' | 'fr', text: string): string[] {
  const terms = language === 'en' ? ENGLISH : FRENCH;
  // The name of a value is not read by anybody.
  const shown = text.replaceAll(/\{\{[^}]*\}\}/gu, '{{}}');
  return terms.flatMap(({ pattern, write }) => {
    const found = pattern.exec(shown)?.[0];
    return found === undefined ? [] : [`says “${found}”; the term is “${write}”`];
  });
}
