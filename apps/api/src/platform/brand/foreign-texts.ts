import type { Language } from '@portal/domain/ground/people/languages';
import * as en from '@portal/messages/en/index';
import * as fr from '@portal/messages/fr/index';
import { placeholdersOf } from '@portal/messages/parity/compare-languages';
import { flattenTexts } from '@portal/messages/parity/flatten-texts';

const TEXTS = { en, fr };

/**
 * What is wrong with texts that a brand says otherwise, a sentence each: the portal has no such text, or what is filled into it
 * would be lost or stay empty.
 */
export function foreignTexts(language: Language, texts: Readonly<Record<string, unknown>>): string[] {
  const replaced = Object.entries(texts).flatMap(([name, block]) => [...flattenTexts(name, block)]);
  if (replaced.length === 0) {
    return [];
  }
  const own = new Map(
    Object.entries(TEXTS[language]).flatMap(([name, block]) => [...flattenTexts(name, block)]),
  );
  return replaced.flatMap(([key, text]) => {
    const known = own.get(key);
    if (known === undefined) {
      return [`texts.${key}: the portal has no such text`];
    }
    const [wanted, found] = [known, text].map((one) => placeholdersOf(one).join(', ') || 'nothing');
    return wanted === found ? [] : [`texts.${key}: fills in ${found}, and the portal's own ${wanted}`];
  });
}
