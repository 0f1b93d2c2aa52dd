import { randomUUID } from 'node:crypto';
import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { TRADE_STATUS_NUMBERS, type TradeStatus } from '@portal/domain/order/trades/trade-status';
import { sealJointInvestor, sealScheduleA } from '../areas/order/trades/open-order.ts';
import { transact } from '../platform/db/transact.ts';
import { permitAlone } from './decided-alone.ts';
import type { TestPortal } from './open-test-portal.ts';
import type { Person } from './people.ts';

type OfBefore = {
  dealId: string;
  units: number;
  status?: TradeStatus;
  joint?: JointInvestor;
  kycId?: string | null;
  isSigned?: boolean;
};

const UNIT_CENTS = 100_000n;
const HOLD_MS = 3_600_000;

/** Adds an order of a deal of `addOfferedDeal` as a server of version 1.1.0 writes it, which decides nothing of its exemption. */
export async function addOrderOfBefore(
  { db, deps }: Pick<TestPortal, 'db' | 'deps'>,
  { user }: Pick<Person, 'user'>,
  { dealId, units, status = 'open', joint, kycId = null, isSigned = status !== 'open' }: OfBefore,
): Promise<string> {
  const id = randomUUID();
  const at = deps.clock.now();
  const isWithDealer = status !== 'open' && status !== 'changesAsked';
  const hasDetails = isSigned || status !== 'open';
  const signedAt = isSigned ? at : null;
  await transact(db, async (trx) => {
    if (status === 'approved' || status === 'settled') {
      await permitAlone(trx, 'approve-order', `trade:${id}`);
    }
    await trx
      .insertInto('trades')
      .values({
        investor_id: user.id,
        id,
        deal_id: dealId,
        deal_version: 1,
        kyc_id: kycId,
        quantity: units,
        unit_price_cents: UNIT_CENTS,
        total_cents: BigInt(units) * UNIT_CENTS,
        status: TRADE_STATUS_NUMBERS[status],
        holds_units: status !== 'declined' && status !== 'archived',
        hold_expires_at: status === 'open' ? new Date(at.getTime() + HOLD_MS) : null,
        hold_reminded_at: null,
        sealed_schedule_a: hasDetails
          ? sealScheduleA(deps.secrets, id, { city: 'Toronto', sourceOfFunds: 'Savings' })
          : null,
        payment_method: hasDetails ? 'outside' : null,
        payment_completed_at: hasDetails ? at : null,
        funds_received_at: null,
        sealed_joint_investor: sealJointInvestor(deps.secrets, id, joint ?? null),
        investor_signed_at: signedAt,
        joint_signed_at: joint === undefined ? null : signedAt,
        documents_sealed_at: null,
        next_dr_step_desc: '',
        next_step: null,
        reason: null,
        created_at: at,
        submitted_at: isWithDealer ? at : null,
        decided_at: status === 'approved' || status === 'settled' ? at : null,
        archived_at: status === 'archived' ? at : null,
        updated_at: at,
      })
      .execute();
  });
  return id;
}
