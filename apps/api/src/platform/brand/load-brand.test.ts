import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrandError, loadBrand } from './load-brand.ts';
import { SAMPLE_BRAND_FOLDER } from './the-brand.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-brand-'));
  cpSync(SAMPLE_BRAND_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes one file in a copy of the folder. */
function change(name: string, how: (text: string) => string): void {
  const file = join(folder, name);
  writeFileSync(file, how(readFileSync(file, 'utf8')));
}

function withTexts(texts: object): (text: string) => string {
  return (text) => JSON.stringify({ ...JSON.parse(text), texts });
}

function problems(): string[] {
  try {
    loadBrand(folder);
  } catch (error) {
    if (error instanceof BrandError) {
      return error.message.split('\n').slice(1);
    }
    throw error;
  }
  return [];
}

describe('the folder of a brand', () => {
  it('gives the words of both languages, the particulars and the folder itself', () => {
    expect(loadBrand(folder)).toMatchObject({
      folder,
      dealer: { city: 'Toronto' },
      words: { en: { ofName: 'of Northline' }, fr: { ofName: 'de Northline' } },
    });
  });

  it('may say what counsel confirmed; without that file nothing is', () => {
    rmSync(join(folder, 'law.json'), { force: true });
    expect(loadBrand(folder).law).toEqual({ confirmed: [] });
    const law = { confirmed: [{ rule: 'form-f9-en', by: 'A. Roy', on: '2026-11-02' }] };
    writeFileSync(join(folder, 'law.json'), JSON.stringify(law));
    expect(loadBrand(folder).law).toEqual(law);
  });

  it('may reword texts of the portal', () => {
    change('en.json', withTexts({ shell: { footer: { risk: 'You can lose all of it.' } } }));
    expect(problems()).toEqual([]);
  });

  it.each<[string, () => void, string[]]>([
    [
      'with a confirmation of a rule that there is not, a day that is none, and a rule of no use',
      () =>
        writeFileSync(
          join(folder, 'law.json'),
          JSON.stringify({
            confirmed: [
              { rule: 'form-f99', by: 'A. Roy', on: '2 Nov. 2026' },
              { rule: 'self-certified', by: 'A. Roy', on: '2026-11-02' },
            ],
          }),
        ),
      [
        '  - law.json: confirmed.0.rule is no rule of the portal (docs/counsel.md lists them)',
        '  - law.json: confirmed.0.on is a day, such as 2026-11-30',
        '  - law.json: confirmed.1.rule is a rule that the portal makes no use of, so confirming it would change nothing',
      ],
    ],
    [
      'with a law.json that cannot be read',
      () => writeFileSync(join(folder, 'law.json'), '{ "confirmed": {} }'),
      ['  - law.json: confirmed is a list of confirmations'],
    ],
    ['without a picture', () => rmSync(join(folder, 'mark.svg')), ['  - mark.svg: is missing']],
    [
      'with an account that is none and a name that is empty',
      () => {
        change('brand.json', (text) => text.replace('"4510027"', '"45100"'));
        change('fr.json', (text) => text.replace('"de Northline"', '" "'));
      },
      ['  - brand.json: trustee.account is the 7 to 12 digits of an account', '  - fr.json: ofName is empty'],
    ],
    [
      'with words that cannot be read on their ground',
      () => change('brand.json', (text) => text.replace('"#57605b"', '"#b7c0bb"')),
      ['surface', 'sunken', 'raised', 'accent-soft'].map((ground) =>
        expect.stringContaining(`brand.json: muted on ${ground} in the light theme has a contrast of`),
      ),
    ],
    [
      'with a text that the portal does not have',
      () => change('en.json', withTexts({ shell: { footer: { motto: 'Onward' } } })),
      ['  - en.json: texts.shell.footer.motto: the portal has no such text'],
    ],
    [
      'with a text that loses what is filled in',
      () => change('fr.json', withTexts({ shell: { footer: { copyright: 'Tous droits réservés' } } })),
      ["  - fr.json: texts.shell.footer.copyright: fills in nothing, and the portal's own year"],
    ],
  ])('%s is refused, and each fault is named', (_row, spoil, expected) => {
    spoil();
    expect(problems()).toEqual(expected);
  });

  it('that is not there is refused', () => {
    rmSync(join(folder, 'en.json'));
    expect(problems()).toEqual([expect.stringContaining('en.json: ENOENT')]);
  });
});
