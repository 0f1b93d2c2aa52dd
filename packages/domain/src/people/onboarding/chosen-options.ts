export type Answer = string | readonly string[] | undefined;

/** The chosen options of an answer, whichever of its two shapes it has. */
export function chosenOptions(answer: Answer): readonly string[] {
  if (answer === undefined || answer === '') {
    return [];
  }
  return typeof answer === 'string' ? [answer] : answer;
}
