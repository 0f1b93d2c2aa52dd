import type { KeyRing } from '../crypto/key-ring.ts';
import { auditKeyOf } from './audit-key.ts';
import type { StoredAuditRow } from './audit-row-columns.ts';
import { textOfRow } from './text-of-row.ts';

/** Whether the portal wrote this row exactly as it is, number included: nobody with only the database can compute its code. */
export async function isOwnRow(keys: KeyRing, row: StoredAuditRow): Promise<boolean> {
  if (row.keyId === null || row.mac === null) {
    return false;
  }
  const key = await keys.find(row.keyId);
  return key !== undefined && auditKeyOf(key).isMacOf(textOfRow(row), row.mac);
}
