/** What is wrong at a row, or at a batch of rows. */
export type AuditBreak = { at: 'row' | 'batch'; number: bigint; kind: AuditBreakKind };
export type AuditBreakKind =
  /** It does not say what was hashed. */
  | 'changed'
  /** It does not follow what stands before it, of which something was removed, added or moved. */
  | 'out of place'
  /** The chain ends here, and went on. */
  | 'missing'
  /** It was chained or waited to be, and is gone. */
  | 'removed'
  /** The portal did not write it as it is. */
  | 'strange'
  /** The portal wrote it, and somebody took it off the list of rows to be chained. */
  | 'left out'
  /** Nobody chains it. */
  | 'late'
  /** Its leaves are not those that were signed. */
  | 'wrong root'
  /** The portal did not sign it. */
  | 'unsigned';

export type AuditCheck = {
  /** Rows that follow one another from the first on. */
  rows: number;
  /** Hash of the last link; `start` when there is none. Written down elsewhere, it proves later that nothing before it changed. */
  headHash: string;
  /** The first thing that is wrong; null when nothing is. */
  brokenAt: AuditBreak | null;
};
