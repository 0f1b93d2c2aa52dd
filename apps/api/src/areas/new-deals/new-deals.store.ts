import type { MailConsent } from '@portal/domain/account/consents';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { DealContent } from '../deals/deal-content.ts';

/** More than open in a week. */
const DEALS_LISTED_MAX = 50;

/** Deals that take orders since after `openedAfter` and were not announced. */
export async function findDealsToAnnounce(
  db: Db,
  { openedAfter, now }: { openedAfter: Date; now: Date },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('deals')
    .select('id')
    .where('is_live', '=', true)
    .where('announced_at', 'is', null)
    .where('opens_at', '>', openedAfter)
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .orderBy('opens_at')
    .limit(DEALS_LISTED_MAX)
    .execute();
}

/** The condition by which an account may be written to: open, its address confirmed, in one of the provinces, and agreed to last. */
const isReader = (kind: MailConsent, provinces: readonly string[]) => sql<boolean>`(
  investors.closed_at is null and investors.email_verified_at is not null
  and investors.province in (${sql.join(provinces)})
  and coalesce((
    select is_granted from consents where consents.investor_id = investors.id and consents.kind = ${kind}
    order by consents.at desc, consents.id desc limit 1
  ), false)
)`;

type Audience = { kind: MailConsent; provinces: readonly string[] };

/** Who wants to hear of a deal and was not told yet, at most `limit`. */
export async function findUntold(
  db: Db,
  dealId: string,
  { kind, provinces }: Audience,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('investors')
    .select('investors.id')
    .where(isReader(kind, provinces))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('new_deal_mails')
            .select('deal_id')
            .where('deal_id', '=', dealId)
            .whereRef('new_deal_mails.investor_id', '=', 'investors.id'),
        ),
      ),
    )
    .orderBy('investors.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** True while a person may be written to. */
export async function mayBeTold(db: Db, investorId: string, { kind, provinces }: Audience): Promise<boolean> {
  const row = await db
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .where(isReader(kind, provinces))
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes who is told of a deal; answers those who were not noted before. */
export async function insertTold(
  trx: Db,
  dealId: string,
  investorIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await trx
    .insertInto('new_deal_mails')
    .values(investorIds.map((investorId) => ({ investor_id: investorId, deal_id: dealId, at })))
    .onConflict((conflict) => conflict.columns(['investor_id', 'deal_id']).doNothing())
    .returning('investor_id as investorId')
    .execute();
  return rows.map(({ investorId }) => investorId);
}

export async function setAnnounced(trx: Db, dealId: string, at: Date): Promise<void> {
  await trx.updateTable('deals').set({ announced_at: at }).where('id', '=', dealId).execute();
}

export type NewDeal = {
  slug: string;
  content: DealContent;
  unitPriceCents: bigint;
  minimumUnits: number;
};

/** A deal that takes orders; undefined once it does not. */
export async function findOpenDeal(db: Db, dealId: string, now: Date): Promise<NewDeal | undefined> {
  return db
    .selectFrom('deals')
    .select(['slug', 'content', 'unit_price_cents as unitPriceCents', 'minimum_units as minimumUnits'])
    .where('id', '=', dealId)
    .where('is_live', '=', true)
    .where('closes_at', '>', now)
    .executeTakeFirst();
}
