import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

type Order = { investorId: string; id: string };

/** The place of a second purchaser in an order. */
export type SecondPlace = {
  ownerId: string;
  tradeId: string;
  investorId: string | null;
  invitedAt: Date | null;
  invitationHash: string | null;
  invitationEndsAt: Date | null;
  invitationsSent: number;
  joinedAt: Date | null;
  declinedAt: Date | null;
};

const COLUMNS = [
  'owner_id as ownerId',
  'trade_id as tradeId',
  'investor_id as investorId',
  'invited_at as invitedAt',
  'invitation_hash as invitationHash',
  'invitation_ends_at as invitationEndsAt',
  'invitations_sent as invitationsSent',
  'joined_at as joinedAt',
  'declined_at as declinedAt',
] as const;

/** The place behind the link of an invitation. The token is the credential, so this reads without an investor. */
export async function findPlaceByInvitation(db: Db, hash: string): Promise<SecondPlace | undefined> {
  return db
    .selectFrom('order_purchasers')
    .select(COLUMNS)
    .where('invitation_hash', '=', hash)
    .executeTakeFirst();
}

/** The second purchaser's place in an order; undefined for an order of one. Lock the order before changing it. */
export async function findSecondPlace(db: Db, { investorId, id }: Order): Promise<SecondPlace | undefined> {
  return db
    .selectFrom('order_purchasers')
    .select(COLUMNS)
    .where('owner_id', '=', investorId)
    .where('trade_id', '=', id)
    .where('role', '=', 'second')
    .executeTakeFirst();
}

/** The order in which somebody is the second purchaser; undefined where they are not, or not any more. */
export async function findPurchase(
  db: Db,
  investorId: string,
  tradeId: string,
): Promise<SecondPlace | undefined> {
  return db
    .selectFrom('order_purchasers')
    .select(COLUMNS)
    .where('trade_id', '=', tradeId)
    .where('investor_id', '=', investorId)
    .where('role', '=', 'second')
    .executeTakeFirst();
}

/** The orders under way in which somebody is the second purchaser, by their owner and id. */
export async function listOrdersJoined(db: Db, investorId: string): Promise<Order[]> {
  return db
    .selectFrom('order_purchasers')
    .select(['owner_id as investorId', 'trade_id as id'])
    .where('investor_id', '=', investorId)
    .where('role', '=', 'second')
    .orderBy('trade_id')
    .execute();
}

/** How many versions of their profile somebody submitted. */
export async function countProfiles(db: Db, investorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from kyc_versions
    where investor_id = ${investorId} and state = 'submitted'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What happens to a second purchaser's place; whoever had it before leaves it. */
export type PlaceChange =
  | { to: 'invited'; hash: string; endsAt: Date; at: Date }
  | { to: 'joined'; investorId: string; at: Date }
  | { to: 'left'; at: Date }
  | { to: 'closed' };

/** Changes the second purchaser's place in an order, which the caller has locked. */
export async function changePlace(trx: Db, { investorId, id }: Order, change: PlaceChange): Promise<void> {
  await trx
    .updateTable('order_purchasers')
    .set((eb) => ({
      ...columnsOf(change),
      ...(change.to === 'invited' ? { invitations_sent: eb('invitations_sent', '+', 1) } : {}),
    }))
    .where('owner_id', '=', investorId)
    .where('trade_id', '=', id)
    .where('role', '=', 'second')
    .execute();
}

const NOBODY = { investor_id: null, joined_at: null, kyc_id: null };
const NO_LINK = { invitation_hash: null, invitation_ends_at: null };

function columnsOf(change: PlaceChange) {
  switch (change.to) {
    case 'invited':
      return {
        ...NOBODY,
        declined_at: null,
        invited_at: change.at,
        invitation_hash: change.hash,
        invitation_ends_at: change.endsAt,
      };
    case 'joined':
      return { ...NO_LINK, investor_id: change.investorId, joined_at: change.at };
    case 'left':
      return { ...NO_LINK, ...NOBODY, declined_at: change.at };
    case 'closed':
      return NO_LINK;
  }
}

/** Ties a second purchaser's part to the version of their profile that their signature rests on. */
export async function relyOnProfileOfSecond(
  trx: Db,
  { investorId, id }: Order,
  kycId: string,
): Promise<void> {
  await trx
    .updateTable('order_purchasers')
    .set({ kyc_id: kycId })
    .where('owner_id', '=', investorId)
    .where('trade_id', '=', id)
    .where('role', '=', 'second')
    .execute();
}
