import type { KeyRing } from '../crypto/key-ring.ts';
import { auditKeyOf } from './audit-key.ts';
import type { StoredAuditRow } from './audit-row-columns.ts';
import { textOfRow } from './text-of-row.ts';

/** Whether the portal wrote this row just as it is, number and all: whoever has only the database cannot make its code. */
export async function isOwnRow(keys: KeyRing, row: StoredAuditRow): Promise<boolean> {
  if (row.keyId === null || row.mac === null) {
    return false;
  }
  const key = await keys.find(row.keyId);
  return key !== undefined && auditKeyOf(key).isMacOf(textOfRow(row), row.mac);
}
