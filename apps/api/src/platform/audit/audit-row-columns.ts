import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { AuditRow } from '../ports/audit-writer.ts';

/** The columns that make a row of the log, however it was found. */
export const auditRowColumns = [
  'audit_log.seq',
  'audit_log.at',
  'audit_log.actor',
  'audit_log.action',
  'audit_log.target',
  'audit_log.investor_id as investorId',
  'audit_log.detail',
  'audit_log.key_id as keyId',
  'audit_log.mac',
] as const;

/** A row with the code it was written with; null for one from before rows had codes. */
export type StoredAuditRow = AuditRow &
  Pick<Selectable<Tables['audit_log']>, 'mac'> & { keyId: string | null };
