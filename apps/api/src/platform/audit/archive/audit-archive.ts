/** A closed year whose rows are in a sealed file. */
export type AuditArchive = {
  year: number;
  fileId: string;
  /** Where the file's bytes are. */
  storageKey: string;
  rows: number;
  sha256: string;
  /** Rows of later batches are not in the file. */
  throughBatch: bigint;
  madeAt: Date;
  keyId: string;
  signature: string;
};

/** The signed part of an archive: which file has the rows of the year, and how many. */
export function textOfArchive(archive: Omit<AuditArchive, 'storageKey' | 'keyId' | 'signature'>): string {
  return JSON.stringify([
    'audit-archive',
    archive.year,
    archive.fileId,
    archive.rows,
    archive.sha256,
    String(archive.throughBatch),
    archive.madeAt.toISOString(),
  ]);
}

/** From the first moment of a year to before that of the next, in UTC, as the log is kept. */
export function boundsOfYear(year: number): { from: Date; until: Date } {
  return { from: new Date(Date.UTC(year, 0, 1)), until: new Date(Date.UTC(year + 1, 0, 1)) };
}
