import type { ChangeReason } from '@portal/domain/order/changes/change-requests';

/** What investors were asked to change, and how it was answered; never overwritten. */
export type ChangeTables = {
  change_requests: {
    investor_id: string;
    id: string;
    trade_id: string;
    /** The version of the profile that the order relied on when it was asked; answers before and after are read from versions. */
    kyc_id: string | null;
    answered_kyc_id: string | null;
    /** Null where the portal asked by itself, because money came back. */
    asked_by: string | null;
    /** What was asked in words alone, without naming what has to be changed. */
    note: string | null;
    /** `YYYY-MM-DD`. */
    answer_by: string;
    /** The parts of the order as they were and as they became, sealed with context `order-parts:<id>`. */
    sealed_before: Buffer;
    sealed_after: Buffer | null;
    asked_at: Date;
    answered_at: Date | null;
    closed_at: Date | null;
  };
  change_items: {
    id: string;
    request_id: string;
    position: number;
    path: string;
    reason: ChangeReason;
    note: string;
  };
};
