import { describe, expect, it } from 'vitest';
import { capitalProblems } from './french-capitals.ts';

describe('capitals inside a French text', () => {
  it.each([
    'Placements offerts',
    'Vous habitez au Québec ou à l’Île-du-Prince-Édouard.',
    'Payez {{deal}} par virement Interac. Votre banque le confirme.',
    'Choisissez « Au clavier » : votre nom suffit.',
    'Un fichier PDF de $t(brand.name)',
  ])('accepts: %s', (text) => {
    expect(capitalProblems(text)).toEqual([]);
  });

  it.each([
    ['Placements Offerts', ['Offerts']],
    ['Politique de Confidentialité', ['Confidentialité']],
    ['Convention d’Achat et Annexe A', ['Achat', 'Annexe']],
  ])('marks: %s', (text, words) => {
    expect(capitalProblems(text)).toEqual(words.map((word) => expect.stringContaining(`“${word}”`)));
  });
});
