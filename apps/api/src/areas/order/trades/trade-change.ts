import { TRADE_STATUS_NUMBERS, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Selectable, Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { TradeRecord } from './trade-record.ts';

type Row = Tables['trades'];

type Changeable = Omit<
  TradeRecord,
  'investorId' | 'id' | 'dealId' | 'createdAt' | 'scheduleA' | 'jointInvestor'
> & {
  sealedScheduleA: Buffer;
  sealedJointInvestor: Buffer | null;
  decidedAt: Date | null;
  dealVersion: number;
};

/** What a use case may change about an order, in the domain's terms. */
export type TradeChange = Partial<Changeable>;

type Writers = { readonly [Name in keyof Changeable]: (value: Changeable[Name]) => Updateable<Row> };

/** How each change is written; a fact without a column here cannot be changed and does not compile. */
const WRITERS: Writers = {
  dealVersion: (value) => ({ deal_version: value === 0 ? null : value }),
  kycId: (value) => ({ kyc_id: value }),
  quantity: (value) => ({ quantity: value }),
  unitPriceCents: (value) => ({ unit_price_cents: value }),
  totalCents: (value) => ({ total_cents: value }),
  status: (value) => ({ status: TRADE_STATUS_NUMBERS[value] }),
  holdsUnits: (value) => ({ holds_units: value }),
  holdExpiresAt: (value) => ({ hold_expires_at: value }),
  holdRemindedAt: (value) => ({ hold_reminded_at: value }),
  sealedScheduleA: (value) => ({ sealed_schedule_a: value }),
  paymentMethod: (value) => ({ payment_method: value }),
  paymentCompletedAt: (value) => ({ payment_completed_at: value }),
  fundsReceivedAt: (value) => ({ funds_received_at: value }),
  sealedJointInvestor: (value) => ({ sealed_joint_investor: value }),
  investorSignedAt: (value) => ({ investor_signed_at: value }),
  jointSignedAt: (value) => ({ joint_signed_at: value }),
  documentsSealedAt: (value) => ({ documents_sealed_at: value }),
  nextDrStepDesc: (value) => ({ next_dr_step_desc: value }),
  nextStep: (value) => ({ next_step: value }),
  reason: (value) => ({ reason: value }),
  submittedAt: (value) => ({ submitted_at: value }),
  decidedAt: (value) => ({ decided_at: value }),
  archivedAt: (value) => ({ archived_at: value }),
};

/** The columns of a change with their database values. */
export function columnsOf(change: TradeChange): Updateable<Row> {
  return Object.assign({}, ...namesOf(change).map((name) => columnOf(name, change)));
}

function namesOf(change: TradeChange): (keyof Changeable)[] {
  return Object.keys(change).filter((name): name is keyof Changeable => name in WRITERS);
}

function columnOf<Name extends keyof Changeable>(name: Name, change: TradeChange): Updateable<Row> {
  const value: Changeable[Name] | undefined = change[name];
  return value === undefined ? {} : WRITERS[name](value);
}

/** An order as use cases see it, from its row. */
export function recordOf(row: Selectable<Row>): TradeRecord {
  return {
    investorId: row.investor_id,
    id: row.id,
    dealId: row.deal_id,
    kycId: row.kyc_id,
    quantity: row.quantity,
    unitPriceCents: row.unit_price_cents,
    totalCents: row.total_cents,
    status: tradeStatusOf(row.status),
    holdsUnits: row.holds_units,
    holdExpiresAt: row.hold_expires_at,
    holdRemindedAt: row.hold_reminded_at,
    scheduleA: row.sealed_schedule_a,
    paymentMethod: row.payment_method,
    paymentCompletedAt: row.payment_completed_at,
    fundsReceivedAt: row.funds_received_at,
    jointInvestor: row.sealed_joint_investor,
    investorSignedAt: row.investor_signed_at,
    jointSignedAt: row.joint_signed_at,
    documentsSealedAt: row.documents_sealed_at,
    nextDrStepDesc: row.next_dr_step_desc,
    nextStep: row.next_step,
    reason: row.reason,
    createdAt: row.created_at,
    submittedAt: row.submitted_at,
    archivedAt: row.archived_at,
  };
}
