import { useState } from 'react';

/** The words of a search as they are typed. Where Back, a view or a cleared filter brings others, those are shown; the field stays, and so does its focus. */
export function useTypedWords(asked: string | undefined): [string, (words: string) => void] {
  const [typed, setTyped] = useState(asked ?? '');
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setTyped(asked ?? '');
  }
  return [typed, setTyped];
}
