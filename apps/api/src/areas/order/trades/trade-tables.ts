import type { NextStep } from '@portal/domain/desk/queues/next-steps';
import type { PurchaserKind, PurchaserRole } from '@portal/domain/order/purchasers/purchaser-role';
import type { PaymentMethod } from '@portal/domain/order/trades/payment-methods';
import type { Generated } from 'kysely';

/** The tables of orders and of the people who buy. */
export type TradeTables = {
  trades: {
    investor_id: string;
    id: string;
    deal_id: string;
    /** The version of the deal that it relies on; null for a deal without versions. */
    deal_version: Generated<number | null>;
    kyc_id: string | null;
    quantity: number;
    unit_price_cents: bigint;
    total_cents: bigint;
    /** Wire number of the status (domain trades/trade-status). */
    status: number;
    /** True while the order's units count in `deals.units_taken`. */
    holds_units: boolean;
    hold_expires_at: Date | null;
    hold_reminded_at: Date | null;
    sealed_schedule_a: Buffer | null;
    payment_method: PaymentMethod | null;
    payment_completed_at: Date | null;
    funds_received_at: Date | null;
    sealed_joint_investor: Buffer | null;
    investor_signed_at: Date | null;
    joint_signed_at: Date | null;
    documents_sealed_at: Date | null;
    next_dr_step_desc: string;
    /** The next step that the dealer chose (domain desk/next-steps). */
    next_step: NextStep | null;
    reason: string | null;
    created_at: Date;
    submitted_at: Date | null;
    decided_at: Date | null;
    archived_at: Date | null;
    updated_at: Date;
  };
  /** Everybody who buys with an order; the database adds a row for each person that an order names. */
  order_purchasers: {
    /** Whose order it is. */
    owner_id: string;
    trade_id: string;
    role: PurchaserRole;
    kind: Generated<PurchaserKind>;
    /** Null until a second purchaser joined with an account. */
    investor_id: string | null;
    /** Of a second purchaser: the version of their profile that their signature rests on. */
    kyc_id: string | null;
    invited_at: Date | null;
    invitation_hash: string | null;
    invitation_ends_at: Date | null;
    invitations_sent: Generated<number>;
    joined_at: Date | null;
    declined_at: Date | null;
  };
};
