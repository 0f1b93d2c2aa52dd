import { describe, expect, it } from 'vitest';
import { typographyProblems } from './typography.ts';

describe('typography', () => {
  it.each([
    ['en', 'Your order’s total: $1,250.00'],
    ['en', 'In it, “you” means the subscriber.'],
    ['fr', 'Le total de l’ordre\u00a0: 1\u00a0250,00\u00a0$'],
    ['fr', 'Voulez-vous annuler l’ordre? Oui!'],
    ['fr', 'De 7 à 12\u00a0chiffres, {{done}} sur {{total}} pour {{name}}'],
    ['fr', 'Le mot «\u00a0vous\u00a0» désigne le souscripteur.'],
  ] as const)('accepts in %s: %s', (language, text) => {
    expect(typographyProblems(language, text)).toEqual([]);
  });

  it.each([
    ['en', "Your order's total", 'a straight apostrophe'],
    ['en', 'The word "you"', 'straight quotes'],
    ['en', 'Two  spaces', 'a double space'],
    ['en', ' padded', 'a space at the beginning'],
    ['en', '', 'nothing'],
    ['en', 'Loading...', 'three dots'],
    ['en', '« you »', 'French quotation marks'],
    ['fr', 'Total : 5', 'an ordinary space before a colon'],
    ['fr', 'Environ 5 %', 'an ordinary space before a per cent sign'],
    ['fr', 'Le mot « vous\u00a0»', 'an ordinary space after an opening guillemet'],
    ['fr', 'Le mot «vous»', 'no space inside guillemets'],
    ['fr', 'Encore {{count}} minutes', 'an ordinary space between a number and what it counts'],
    ['fr', 'Plus de 15 Mo', 'an ordinary space between a number and its unit'],
    ['fr', '{{count}} traits dessinés', 'an ordinary space after a value that is a number'],
    ['fr', 'Annuler ?', 'a space before a question mark'],
    ['fr', 'Le mot “vous”', 'English quotation marks'],
  ] as const)('marks in %s: %s (%s)', (language, text, _what) => {
    expect(typographyProblems(language, text)).toHaveLength(1);
  });
});
