import { LOCALES } from '../formats/locales.ts';
import type { Language } from '../people/languages.ts';
import { ALPHA_2_OF } from './is-country-code.ts';

/** A country by its ISO 3166-1 alpha-3 code and its name in the language asked for. */
export type Country = { readonly code: string; readonly name: string };

/** Shown before the alphabet: nearly everybody who is asked chooses one of these. */
const FIRST = ['CAN', 'USA'];

/**
 * Names come from the platform's own library, Intl.DisplayNames over Unicode CLDR, which every browser and Node carry
 * in both languages: a package of names would weigh more than the page. A list is sorted once per language.
 */
const lists = new Map<Language, readonly Country[]>();

/** A country's name (`CAN` gives Canada), or the code itself when it is not in use. */
export function countryName(code: string, language: Language): string {
  return countriesIn(language).find((country) => country.code === code)?.name ?? code;
}

/** All countries, Canada and the United States first, the others in the alphabetical order of the language. */
export function countriesIn(language: Language): readonly Country[] {
  const kept = lists.get(language);
  if (kept !== undefined) {
    return kept;
  }
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  const nameOf = (code: string): Country => ({ code, name: names.of(ALPHA_2_OF.get(code) ?? code) ?? code });
  const { compare } = new Intl.Collator(LOCALES[language]);
  const others = [...ALPHA_2_OF.keys()].filter((code) => !FIRST.includes(code)).map(nameOf);
  const list = [...FIRST.map(nameOf), ...others.sort((one, other) => compare(one.name, other.name))];
  lists.set(language, list);
  return list;
}
