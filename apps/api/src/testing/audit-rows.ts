import { sql } from 'kysely';
import { type AuditValues, auditValues } from '../platform/audit/audit.store.ts';
import { hashOfLinkedRow } from '../platform/audit/hash-of-linked-row.ts';
import { transact } from '../platform/db/transact.ts';
import type { TestPortal } from './open-test-portal.ts';

const ROWS_A_STATEMENT = 500;

const entryOf = (row: number) => ({
  actor: 'system' as const,
  action: 'test',
  target: `row:${row}`,
  investorId: null,
  detail: { row, zone: 'é', b: { d: [1, 'x'], c: null } },
});

/** Writes rows as use cases do, many with one statement, so that they wait to be chained; their numbers. */
export async function writeAuditRows(portal: TestPortal, count: number): Promise<bigint[]> {
  const { audit, clock } = portal.deps;
  return transact(portal.db, async (trx) => {
    const seqs: bigint[] = [];
    while (seqs.length < count) {
      const values: AuditValues[] = [];
      while (values.length < Math.min(ROWS_A_STATEMENT, count - seqs.length)) {
        values.push(await auditValues(trx, audit, clock.now(), entryOf(seqs.length + values.length + 1)));
      }
      await trx
        .insertInto('audit_log')
        .values(
          values.map(({ investorId, keyId, ...row }) => ({
            ...row,
            investor_id: investorId,
            key_id: keyId,
            previous_hash: null,
            hash: null,
          })),
        )
        .execute();
      await trx
        .insertInto('audit_waiting')
        .values(values.map(({ seq }) => ({ seq, refused_at: null })))
        .execute();
      seqs.push(...values.map(({ seq }) => seq));
    }
    return seqs;
  });
}

/** Writes one row as versions before batches did: linked to the end of the chain by its hash. */
export async function linkAuditRow(portal: TestPortal, row: number): Promise<void> {
  await transact(portal.db, async (trx) => {
    const at = portal.deps.clock.now();
    const { investorId, ...entry } = entryOf(row);
    const { hash: previous } = await trx
      .selectFrom('audit_head')
      .select('hash')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const hash = hashOfLinkedRow(previous, { ...entry, investorId, seq: 0n, at });
    await sql`
      insert into audit_log (at, actor, action, target, investor_id, detail, previous_hash, hash)
      values (${at}, ${entry.actor}, ${entry.action}, ${entry.target}, ${investorId}, ${JSON.stringify(entry.detail)}, ${previous}, ${hash})`.execute(
      trx,
    );
    await trx.updateTable('audit_head').set({ hash }).execute();
  });
}
