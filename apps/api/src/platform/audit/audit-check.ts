/** What is wrong with a row, a batch of rows, or the file of a year. */
export type AuditBreak = { at: 'row' | 'batch' | 'archive'; number: bigint; kind: AuditBreakKind };
export type AuditBreakKind =
  /** Its content is not what was hashed. */
  | 'changed'
  /** It does not follow its predecessor: something was removed, added or moved. */
  | 'out of place'
  /** The chain ends here although it once went on. */
  | 'missing'
  /** It was chained, or waiting to be, and is gone. */
  | 'removed'
  /** The portal did not write it in this form. */
  | 'strange'
  /** The portal wrote it, but somebody removed it from the list of rows to be chained. */
  | 'left out'
  /** Nobody chains it. */
  | 'late'
  /** Its leaves are not the signed ones. */
  | 'wrong root'
  /** Its file is missing, does not open, or is not the one that was kept. */
  | 'unreadable'
  /** Its file has a row that is not of the log, or has rows in another order. */
  | 'unasked'
  /** The portal did not sign it. */
  | 'unsigned';

export type AuditCheck = {
  /** Rows intact from the first on. */
  rows: number;
  /** Hash of the last link; `start` when there is none. Written down elsewhere, it proves later that nothing before it changed. */
  headHash: string;
  /** The first fault; null if there is none. */
  brokenAt: AuditBreak | null;
};
