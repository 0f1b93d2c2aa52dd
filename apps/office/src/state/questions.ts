/** What the server may ask a person in the middle of their work: to log in again, or for a code. */
export type Question = 'log-in' | 'code';

type Open = { answer: Promise<boolean>; give: (isDone: boolean) => void };

const open = new Map<Question, Open>();
const listeners = new Set<() => void>();
let shown: readonly Question[] = [];
/** Whether somebody is there to be asked; before anybody has logged in the page itself asks. */
let isSomebodyThere = false;

/** Asks once, however many calls wait for it; true when the person did what was asked. */
export function ask(question: Question): Promise<boolean> {
  if (!isSomebodyThere) {
    return Promise.resolve(false);
  }
  const known = open.get(question);
  if (known !== undefined) {
    return known.answer;
  }
  const { promise, resolve } = Promise.withResolvers<boolean>();
  open.set(question, { answer: promise, give: resolve });
  publish();
  return promise;
}

/** Ends a question: the calls that waited are made again, or told that they were refused. */
export function answer(question: Question, isDone: boolean): void {
  const asked = open.get(question);
  open.delete(question);
  publish();
  asked?.give(isDone);
}

/** From now on there is somebody to ask, or nobody any more. */
export function setSomebodyThere(isThere: boolean): void {
  isSomebodyThere = isThere;
  if (!isThere) {
    for (const question of [...open.keys()]) {
      answer(question, false);
    }
  }
}

/** For `useSyncExternalStore`. */
export function subscribeQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openQuestions(): readonly Question[] {
  return shown;
}

function publish(): void {
  shown = [...open.keys()];
  for (const listener of listeners) {
    listener();
  }
}
