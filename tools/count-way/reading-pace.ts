import type { Gesture } from './watch-gestures.ts';
import { type Figures, figuresOf } from './way-figures.ts';

/** Silent reading of English prose by adults: the mean of 190 studies (Brysbaert, 2019). */
const READING_WORDS_PER_MINUTE = 238;
/** Typing by people who are not typists; a word is five characters. */
const TYPING_WORDS_PER_MINUTE = 40;
const CHARACTERS_PER_WORD = 5;
/** Finding a button and pressing it. */
const PRESS_SECONDS = 1.5;
/** Finding a card or a bill, taking its picture and checking the picture. */
const PICTURE_SECONDS = 20;

/**
 * How long a person takes who reads every word once, types and presses without a rest, and knows the answers. Thinking and looking up
 * figures are not in it. Seconds.
 */
export function secondsOf({ words, characters, presses, pictures }: Figures): number {
  const reading = (words / READING_WORDS_PER_MINUTE) * 60;
  const typing = (characters / CHARACTERS_PER_WORD / TYPING_WORDS_PER_MINUTE) * 60;
  return Math.round(reading + typing + presses * PRESS_SECONDS + pictures * PICTURE_SECONDS);
}

/** Going to the other window, choosing the text, coming back and putting it in. */
const COPY_SECONDS = 6;
/** Finding a picture in a folder, instead of taking it. */
const CHOOSE_FILE_SECONDS = 10;
/** A text that is typed as fast as it is copied; a longer one is copied from where it stands. */
const TYPED_CHARACTERS_MAX = (COPY_SECONDS / 60) * TYPING_WORDS_PER_MINUTE * CHARACTERS_PER_WORD;

/**
 * The same for somebody who fills a page with texts and pictures that lie before them. What they put in themselves they do not read
 * again there, nor a text of which only a number changed. Seconds.
 */
export function secondsOfCopying(gestures: readonly Gesture[], ownTexts: readonly string[]): number {
  const own = ownTexts.join('\n');
  const isCopied = ({ kind, characters }: Gesture) => kind === 'type' && characters > TYPED_CHARACTERS_MAX;
  const copied = new Set(gestures.filter(isCopied).map(({ screen, control }) => `${screen} ${control}`));
  const done = gestures.map((gesture) => ({
    ...gesture,
    characters: isCopied(gesture) ? 0 : gesture.characters,
    texts: gesture.texts.filter((text) => !own.includes(text)).map((text) => text.replace(/\d+/g, '0')),
  }));
  const figures = figuresOf(done);
  const pictures = figures.pictures * (PICTURE_SECONDS - CHOOSE_FILE_SECONDS);
  return secondsOf(figures) - pictures + copied.size * COPY_SECONDS;
}
