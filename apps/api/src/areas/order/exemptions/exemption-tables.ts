import type { Exemption } from '@portal/domain/ground/law/offering-facts';
import type { ExemptionDecision } from '@portal/domain/order/exemptions/exemption-decision';
import type { Generated, Selectable } from 'kysely';

/** What a decision is made on the occasion of. */
export type Occasion =
  | 'placing'
  | 'change'
  | 'purchasers'
  | 'profile'
  | 'offering'
  | 'ceremony'
  | 'submission'
  | 'approval'
  | 'advice'
  | 'upgrade'
  | 'recorded-after';

/** The tables of exemptions; migration 0060 says what its triggers keep. */
export type ExemptionTables = {
  /** Append-only: the one with the highest number of an order and a purchaser stands. */
  exemption_decisions: {
    id: string;
    number: Generated<bigint>;
    trade_id: string;
    /** The purchaser. */
    investor_id: string;
    kyc_id: string | null;
    deal_id: string;
    deal_version: number | null;
    total_cents: bigint;
    province: string | null;
    decided_on: string;
    occasion: Occasion;
    outcome: ExemptionDecision['outcome'];
    exemption: Exemption | null;
    rule_id: string | null;
    cap_cents: bigint | null;
    used_cents: bigint;
    room_cents: bigint | null;
    /** The first day of the purchases that `used_cents` counts; null where the cap is of one purchase, or there is none. */
    counts_from: string | null;
    forms: string[];
    needs_advice: boolean;
    needs_evidence: boolean;
    /** By servers of the version before: nobody asked. */
    needs_representative: Generated<boolean>;
    blocked_by: string | null;
    rule_version: string;
    /** The facts that it rests on, sealed with context `exemption-decision:<id>`. */
    sealed_because: Buffer;
    /** The portal looked on: it stopped nobody. */
    is_observed: boolean;
    decided_by: string;
    at: Date;
    /** A reference to what was typed, of what was recorded after; null of everything else. */
    reason: string | null;
  };
  /** Kept in step with orders and decisions by triggers; the application itself writes those of `profile` alone. */
  exempt_purchases: {
    id: Generated<bigint>;
    investor_id: string;
    trade_id: string | null;
    /** Of a purchase elsewhere: the version of the profile that told of it. */
    kyc_id: string | null;
    decision_id: string | null;
    under: Exemption;
    amount_cents: bigint;
    day: string;
    state: 'reserved' | 'distributed' | 'cancelled' | 'declared';
    takes_room: boolean;
    assumed: boolean;
    source: 'order' | 'profile';
    changed_at: Date;
  };
  /** What everybody locks who judges how much a person may buy; the version goes up whenever their room gets smaller. */
  purchase_rooms: { investor_id: string; version: Generated<bigint> };
  /** One row: the day on which a portal that sold before came to know the law; null where nobody had registered before. */
  law_upgrade: { is_only: Generated<boolean>; upgraded_on: string | null };
  /** What representatives determined of whether an order suits a purchaser. Append-only: the one with the highest number stands. */
  order_advice: {
    id: string;
    number: Generated<bigint>;
    trade_id: string;
    /** The purchaser. */
    investor_id: string;
    kyc_id: string;
    total_cents: bigint;
    result: 'positive' | 'negative';
    /** A reference to what was typed. */
    reason: string;
    given_by: string;
    given_at: Date;
  };
  /** That the office confirmed a purchaser's class, by a version of their profile. Append-only. */
  class_confirmations: {
    id: string;
    number: Generated<bigint>;
    trade_id: string;
    /** The purchaser. */
    investor_id: string;
    kyc_id: string;
    decision_id: string;
    /** A reference to what was typed. */
    reason: string;
    confirmed_by: string;
    confirmed_at: Date;
  };
};

/** What was decided, as it is kept; its number comes with the row. */
export type DecisionRow = Omit<Selectable<ExemptionTables['exemption_decisions']>, 'number'>;
