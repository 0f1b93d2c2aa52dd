import type { AuditWriter } from '../../../apps/api/src/platform/ports/audit-writer.ts';
import type { Pool } from '../database.ts';
import { type Copy, cut, type Scopes, textIn } from './pieces.ts';

export type AuditTemplate = {
  at: Date;
  actor: string;
  action: string;
  target: string;
  investor_id: string;
  detail: unknown;
};

const MINUTE_MS = 60_000;

/** What the audit log says of a person. */
export async function readAudit(pool: Pool, investorId: string): Promise<AuditTemplate[]> {
  const { rows } = await pool.query<AuditTemplate>(
    'select at, actor, action, target, investor_id, detail from audit_log where investor_id = $1 order by seq',
    [investorId],
  );
  return rows;
}

/** The rows of the audit log of copies, each with the code that only the portal can make. */
export function auditOfCopies(
  templates: readonly AuditTemplate[],
  scopes: Scopes,
  mark: AuditWriter['mark'],
): (copies: readonly Copy[], numbers: readonly bigint[]) => unknown[] {
  const cuts = templates.map((entry) => ({
    at: entry.at.getTime(),
    action: entry.action,
    words: [entry.actor, entry.target, entry.investor_id, JSON.stringify(entry.detail)].map((text) =>
      cut(text, scopes),
    ),
  }));
  return (copies, numbers) => {
    const columns: [bigint[], Date[], string[], string[], string[], string[], string[], string[], string[]] =
      [[], [], [], [], [], [], [], [], []];
    for (const copy of copies) {
      for (const { at: madeAt, action, words } of cuts) {
        const [actor = '', target = '', investorId = '', detail = '{}'] = words.map((pieces) =>
          textIn(pieces, copy),
        );
        const at = new Date(madeAt - copy.minutesBack * MINUTE_MS);
        const seq = numbers[columns[0].length] ?? 0n;
        const row = { seq, at, actor, action, target, investorId, detail: JSON.parse(detail) };
        const { keyId, mac } = mark(row);
        const cells = [seq, at, actor, action, target, investorId, detail, keyId, mac];
        for (const [index, cell] of cells.entries()) {
          (columns[index] as unknown[] | undefined)?.push(cell);
        }
      }
    }
    return columns;
  };
}

/** Every row waits to be chained, as any. */
export const ADD_AUDIT = `with added as (
    insert into audit_log (seq, at, actor, action, target, investor_id, detail, key_id, mac)
    select * from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[],
      $8::text[], $9::text[])
    returning seq
  ) insert into audit_waiting (seq) select seq from added`;
