import { describe, expect, it } from 'vitest';
import { readingGrade } from './reading-grade.ts';

describe('the school year that a text asks for', () => {
  it.each([
    ['en', 'Log in with your email.'],
    ['fr', 'Ouvrez une session avec votre courriel.'],
    ['en', '{{a}} {{b}} {{c}}'],
  ] as const)('is not given in %s for a label: %s', (language, text) => {
    expect(readingGrade(language, text)).toBeNull();
  });

  it.each([
    ['en', 'short words', 'We keep it for you. You can come back and go on from here.', -5, 2],
    [
      'en',
      'plain prose',
      'You link your bank account on a secure page. You then authorize one debit for this order.',
      3,
      8,
    ],
    [
      'en',
      'the law',
      'The regulators collect this information under the authority of securities legislation to administer and enforce it.',
      13,
      25,
    ],
    ['fr', 'short words', 'Vos titres sont à vous. Vous ne devez rien et vous avez tout le temps.', 5, 6],
    [
      'fr',
      'plain prose',
      'Vous liez votre compte sur une page sécurisée. Vous autorisez ensuite un seul débit pour cet ordre.',
      5,
      9,
    ],
    [
      'fr',
      'the law',
      'Les autorités recueillent ces renseignements en vertu de la législation canadienne en valeurs mobilières.',
      12,
      18,
    ],
  ] as const)('in %s is right for %s', (language, _kind, text, least, most) => {
    const grade = readingGrade(language, text);
    expect(grade).toBeGreaterThanOrEqual(least);
    expect(grade).toBeLessThanOrEqual(most);
  });

  it('is lower when a sentence is cut in two, by a period or a colon', () => {
    const long = 'The dealer checks that this investment suits you and then it tells you what it has found';
    const cut = 'The dealer checks that this investment suits you. And then it tells you what it has found';
    const colon = 'The dealer checks that this investment suits you: and then it tells you what it has found';
    expect(Number(readingGrade('en', cut))).toBeLessThan(Number(readingGrade('en', long)));
    expect(readingGrade('en', colon)).toBe(readingGrade('en', cut));
  });

  it('takes a value and the dealer’s name for a word each, whatever they are called', () => {
    const text = (value: string) => `We sent ${value} to you this day so that you can read it here at home.`;
    expect(readingGrade('en', text('{{documentTitle}}'))).toBe(readingGrade('en', text('$t(brand.name)')));
  });
});
