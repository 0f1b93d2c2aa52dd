import type { AuditWriter } from '../../../apps/api/src/platform/ports/audit-writer.ts';
import type { OpenTransaction } from '../office/add-rows.ts';
import type { Copy, Scopes } from './pieces.ts';
import type { TemplateRow } from './read-templates.ts';
import { ADD_AUDIT, type AuditTemplate, auditOfCopies } from './render-audit.ts';
import { type Insert, parametersOf, type Rendering, renderInserts } from './render-insert.ts';
import { variedBy } from './vary-copies.ts';

/** Tables whose triggers write what a row of them is found by; the others' ask who approved what, and the copy's approval is copied. */
const WITH_TRIGGERS = ['investors'];

export type Filler = {
  /** Adds the copies in the caller's transaction. */
  add: (trx: OpenTransaction, copies: readonly Copy[]) => Promise<void>;
  /** What the audit log says of them; answers how many rows that is. */
  addAudit: (trx: OpenTransaction, copies: readonly Copy[]) => Promise<number>;
  /** Rows of the audit log that a copy brings. */
  auditRows: number;
};

export type Filling = Omit<Rendering, 'scopes' | 'varied'> & { audit: AuditWriter };

/** Adds copies of a template, a statement for each of its tables. */
export function makeFiller(
  filling: Filling,
  { rows, audit, scopes }: { rows: readonly TemplateRow[]; audit: readonly AuditTemplate[]; scopes: Scopes },
): Filler {
  const inserts = renderInserts(rows, { ...filling, scopes, varied: variedBy(rows, scopes) });
  const auditOf = auditOfCopies(audit, scopes, filling.audit.mark);
  const addAudit = async (trx: OpenTransaction, copies: readonly Copy[]) => {
    const count = audit.length * copies.length;
    if (count > 0) {
      await trx.query(ADD_AUDIT, auditOf(copies, await takeNumbers(trx, count)));
    }
    return count;
  };
  return {
    addAudit,
    auditRows: audit.length,
    add: async (trx, copies) => {
      for (const insert of copies.length === 0 ? [] : inserts) {
        await run(trx, insert, copies);
      }
    },
  };
}

async function run(trx: OpenTransaction, insert: Insert, copies: readonly Copy[]): Promise<void> {
  const role = WITH_TRIGGERS.includes(insert.table) ? 'origin' : 'replica';
  await trx.query(`set local session_replication_role = '${role}'`);
  await trx.query(insert.sql, parametersOf(insert, copies));
}

/** The next numbers of rows of the audit log, as the portal takes them. */
async function takeNumbers(trx: OpenTransaction, count: number): Promise<bigint[]> {
  const { rows } = await trx.query<{ seq: bigint }>(
    "select nextval('audit_log_seq_seq') as seq from generate_series(1, $1)",
    [count],
  );
  return rows.map(({ seq }) => BigInt(seq));
}
