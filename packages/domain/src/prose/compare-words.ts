/** Words that stand in both texts, only in the one before, or only in the one after. */
export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string };

/** More words than these are not compared one by one: the table of a comparison has the product of both counts. */
const WORDS_MAX = 2_500;

/** What changed from one text to another, word by word: the longest common run of words stays, spaces belong to the word before. */
export function compareWords(before: string, after: string): WordRun[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) {
    start += 1;
  }
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) {
    end += 1;
  }
  const runs: WordRun[] = [];
  append(runs, 'same', old.slice(0, start).join(''));
  compareMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end), runs);
  append(runs, 'same', end === 0 ? '' : old.slice(-end).join(''));
  return runs;
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/gu) ?? [];
}

function compareMiddle(old: readonly string[], now: readonly string[], runs: WordRun[]): void {
  if (old.length === 0 || now.length === 0 || old.length > WORDS_MAX || now.length > WORDS_MAX) {
    append(runs, 'removed', old.join(''));
    append(runs, 'added', now.join(''));
    return;
  }
  const common = commonLengths(old, now);
  const width = now.length + 1;
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    const [gone = '', come = ''] = [old[row], now[column]];
    if (row < old.length && column < now.length && gone === come) {
      append(runs, 'same', gone);
      row += 1;
      column += 1;
    } else if (row < old.length && (column === now.length || at(row + 1, column) >= at(row, column + 1))) {
      append(runs, 'removed', gone);
      row += 1;
    } else {
      append(runs, 'added', come);
      column += 1;
    }
  }
}

/** For each pair of places, how many words the rests of both texts have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const [below = 0, beside = 0, both = 0] = [
        common[(row + 1) * width + column],
        common[row * width + column + 1],
        common[(row + 1) * width + column + 1],
      ];
      common[row * width + column] = old[row] === now[column] ? both + 1 : Math.max(below, beside);
    }
  }
  return common;
}

function append(runs: WordRun[], kind: WordRun['kind'], text: string): void {
  const last = runs.at(-1);
  if (last?.kind === kind) {
    last.text += text;
  } else if (text !== '') {
    runs.push({ kind, text });
  }
}
