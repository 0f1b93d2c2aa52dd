import type { Db } from '../db/tables.ts';

/** A row of the audit log as it was written; `seq` names it. */
export type AuditRow = {
  seq: bigint;
  at: Date;
  /** Who did it (audit/acted.ts); the earliest rows say `dealer`, which can no longer be written. */
  actor: string;
  /** What happened, such as `trade.approved`. */
  action: string;
  /** What it happened to, such as `trade:<id>`. */
  target: string;
  investorId: string | null;
  /** Facts without personal numbers: ids, states, amounts, versions. */
  detail: unknown;
};

/** What a server needs to write rows of the audit log, besides a transaction. */
export type AuditWriter = {
  /** A number nobody else gets; after a rollback it is never used. */
  takeNumber: (db: Db) => Promise<bigint>;
  /** The code that proves the row to be the portal's own, and the key it is made with. */
  mark: (row: AuditRow) => { keyId: string; mac: string };
};
