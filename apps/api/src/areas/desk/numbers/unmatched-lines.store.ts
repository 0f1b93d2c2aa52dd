import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import type { DeskCount } from '@portal/domain/desk/queues/office-desk.wire';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

export type Unmatched = { lines: DeskCount; receivedCents: bigint; paidCents: bigint };

/** Lines of the bank that are not matched whole, and what is left of those that came in and of those that went out. */
export async function readUnmatched(db: Db): Promise<Unmatched> {
  const { rows } = await sql<{ lines: number; received: bigint; paid: bigint }>`
    select count(*)::int as lines,
      coalesce(sum(cents - matched_cents) filter (where cents > 0), 0)::bigint as received,
      coalesce(sum(-cents - matched_cents) filter (where cents < 0), 0)::bigint as paid
    from bank_lines where matched_cents < abs(cents)`.execute(db);
  const { lines = 0, received = 0n, paid = 0n } = rows[0] ?? {};
  return {
    lines: { value: Math.min(lines, COUNT_MAX), isCapped: lines > COUNT_MAX },
    receivedCents: received,
    paidCents: paid,
  };
}
