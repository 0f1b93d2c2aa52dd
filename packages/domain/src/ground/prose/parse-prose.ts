import { type ProseRun, runsOf } from './prose-runs.ts';

/** A paragraph or a list of a text. */
export type ProseBlock =
  | { kind: 'paragraph'; runs: ProseRun[] }
  | { kind: 'list'; isNumbered: boolean; items: ProseRun[][] };

/** The longest text that is read; what is longer is cut, so that no text can hold up a page. */
const PROSE_MAX_LENGTH = 40_000;

const BULLET = /^\s{0,3}[-*]\s+(\S.*)$/u;
const NUMBER = /^\s{0,3}\d{1,2}[.)]\s+(\S.*)$/u;

/** A paragraph is one point; each has its lines without their marks. */
type Gathered = { kind: 'paragraph' | 'bullets' | 'numbers'; points: string[][] };

/**
 * Reads the few marks that a deal's texts may have: `**bold**`, `- ` and `1. ` for lists, `[words](https://…)` and
 * `[words](mailto:…)`. Paragraphs are separated by a blank line. Nothing is an error, and nothing becomes HTML: what is not
 * one of these marks stays as it was typed.
 */
export function parseProse(text: string): ProseBlock[] {
  return gather(text.slice(0, PROSE_MAX_LENGTH)).map(({ kind, points }) => {
    const items = points.map((lines) => runsOf(lines.join(' ')));
    return kind === 'paragraph'
      ? { kind, runs: items.flat() }
      : { kind: 'list', isNumbered: kind === 'numbers', items };
  });
}

function gather(text: string): Gathered[] {
  const blocks: Gathered[] = [];
  /** What the next line may go on with. */
  let open: string[] | undefined;
  for (const line of text.split(/\r\n|\r|\n/u)) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const [kind, words] = readLine(line);
    if (open !== undefined && kind === 'paragraph') {
      // A line without a mark goes on with what stands before it, also with the last point of a list.
      open.push(words);
      continue;
    }
    const last = open === undefined ? undefined : blocks.at(-1);
    open = [words];
    if (last?.kind === kind) {
      last.points.push(open);
    } else {
      blocks.push({ kind, points: [open] });
    }
  }
  return blocks;
}

function readLine(line: string): [kind: Gathered['kind'], words: string] {
  const bullet = BULLET.exec(line)?.[1];
  const numbered = NUMBER.exec(line)?.[1];
  if (bullet !== undefined) {
    return ['bullets', bullet.trim()];
  }
  return numbered === undefined ? ['paragraph', line.trim()] : ['numbers', numbered.trim()];
}
