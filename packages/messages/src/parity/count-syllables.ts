const ENGLISH_SHORT = 3;
/** An e that is written at the end and not said: in priced, closed and house, not in accepted, changes and table. */
const MUTE_ENGLISH = /(?<=[^aeiouytd])e(?=d$)|(?<=[^aeiouyscgxz]|[^aeiouy][lr])(?<!sh|ch)e(?=s$)|e$/;
const LE_ENGLISH = /(?<=[^aeiouyl])l(?=es?$)/;
/** Two vowels that are said apart: material, period, issuer, client, evaluate, area. */
const HIATUS_ENGLISH = /(?<=[^cstg])i(?=a|o|enc|ent)|[iu](?=e[rt])|(?<=[^gq])u(?=a)|e(?=a$)/g;

/** Syllables of an English word as people say it, found by its vowels: right for nine words in ten, which a mean can bear. */
export function englishSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= ENGLISH_SHORT) {
    return 1;
  }
  const said = letters
    .replace(/^y/, '')
    .replace(LE_ENGLISH, 'el')
    .replace(MUTE_ENGLISH, '')
    .replace(HIATUS_ENGLISH, (vowel) => `${vowel}-`);
  return Math.max(1, said.match(/[aeiouy]+/g)?.length ?? 1);
}

const FRENCH_VOWELS = /[aeiouyàâéèêëîïôöùûüœæ]+/g;
const MUTE_FRENCH = /(?<=[^aeiouyàâéèêëîïôöùûü])es?$|(?<=[éiu])es?$/;
const HIATUS_FRENCH = /é(?=[aeàâéèêiouœ])|[aeo](?=[éèïë])|[aeiou](?=y[aeiouéè])/g;

/** Syllables of a French word as it is said in prose: an e at its end is mute. An elided word (l’, d’) is none of its own. */
export function frenchSyllables(word: string): number {
  const said = word
    .toLowerCase()
    .replace(/[^a-zàâçéèêëîïôöùûüœæ]/g, '')
    .replace(/q?u(?<=qu)|u(?<=gu)(?=[eéèêi])/g, '')
    .replace(MUTE_FRENCH, '')
    .replace(HIATUS_FRENCH, (vowel) => `${vowel}-`);
  return Math.max(1, said.match(FRENCH_VOWELS)?.length ?? 1);
}
