import type { Gesture } from './watch-gestures.ts';
import { type Figures, figuresOf } from './way-figures.ts';

/** Silent reading of English prose by adults: the mean of 190 studies (Brysbaert, 2019). */
const READING_WORDS_PER_MINUTE = 238;
/** Typing by people who are no typists; a word is five characters. */
const TYPING_WORDS_PER_MINUTE = 40;
const CHARACTERS_PER_WORD = 5;
/** Finding a button and pressing it. */
const PRESS_SECONDS = 1.5;
/** Taking a card or a bill in hand, taking its picture, looking at the picture. */
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

/** A text that is longer than this is copied from where it stands. */
const TYPED_CHARACTERS_MAX = 40;
/** Going to the other window, choosing the text, coming back and putting it in. */
const COPY_SECONDS = 6;

/** The same for somebody who copies long texts instead of typing them. Seconds. */
export function secondsOfCopying(gestures: readonly Gesture[]): number {
  const isCopied = ({ kind, characters }: Gesture) => kind === 'type' && characters > TYPED_CHARACTERS_MAX;
  const copied = new Set(gestures.filter(isCopied).map(({ screen, control }) => `${screen} ${control}`));
  const typed = gestures.map((gesture) => (isCopied(gesture) ? { ...gesture, characters: 0 } : gesture));
  return secondsOf(figuresOf(typed)) + copied.size * COPY_SECONDS;
}
