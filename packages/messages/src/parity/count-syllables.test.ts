import { describe, expect, it } from 'vitest';
import { englishSyllables, frenchSyllables } from './count-syllables.ts';

describe('syllables of an English word', () => {
  it.each([
    ['the', 1],
    ['priced', 1],
    ['closes', 2],
    ['changes', 2],
    ['table', 2],
    ['people', 2],
    ['accepted', 3],
    ['issuer', 3],
    ['area', 3],
    ['experience', 4],
    ['securities', 4],
    ['authorization', 5],
  ])('%s has %i', (word, count) => {
    expect(englishSyllables(word)).toBe(count);
  });
});

describe('syllables of a French word', () => {
  it.each([
    ['compte', 1],
    ['quelque', 1],
    ['titres', 1],
    ['payer', 2],
    ['créer', 2],
    ['idée', 2],
    ['Noël', 2],
    ['placements', 3],
    ['souscription', 3],
    ['réalité', 4],
    ['investisseur', 4],
    ['organisation', 5],
  ])('%s has %i', (word, count) => {
    expect(frenchSyllables(word)).toBe(count);
  });
});
