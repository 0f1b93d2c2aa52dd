import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { Language } from '@portal/domain/ground/people/languages';
import * as EN from '@portal/messages/en/index';
import * as FR from '@portal/messages/fr/index';
import type { Texts } from '@portal/messages/texts';

/** The portal's texts: what a person reads is what a test looks for. */
export type Words = Texts<typeof EN>;

const WORDS: Readonly<Record<Language, Words>> = { en: EN, fr: FR };

/** Every text in one language. */
export function wordsIn(language: Language): Words {
  return WORDS[language];
}

/** The text at a key built by the domain, such as `kycBasics.firstName.label`. */
export function textAt(words: Words, key: string): string {
  const text = partAt(words, key);
  if (typeof text !== 'string') {
    throw new Error(`There is no text at ${key}`);
  }
  return text;
}

/** A text with its placeholders filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}

/** Matches a text whatever fills its placeholders. Kinds of blanks do not matter, as a reader does not see them. */
export function somewhere(text: string): RegExp {
  return new RegExp(sourceOf(text));
}

/** Matches a text that stands alone. */
export function exactly(text: string): RegExp {
  return new RegExp(`^\\s*${sourceOf(text)}\\s*$`);
}

/** Matches the name of a field: its label, which says if an answer is optional. */
export function labelled(words: Words, label: string): RegExp {
  return new RegExp(`^${sourceOf(label)}(\\s\\(${sourceOf(words.ui.optional)}\\))?$`);
}

function sourceOf(text: string): string {
  return text
    .split(/\{\{\w+\}\}|\$t\([\w.]+\)/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`))
    .join('.+');
}
