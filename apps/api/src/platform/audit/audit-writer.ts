import type { SecretBox } from '../crypto/secret-box.ts';
import type { Db } from '../db/tables.ts';
import { auditKeyOf } from './audit-key.ts';
import { takeAuditNumbers } from './audit-numbers.store.ts';
import { type AuditRow, textOfRow } from './audit-row.ts';

/** Numbers are taken so many at a time: the code of a row covers its number, so the number is known before the insert. */
const NUMBERS_A_BLOCK = 32;
/** A block is not used for longer, so that the order of the numbers is nearly the order of time on several servers. */
const BLOCK_MS = 1_000;

/** What a server needs to write rows of the audit log, besides a transaction. */
export type AuditWriter = {
  /** A number that nobody else gets; one of a transaction that is rolled back is never used. */
  takeNumber: (db: Db) => Promise<bigint>;
  /** The code by which the row is known as the portal's own, and the key that it is made with. */
  mark: (row: AuditRow) => { keyId: string; mac: string };
};

export function auditWriter({ keys }: Pick<SecretBox, 'keys'>): AuditWriter {
  let block: bigint[] = [];
  let takenAt = 0;
  return {
    takeNumber: async (db) => {
      const next = performance.now() - takenAt < BLOCK_MS ? block.shift() : undefined;
      if (next !== undefined) {
        return next;
      }
      const [first, ...rest] = await takeAuditNumbers(db, NUMBERS_A_BLOCK);
      block = rest;
      takenAt = performance.now();
      return first;
    },
    mark: (row) => {
      const key = auditKeyOf(keys.auditKey());
      return { keyId: key.id, mac: key.macOf(textOfRow(row)) };
    },
  };
}
