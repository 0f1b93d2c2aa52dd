import { takeAuditNumbers } from '../../../apps/api/src/platform/audit/audit.store.ts';
import type { Db } from '../../../apps/api/src/platform/db/tables.ts';
import type { AuditWriter } from '../../../apps/api/src/platform/ports/audit-writer.ts';
import type { Pool } from '../database.ts';
import { addRows, type OpenTransaction } from './add-rows.ts';

type Entry = {
  at: Date;
  actor: string;
  action: string;
  target: string;
  investor_id: string;
  detail: unknown;
};

const COLUMNS = ['seq', 'at', 'actor', 'action', 'target', 'investor_id', 'detail', 'key_id', 'mac'];
const DAY_MS = 86_400_000;

/** What the audit log says of some people, again for copies of them; every row is marked and waits to be chained, as any. */
export async function copyAudit(
  pool: Pool,
  { db, audit }: { db: Db; audit: AuditWriter },
  investorIds: readonly string[],
): Promise<(trx: OpenTransaction, copies: readonly number[], most: number) => Promise<number>> {
  const { rows: entries } = await pool.query<Entry>(
    'select at, actor, action, target, investor_id, detail from audit_log where investor_id = any ($1) order by seq',
    [investorIds],
  );
  return async (trx, copies, most) => {
    if (entries.length === 0) {
      return 0;
    }
    const numbers = await takeAuditNumbers(db, copies.length * entries.length);
    const all = copies.flatMap((copy, place) =>
      entries.map((entry, index) => {
        const seq = numbers[place * entries.length + index] ?? 0n;
        const rest = {
          at: new Date(entry.at.getTime() - (copy % 90) * DAY_MS),
          actor: renamed(entry.actor, copy),
          action: entry.action,
          target: renamed(entry.target, copy),
          detail: entry.detail,
        };
        const investorId = renamed(entry.investor_id, copy);
        const { keyId, mac } = audit.mark({ seq, investorId, ...rest });
        return { seq: String(seq), investor_id: investorId, key_id: keyId, mac, ...rest };
      }),
    );
    const rows = all.slice(0, most);
    await addRows(trx, { name: 'audit_log', columns: COLUMNS }, rows);
    await addRows(
      trx,
      { name: 'audit_waiting', columns: ['seq', 'since'] },
      rows.map(({ seq }) => ({ seq, since: new Date() })),
    );
    return rows.length;
  };
}

/** Ids in a name of something, such as `trade:<id>`, with the number of the copy. */
function renamed(text: string, copy: number): string {
  return text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => `${id}-${copy}`);
}
