import type { Gesture } from './watch-gestures.ts';

/** What a way asks of a person. */
export type Figures = {
  /** States of the page in which the person had to do something. */
  screens: number;
  /** Presses: two for an answer from a closed list, one for a picture. Fields are reached by Tab. */
  presses: number;
  /** Fields typed into. */
  fields: number;
  characters: number;
  pictures: number;
  /** Words in view, each text once on each screen. */
  words: number;
};

/** A closed list is opened, then an answer is pressed. */
const PRESSES = { press: 1, choose: 2, type: 0, picture: 1 } as const satisfies Record<
  Gesture['kind'],
  number
>;

/** Adds up the gestures of a way. */
export function figuresOf(gestures: readonly Gesture[]): Figures {
  const typed = new Map<string, number>();
  const texts = new Set<string>();
  for (const gesture of gestures) {
    if (gesture.kind === 'type') {
      typed.set(`${gesture.screen} ${gesture.control}`, gesture.characters);
    }
    for (const text of gesture.texts) {
      texts.add(`${gesture.screen}\n${text}`);
    }
  }
  return {
    screens: screensOf(gestures).length,
    presses: gestures.reduce((sum, { kind }) => sum + PRESSES[kind], 0),
    fields: typed.size,
    characters: [...typed.values()].reduce((sum, characters) => sum + characters, 0),
    pictures: gestures.filter(({ kind }) => kind === 'picture').length,
    words: [...texts].reduce((sum, text) => sum + wordsIn(text), 0),
  };
}

/** The screens of a way in the order in which they were met. */
export function screensOf(gestures: readonly Gesture[]): readonly string[] {
  return [...new Set(gestures.map(({ screen }) => screen))];
}

function wordsIn(text: string): number {
  const shown = text.slice(text.indexOf('\n') + 1);
  return shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
