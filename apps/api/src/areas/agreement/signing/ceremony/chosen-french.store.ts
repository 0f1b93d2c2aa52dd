import { sql } from 'kysely';
import { isAny } from '../../../../platform/db/is-any.sql.ts';
import type { Db } from '../../../../platform/db/tables.ts';

/**
 * Whether an order's joint investor was given the French papers and chose them over the English ones that the investor had signed,
 * since they joined it: the agreement of both is French then.
 */
export async function hasChosenFrench(
  db: Db,
  { investorId, id }: { investorId: string; id: string },
  accountId: string,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select ${isAny(sql`
      from signing_envelopes envelope
      join signing_events event on event.investor_id = envelope.investor_id and event.envelope_id = envelope.id
      join order_purchasers place on place.trade_id = envelope.trade_id and place.role = 'second'
      where envelope.investor_id = ${investorId} and envelope.trade_id = ${id} and place.investor_id = ${accountId}
        and event.signer = 'joint' and event.kind = 'language-chosen' and event.detail ->> 'language' = 'fr'
        and event.created_at >= place.joined_at`)} as has`.execute(db);
  return rows[0]?.has === true;
}
