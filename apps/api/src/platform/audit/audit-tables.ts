import type { Generated } from 'kysely';
import type { Json } from '../db/nullable-json.ts';

/** The tables of the audit log. */
export type AuditTables = {
  audit_log: {
    seq: bigint;
    at: Date;
    actor: string;
    action: string;
    target: string;
    investor_id: string | null;
    detail: Json<Record<string, unknown>>;
    /** The data key of `mac`; null in rows from before batches, which are linked by their hashes. */
    key_id: string | null;
    mac: string | null;
    previous_hash: string | null;
    hash: string | null;
  };
  /**
   * Rows to be chained, added together with the row itself; `refused_at` is set if the portal did not write the row in its present
   * form.
   */
  audit_waiting: { seq: bigint; since: Generated<Date>; refused_at: Date | null };
  audit_batches: {
    number: bigint;
    previous: string;
    rows: number;
    root: string;
    made_at: Date;
    key_id: string;
    signature: string;
  };
  audit_leaves: { seq: bigint; batch: bigint; index: number; hash: string };
  /** Closed years whose rows are in a sealed file. */
  audit_archives: {
    year: number;
    file_id: string;
    rows: bigint;
    sha256: string;
    through_batch: bigint;
    made_at: Date;
    key_id: string;
    signature: string;
  };
  /** The end of the chain; its lock lets one server chain at a time. */
  audit_head: { id: number; hash: string; batch: bigint };
};
