import { englishSyllables, frenchSyllables } from './count-syllables.ts';

/** Shorter texts are labels: a formula made for prose says nothing of them. */
const MEASURED_WORDS_MIN = 12;
/** What stands for a name, a day or an amount that is filled in: a word of two syllables. */
const VALUE = 'value';
/** A colon and a semicolon end a thought, too (Flesch, "How to Write Plain English", 1979, chapter 2). */
const ENDS = /[.!?;:…](?=[\s\u00a0»”]|$)|\n+/u;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}’@.-]*/gu;
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/iu;

/** Upper ends of Flesch's bands of reading ease with the school year that each stands for (Flesch 1949, chapter 12). */
const YEARS: readonly (readonly [ease: number, grade: number])[] = [
  [100, 5],
  [90, 6],
  [80, 7],
  [70, 8],
  [60, 10],
  [50, 13],
  [30, 16],
  [0, 18],
];

/**
 * The school year that a reader needs for a text, or null for one under `MEASURED_WORDS_MIN` words.
 * English: Flesch-Kincaid (Kincaid and others 1975, 0.39 words a sentence + 11.8 syllables a word - 15.59).
 * French: the reading ease of Kandel and Moles (1958, 207 - 1.015 words a sentence - 73.6 syllables a word), read off Flesch's bands.
 */
export function readingGrade(language: 'en' | 'fr', text: string): number | null {
  const shown = text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, VALUE);
  const sentences = shown.split(ENDS).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const words = shown.match(WORDS) ?? [];
  if (words.length < MEASURED_WORDS_MIN) {
    return null;
  }
  const counted = language === 'en' ? words : words.map((word) => word.replace(ELISION, ''));
  const syllablesOf = language === 'en' ? englishSyllables : frenchSyllables;
  const syllables = counted.reduce((sum, word) => sum + syllablesOf(word), 0);
  const wordsEach = words.length / sentences;
  const syllablesEach = syllables / words.length;
  return language === 'en'
    ? 0.39 * wordsEach + 11.8 * syllablesEach - 15.59
    : yearOfEase(207 - 1.015 * wordsEach - 73.6 * syllablesEach);
}

function yearOfEase(ease: number): number {
  const above = YEARS.findLast(([end]) => ease <= end);
  const below = YEARS.find(([end]) => end < ease);
  if (above === undefined || below === undefined) {
    return (above ?? below ?? [0, 0])[1];
  }
  return above[1] + ((above[0] - ease) / (above[0] - below[0])) * (below[1] - above[1]);
}
