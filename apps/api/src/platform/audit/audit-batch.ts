import { sha256Hex } from '../crypto/new-token.ts';
import type { AuditRow } from '../ports/audit-writer.ts';
import { leafHash } from './merkle-tree.ts';
import { textOfRow } from './text-of-row.ts';

/** Rows that were chained together. Batches follow one another by their hashes; each is signed. */
export type AuditBatch = {
  number: bigint;
  /** Hash of what precedes it: the previous batch, the last linked row, or `start`. */
  previous: string;
  rows: number;
  /** Root of the tree over its rows. */
  root: string;
  madeAt: Date;
  /** The key that signed it. */
  keyId: string;
  signature: string;
};

/** The signed part of a batch: nothing about its rows can be read from it. */
export function textOfBatch(batch: Omit<AuditBatch, 'keyId' | 'signature'>): string {
  return JSON.stringify([
    'audit-batch',
    String(batch.number),
    batch.previous,
    batch.rows,
    batch.root,
    batch.madeAt.toISOString(),
  ]);
}

/** The link to the next batch, hexadecimal. Written down elsewhere, it proves later that nothing before it changed. */
export function hashOfBatch(batch: Omit<AuditBatch, 'keyId' | 'signature'>): string {
  return sha256Hex(textOfBatch(batch));
}

/** A row's leaf. Its code is hashed in front of it, so that nobody finds a row's content from its leaf by guessing. */
export function leafOfRow(row: AuditRow, mac: string): string {
  return leafHash(mac + textOfRow(row));
}
