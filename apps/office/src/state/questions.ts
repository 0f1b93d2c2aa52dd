/** What the server may ask of a person in the middle of their work: to log in again, or a code. */
export type Question = 'log-in' | 'code';

type Open = { answer: Promise<boolean>; give: (isDone: boolean) => void };

const open = new Map<Question, Open>();
const listeners = new Set<() => void>();
let shown: readonly Question[] = [];
/** Whether anybody can be asked; before log-in the page itself asks. */
let isSomebodyThere = false;

/** Asks once, however many calls wait; true if the person did what was asked. */
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

/** Ends a question: the waiting calls are repeated, or fail with their refusal. */
export function answer(question: Question, isDone: boolean): void {
  const asked = open.get(question);
  open.delete(question);
  publish();
  asked?.give(isDone);
}

/** Says whether there is anybody to ask from now on. */
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
