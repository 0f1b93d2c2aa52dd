/** Words that stand in both texts, only in the one before, or only in the one after. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string };

/** More words than these are not compared one by one: the table of a comparison has the product of both counts. */
const WORDS_MAX = 2_500;

/** What changed from one text to another, word by word: the longest common run of words stays, spaces belong to the word before. */
export function compareWords(before: string, after: string): WordRun[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const start = sharedAtStart(old, now);
  const end = sharedAtStart(old.slice(start).reverse(), now.slice(start).reverse());
  const runs: WordRun[] = [];
  append(runs, 'same', old.slice(0, start).join(''));
  compareMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end), runs);
  append(runs, 'same', old.slice(old.length - end).join(''));
  return runs;
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/gu) ?? [];
}

/** How many words both begin with. */
function sharedAtStart(old: readonly string[], now: readonly string[]): number {
  const other = old.findIndex((word, place) => word !== now[place]);
  return other === -1 ? old.length : other;
}

function compareMiddle(old: readonly string[], now: readonly string[], runs: WordRun[]): void {
  let row = 0;
  let column = 0;
  if (old.length <= WORDS_MAX && now.length <= WORDS_MAX) {
    const common = commonLengths(old, now);
    while (row < old.length && column < now.length) {
      const [gone = '', come = ''] = [old[row], now[column]];
      if (gone === come) {
        append(runs, 'same', gone);
        row += 1;
        column += 1;
      } else if (common(row + 1, column) >= common(row, column + 1)) {
        append(runs, 'removed', gone);
        row += 1;
      } else {
        append(runs, 'added', come);
        column += 1;
      }
    }
  }
  append(runs, 'removed', old.slice(row).join(''));
  append(runs, 'added', now.slice(column).join(''));
}

/** For each pair of places, how many words the rests of both texts have in common, in order. */
function commonLengths(
  old: readonly string[],
  now: readonly string[],
): (row: number, column: number) => number {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}

function append(runs: WordRun[], kind: WordRun['kind'], text: string): void {
  const last = runs.at(-1);
  if (last?.kind === kind) {
    last.text += text;
  } else if (text !== '') {
    runs.push({ kind, text });
  }
}
