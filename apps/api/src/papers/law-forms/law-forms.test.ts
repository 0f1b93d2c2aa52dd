import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAW_FORMS, RULE_OF_FORM } from '@portal/domain/ground/law/law-forms';
import { RULES } from '@portal/domain/ground/law/rules';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { describe, expect, it } from 'vitest';
import type { FormPart, LawFormText } from './law-form-text.ts';
import { LAW_FORM_TEXTS } from './law-forms.ts';

const FOLDER = join(import.meta.dirname, 'sources');
const FORMS = LAW_FORMS.flatMap((form) =>
  LANGUAGES.map((language) => [form, language, LAW_FORM_TEXTS[form][language]] as const),
);
const FOUND = FORMS.filter(([, , { source }]) => source !== null);

/** Every piece of a form that is the law's own wording. */
function wordsOf(part: FormPart): string[] {
  switch (part.kind) {
    case 'missing':
      return [];
    case 'initial':
      return [part.title, part.text].flatMap((words) => words ?? []);
    case 'choice':
      return part.rows.flatMap(({ text }) => text ?? []);
    case 'filled':
      return part.rows.flatMap(({ label }) => label ?? []);
    default:
      return [part.text];
  }
}

/** One form for quotes, dashes and spaces; what is filled in leaves. */
const plain = (text: string) =>
  text
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/\{\{total\}\}\.?/gu, '')
    .replaceAll(/\.$/gu, '')
    .replaceAll(/[$](?!\d)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const sourceOf = ({ source }: LawFormText) => readFileSync(join(FOLDER, source?.file ?? ''), 'utf8');

describe.each(FOUND)('Form %s in %s', (form, language, text) => {
  it('has as its source the text that was read', () => {
    const digest = createHash('sha256').update(sourceOf(text)).digest('hex');
    expect(digest).toBe(text.source?.sha256);
  });

  it('has no word that its source has not', () => {
    const source = plain(sourceOf(text).replaceAll('\n', ' '));
    const words = text.parts.flatMap(wordsOf).map(plain);
    expect(words.filter((piece) => !source.includes(piece))).toEqual([]);
  });

  it('stands beside its source', async () => {
    const lines = sourceOf(text).split('\n');
    const beside = text.parts.flatMap((part) => {
      const open = 'missing' in part && part.missing !== undefined ? [`? ${part.missing}`] : [];
      const pieces = wordsOf(part).map((piece) => {
        const line = lines.find((one) => plain(one).includes(plain(piece)));
        return `  ${piece}\n< ${line ?? '(over two lines)'}`;
      });
      return [...pieces, ...open, ''];
    });
    const { instrument, address, readOn, sha256 } = text.source ?? expect.fail();
    const head = [instrument, address, `Read on ${readOn}; SHA-256 of what was read: ${sha256}`, ''];
    await expect([...head, ...beside].join('\n')).toMatchFileSnapshot(`beside/${form}-${language}.txt`);
  });
});

describe.each(FORMS)('Form %s in %s, found or not', (form, language, text) => {
  it('is missing what the rule book asks counsel for', () => {
    // F12 also lacks a way to ask two people who do not buy, which no wording mends.
    const wordings = RULES[RULE_OF_FORM[form][language]].missing.filter(
      (what) => !what.startsWith('A way to'),
    );
    expect(missingOf(text)).toEqual(wordings);
  });

  it('has words only where it has a source', () => {
    const words = text.parts.flatMap(wordsOf);
    expect(words.length > 0).toBe(text.source !== null);
  });

  it('has each row once', () => {
    const rows = text.parts.flatMap((part) =>
      part.kind === 'initial'
        ? [part.rowId]
        : part.kind === 'choice'
          ? part.rows.map((row) => row.rowId)
          : [],
    );
    expect(new Set(rows).size).toBe(rows.length);
  });
});

/** What of a form's wording was not found, as counsel is asked. */
function missingOf({ parts }: LawFormText): string[] {
  return parts.flatMap((part) => ('missing' in part && part.missing !== undefined ? [part.missing] : []));
}

it('has the same places in both languages', () => {
  const places = (language: 'en' | 'fr') =>
    LAW_FORMS.flatMap((form) =>
      LAW_FORM_TEXTS[form][language].parts.flatMap((part) =>
        part.kind === 'initial' ? [part.rowId] : part.kind === 'choice' ? [part.choiceId] : [],
      ),
    );
  expect(places('fr')).toEqual(places('en'));
});
