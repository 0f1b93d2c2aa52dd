import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { name, required, text } from './text-rules.ts';

const STREET = required(text(40));

describe('a text of the profile, such as a street, a city or an employer', () => {
  it.each([
    ['12, rue Ōtāhuhu', '12, rue Ōtāhuhu'],
    [' Kw̓eḵ̓ajuu Holdings & Sons (№ 7) ', 'Kw̓eḵ̓ajuu Holdings & Sons (№ 7)'],
    ['ᐃᖃᓗᐃᑦ', 'ᐃᖃᓗᐃᑦ'],
    ['ＡＢＣ　Ｉｎｃ．', 'ABC Inc.'],
    ['12 King\u200b St', '12 King St'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(z.parse(STREET, typed)).toBe(kept);
  });

  it.each([
    ['王府 Street', '王'],
    ['ул. Ленина', 'у'],
    ['Roy 😀', '😀'],
  ])('refuses %j, and names what no document prints', (typed, sign) => {
    expect(z.safeParse(STREET, typed).error?.issues).toMatchObject([
      { message: 'kyc.issues.letters', params: { sign } },
    ]);
  });
});

it('a name is read as for an account', () => {
  expect(name('Kaʻiulani')).toEqual({ kept: 'Kaʻiulani' });
  expect(name('王小明')).toEqual({ wrong: 'kyc.issues.legalName' });
});
