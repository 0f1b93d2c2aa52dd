/// <reference path="./word-lists.d.ts" />
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import englishWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import englishFirstNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs';
import frenchWords from '@zxcvbn-ts/language-fr/dist/commonWords.json.mjs';
import frenchFirstNames from '@zxcvbn-ts/language-fr/dist/firstnames.json.mjs';
import frenchLastNames from '@zxcvbn-ts/language-fr/dist/lastnames.json.mjs';
import { PASSWORD_LENGTH_MIN } from './account-limits.ts';
import { besideFamousPhrase } from './famous-phrases.ts';

/** How many units of a password are judged; the rest can only make it stronger. The work grows faster than the length. */
const ESTIMATED_UNITS_MAX = 64;
/** Ways of reading `@` as `a` and the like that are tried; the library's 100 take half a second of a hostile text. */
const SUBSTITUTIONS_MAX = 20;

/** Every list for guessing begins with them; what stands beside one must be a password by itself to count. */
const FAMOUS_GUESSES = 1e4;

const estimator = new ZxcvbnFactory({
  dictionary: {
    'passwords-common': dictionary['passwords-common'],
    'words-en': englishWords,
    'words-fr': frenchWords,
    'firstnames-en': englishFirstNames,
    'firstnames-fr': frenchFirstNames,
    'lastnames-fr': frenchLastNames,
  },
  graphs: adjacencyGraphs,
  maxLength: ESTIMATED_UNITS_MAX,
  l33tMaxSubstitutions: SUBSTITUTIONS_MAX,
});

/**
 * How many guesses a good cracking program needs for a password, by zxcvbn: lists of words in both languages, names, dates,
 * keyboard rows, repetitions. `known` is what somebody who guesses knows of the owner. Half a megabyte: loaded late.
 */
export function estimateGuesses(password: string, known: readonly string[]): number {
  const beside = besideFamousPhrase(password);
  if (beside !== null && beside.length < PASSWORD_LENGTH_MIN) {
    return FAMOUS_GUESSES;
  }
  const guesses = (text: string) => estimator.check(text, [...known]).guesses;
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '');
  // To a program an accent is a substitution like any other: the words of the lists are tried with and without.
  return plain === password ? guesses(password) : Math.min(guesses(password), guesses(plain));
}
