import { matchesPattern, type TextMap } from './flatten-texts.ts';

/** Key patterns (see matchesPattern) of texts that read the same in both languages, each with the reason. */
export type SameOnPurpose = Readonly<Record<string, string>>;

/**
 * Says what sets the two languages apart: keys that one lacks, placeholders that differ, a plural without its partner,
 * French that was left in English. An empty list means that every text has its equal.
 */
export function compareLanguages(english: TextMap, french: TextMap, sameOnPurpose: SameOnPurpose): string[] {
  return [
    ...keysMissing(english, french, 'fr'),
    ...keysMissing(french, english, 'en'),
    ...pluralsWithoutPartner(english, 'en'),
    ...pluralsWithoutPartner(french, 'fr'),
    ...differingPlaceholders(english, french),
    ...untranslated(english, french, sameOnPurpose),
  ];
}

function keysMissing(from: TextMap, to: TextMap, language: string): string[] {
  return [...from.keys()].filter((key) => !to.has(key)).map((key) => `${key}: missing in ${language}`);
}

const PLURAL_PARTNER = { _one: '_other', _other: '_one' } as const;

function pluralsWithoutPartner(texts: TextMap, language: string): string[] {
  return [...texts.keys()].flatMap((key) =>
    Object.entries(PLURAL_PARTNER).flatMap(([form, partner]) => {
      const partnerKey = key.slice(0, -form.length) + partner;
      return key.endsWith(form) && !texts.has(partnerKey)
        ? [`${key}: ${partnerKey} is missing in ${language}`]
        : [];
    }),
  );
}

/** The names between `{{` and `}}`, sorted; a formatter after a comma does not belong to the name. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].sort();
}

function differingPlaceholders(english: TextMap, french: TextMap): string[] {
  return [...english].flatMap(([key, text]) => {
    const wanted = namesThatCount(key, text);
    const found = namesThatCount(key, french.get(key) ?? text);
    return wanted === found
      ? []
      : [`${key}: placeholders differ (en: ${wanted || 'none'}; fr: ${found || 'none'})`];
  });
}

/** 'One file' needs no number in one language and may have it in the other, so `count` is free in the singular. */
function namesThatCount(key: string, text: string): string {
  const names = placeholdersOf(text);
  return (key.endsWith('_one') ? names.filter((name) => name !== 'count') : names).join(', ');
}

function untranslated(english: TextMap, french: TextMap, sameOnPurpose: SameOnPurpose): string[] {
  const patterns = Object.keys(sameOnPurpose);
  const used = new Set<string>();
  const problems: string[] = [];
  for (const [key, text] of english) {
    if (text !== french.get(key) || !hasWords(text)) {
      continue;
    }
    const pattern = patterns.find((candidate) => matchesPattern(key, candidate));
    if (pattern === undefined) {
      problems.push(`${key}: the same in both languages (${text})`);
    } else {
      used.add(pattern);
    }
  }
  const stale = patterns.filter((pattern) => !used.has(pattern));
  return [
    ...problems,
    ...stale.map((pattern) => `${pattern}: listed as the same on purpose, but no text is`),
  ];
}

/** True when something is left to translate once the placeholders are taken out. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));
}
