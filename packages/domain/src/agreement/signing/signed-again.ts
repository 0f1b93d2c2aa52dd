import type { DocumentBlock } from './signing.wire.ts';

/** A paper as it was signed, and as it would be written today with the date of then; null where it is not written any more. */
export type ComparedPaper = {
  /** Its name among the papers of an order (`nameOfPaper`): a prescribed form has one for each purchaser. */
  paper: string;
  before: readonly DocumentBlock[];
  isSame: boolean;
  now: readonly DocumentBlock[] | null;
};

type Signing = {
  compared: readonly ComparedPaper[];
  /** What is written for the new ceremony, with who signs each. */
  written: readonly { paper: string; isInvestors: boolean; isJoints: boolean }[];
  isJoint: boolean;
  /** The same persons signed what was signed. */
  isBySame: boolean;
};

/**
 * The papers that keep their signatures: those of which every word is as it was signed, by the same persons. None does where that
 * would leave somebody without anything to sign: then all are signed anew.
 */
export function papersKept({ compared, written, isJoint, isBySame }: Signing): string[] {
  const kept = compared.filter(({ isSame }) => isSame).map(({ paper }) => paper);
  const left = written.filter(({ paper }) => !kept.includes(paper));
  const hasEachSome =
    left.some(({ isInvestors }) => isInvestors) && (!isJoint || left.some(({ isJoints }) => isJoints));
  return isBySame && hasEachSome ? kept : [];
}

/** The labels of a paper's rows that say something else than before, or are new, or are gone; each once. */
export function changedLabels(before: readonly DocumentBlock[], now: readonly DocumentBlock[]): string[] {
  const [was, is] = [rowsOf(before), rowsOf(now)];
  const names = [...new Set([...is.keys(), ...was.keys()])];
  return [
    ...new Set(
      names
        .filter((name) => was.get(name)?.value !== is.get(name)?.value)
        .map((name) => is.get(name)?.label ?? was.get(name)?.label ?? ''),
    ),
  ];
}

/** Rows by table and label; a label that stands twice in a table has its place among them. */
function rowsOf(blocks: readonly DocumentBlock[]): Map<string, { label: string; value: string }> {
  const rows = new Map<string, { label: string; value: string }>();
  for (const block of blocks) {
    if (block.kind !== 'table' && block.kind !== 'filled') {
      continue;
    }
    for (const { label, value } of block.rows) {
      const name = `${block.caption}\n${label}`;
      let place = 0;
      while (rows.has(`${name}\n${place}`)) {
        place += 1;
      }
      rows.set(`${name}\n${place}`, { label, value });
    }
  }
  return rows;
}
