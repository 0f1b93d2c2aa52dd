import type { ChangeReason } from '@portal/domain/order/changes/change-requests';
import type { Generated } from 'kysely';

/** What investors were asked to change and how they answered; never overwritten. */
export type ChangeTables = {
  change_requests: {
    investor_id: string;
    id: string;
    trade_id: string;
    /** The version of the profile that the order relied on at the time; answers before and after are read from versions. */
    kyc_id: string | null;
    answered_kyc_id: string | null;
    /** Null where the portal asked, because money came back. */
    asked_by: string | null;
    /** A request in words alone, naming no field. */
    note: string | null;
    /** `YYYY-MM-DD`. */
    answer_by: string;
    /** The parts of the order before and after, sealed with context `order-parts:<id>`. */
    sealed_before: Buffer;
    sealed_after: Buffer | null;
    asked_at: Date;
    answered_at: Date | null;
    closed_at: Date | null;
    /** When the order was submitted that went back. */
    submitted_at: Date | null;
  };
  change_items: {
    id: string;
    request_id: string;
    position: number;
    path: string;
    reason: ChangeReason;
    note: string;
  } /** What was done about a request after it was made; only ever added to. */;
  change_events: {
    seq: Generated<string>;
    request_id: string;
    item_id: string | null;
    kind: 'withdrawn' | 'worded' | 'due' | 'reminded';
    reason: ChangeReason | null;
    note: string | null;
    /** `YYYY-MM-DD`. */
    answer_by: string | null;
    by_id: string;
    at: Date;
  };
};
