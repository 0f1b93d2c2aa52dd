import type { Registration } from '@portal/domain/firm/registrations/is-served-on';
import type { PastPurchase } from '@portal/domain/order/exemptions/order-facts';
import { fixedStatement } from '../../../platform/db/fixed-statement.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { STANDING_REGISTRATIONS } from '../../firm/registrations/standing-registrations.sql.ts';

type Row = {
  language: 'en' | 'fr';
  province: string | null;
  /** Of whoever places the order: one representative takes it for everybody who buys with it. */
  representativeId: string | null;
  kycId: string | null;
  answers: Buffer | null;
  submittedAt: Date | null;
  roomVersion: bigint;
  dealVersion: number;
  offering: unknown;
  registrations: Registration[];
  past: { cents: string; day: string; under: PastPurchase['under']; state: PastPurchase['state'] }[];
};

/** What is known of one purchaser and a deal before it is decided what they may buy of it. */
export type PurchaserCase = Omit<Row, 'past'> & { past: PastPurchase[] };

const select = fixedStatement<Row>(`
  select investors.language, investors.province, 
    (select dealer_representative_id from investors owner where owner.id = $5) as "representativeId",
    kyc.id as "kycId", kyc.answers, kyc.submitted_at as "submittedAt", rooms.version as "roomVersion",
    deals.version as "dealVersion", deals.content -> 'offering' as offering,
    ${STANDING_REGISTRATIONS} as registrations, coalesce((
      select json_agg(json_build_object('cents', amount_cents::text, 'day', day, 'under', under, 'state', state))
      from exempt_purchases
      where investor_id = $1 and takes_room and trade_id is distinct from $3 and not coalesce(trade_id = any($4::text[]), false)
    ), '[]') as past
  from investors
  join purchase_rooms rooms on rooms.investor_id = investors.id
  join deals on deals.id = $2
  left join lateral (
    select id, answers, submitted_at from kyc_versions
    where kyc_versions.investor_id = $1 and state = 'submitted' order by version desc limit 1
  ) kyc on true
  where investors.id = $1`);

/**
 * The facts about one purchaser of an order of a deal, by their newest submitted profile; purchases of this order, and of those that are left
 * out, are no past ones. Throws where there is no such person or deal.
 */
export async function findPurchaserCase(
  db: Db,
  { investorId, ownerId, dealId, tradeId, without }: Asked,
): Promise<PurchaserCase> {
  const [row] = await select(db, [investorId, dealId, tradeId, [...without], ownerId]);
  if (row === undefined) {
    throw new Error('A purchaser has an account and a room, and an order a deal');
  }
  return { ...row, past: row.past.map((each) => ({ ...each, cents: BigInt(each.cents) })) };
}

type Asked = {
  investorId: string;
  ownerId: string;
  dealId: string;
  tradeId: string;
  without: readonly string[];
};
