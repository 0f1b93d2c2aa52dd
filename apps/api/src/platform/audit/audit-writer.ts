import type { SecretBox } from '../crypto/secret-box.ts';
import type { AuditWriter } from '../ports/audit-writer.ts';
import { takeAuditNumbers } from './audit.store.ts';
import { auditKeyOf } from './audit-key.ts';
import { textOfRow } from './text-of-row.ts';

/** Numbers are taken in blocks: a row's code covers its number, so the number must be known before the insert. */
const NUMBERS_A_BLOCK = 32;
/** A block expires after this, so that numbers are nearly in order of time even on several servers. */
const BLOCK_MS = 1_000;

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
