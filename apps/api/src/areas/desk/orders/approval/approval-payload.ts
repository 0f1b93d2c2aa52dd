import { type DeclaredException, EXCEPTED_CHECKS } from '@portal/domain/desk/orders/approval-checks';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { z } from 'zod';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { findPreparers, type Proposal } from '../../../firm/proposals/find-proposals.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { preparersOfOrder } from './preparers-of-order.ts';

/** The target of a proposal, as the four-eyes records name it. */
export function targetOf(tradeId: string): string {
  return `trade:${tradeId}`;
}

/** What is approved: the order exactly as it was recommended. Any change to it makes a different payload. */
function approvedFacts(trade: TradeRecord): Record<string, string | number | null> {
  return {
    quantity: trade.quantity,
    totalCents: String(trade.totalCents),
    kycId: trade.kycId,
    submittedAt: trade.submittedAt?.toISOString() ?? null,
    investorSignedAt: trade.investorSignedAt?.toISOString() ?? null,
    jointSignedAt: trade.jointSignedAt?.toISOString() ?? null,
  };
}

const exceptionSchema = z.object({
  exception: z.object({ checks: z.array(z.enum(EXCEPTED_CHECKS)), reason: z.string() }),
});

/** What is proposed: the order, with its exception if one is declared. */
export function approvalPayload(trade: TradeRecord, exception: DeclaredException | null) {
  return exception === null ? approvedFacts(trade) : { ...approvedFacts(trade), exception };
}

/** The exception a proposal declares; null if none. */
export function exceptionOf(payload: unknown): DeclaredException | null {
  return exceptionSchema.safeParse(payload).data?.exception ?? null;
}

/** What the audit log and the order's timeline say about an exception. */
export function auditOfException(exception: DeclaredException | null): Record<string, string> {
  return exception === null ? {} : { exceptions: exception.checks.join(' '), reason: exception.reason };
}

/** The order's approval that is waiting for a second person; null if there is none. */
export async function showApproval(
  db: Db,
  { staffId }: Pick<StaffActor, 'staffId'>,
  trade: TradeRecord,
  open: Proposal | undefined,
): Promise<OfficeOrder['approval']> {
  if (open === undefined) {
    return null;
  }
  const workedOnIt = [...(await findPreparers(db, open)), ...(await preparersOfOrder(db, trade))];
  const isOwn = open.makerId === staffId;
  return {
    proposalId: open.id,
    hash: open.payloadHash,
    maker: open.makerName,
    isOwn,
    workedOnIt: !isOwn && workedOnIt.includes(staffId),
    submittedAt: open.submittedAt?.toISOString() ?? null,
    expiresAt: open.expiresAt.toISOString(),
    exception: exceptionOf(open.payload),
  };
}
