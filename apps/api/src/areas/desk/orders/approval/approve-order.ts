import { isDeepStrictEqual } from 'node:util';
import { type DeclaredException, undeclaredChecks } from '@portal/domain/desk/orders/approval-checks';
import type {
  ApproveOrderInput,
  ProposeApprovalInput,
} from '@portal/domain/desk/orders/office-order-approval.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { approveProposal } from '../../../firm/proposals/approve-proposal.ts';
import { propose } from '../../../firm/proposals/propose.ts';
import { approveWithin } from '../../../order/trades/deciding/decide-trade.ts';
import { transactOnOrderAndDeal } from '../../../order/trades/holding/transact-on-deal.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { readCase } from '../reading/read-case.ts';
import { recordDeclaration, requireDeclaration, requireOpened } from '../reading/require-declaration.ts';
import { requireOrder } from '../scope/require-order.ts';
import { approvalPayload, auditOfException, exceptionOf, targetOf } from './approval-payload.ts';
import { checksOfOrder } from './checks-of-order.ts';
import { requireFreeOrder } from './decide-order.ts';
import { preparersOfOrder } from './preparers-of-order.ts';
import { recordStale } from './record-stale.ts';

type Excepted = { exception?: ProposeApprovalInput['exception'] | null };

/** The payload's hash already identifies the order, so it needs no version. */
const NO_VERSION = 0;

/**
 * Proposes that somebody else approve an order in review; every open check must be covered by the declared exception. Throws
 * NOT_FOUND, CLAIMED, STATE_REFUSES, PROPOSAL_OPEN, CHECKS_OPEN, CHANGED_MEANWHILE for an exception from a check that is settled by
 * now or a declaration that is not the record's, and NOBODY_TO_APPROVE if nobody else in the office may approve.
 */
export async function proposeApproval(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { exception = null, declaration }: Omit<ProposeApprovalInput, 'exception'> & Excepted,
): Promise<void> {
  const { actor } = reader;
  const order = await requireFreeOrder(deps, reader, orderId);
  await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    if (trade.status !== 'inReview') {
      throw new AppError('STATE_REFUSES', { currentState: trade.status });
    }
    await refuseUndeclared(trx, deps, trade, exception);
    requireDeclaration(await readCase(trx, deps, actor, trade, undefined), 'propose', declaration);
    const proposalId = await propose(trx, deps, actor, {
      kind: 'approve-order',
      target: targetOf(trade.id),
      targetVersion: NO_VERSION,
      payload: approvalPayload(trade, exception),
      preparers: await preparersOfOrder(trx, trade),
    });
    await recordDeclaration(trx, deps, actor, { proposalId, act: 'propose', text: declaration });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(actor),
      action: exception === null ? 'trade.approval-proposed' : 'trade.exception-proposed',
      target: targetOf(trade.id),
      investorId: trade.investorId,
      detail: { ...auditOfStaff(actor), proposalId, ...auditOfException(exception) },
    });
  });
}

async function refuseUndeclared(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  exception: DeclaredException | null,
): Promise<void> {
  const open = await checksOfOrder(trx, deps, trade);
  if (undeclaredChecks(open, exception).length > 0) {
    throw new AppError('CHECKS_OPEN');
  }
  if (exception?.checks.some((check) => !open.includes(check)) === true) {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

/**
 * Approves what somebody else proposed, as this person saw it, and the order with it. If the order has changed since, or a check has
 * opened that the exception does not cover, the proposal ends, and CHANGED_MEANWHILE is thrown once that is on record. Throws
 * NOT_FOUND, OWN_WORK (also for anybody who prepared it), PROPOSAL_OVER, NOT_PERMITTED, CASE_UNOPENED for documents that neither of
 * the two opened, CHANGED_MEANWHILE for a declaration that is not the record's, and what approving an order throws.
 */
export async function approveOrder(
  deps: Deps,
  reader: Reader,
  orderId: string,
  { proposalId, hash, declaration }: ApproveOrderInput,
  language: Language,
): Promise<void> {
  const { actor } = reader;
  const order = await requireOrder(deps.db, reader, orderId);
  const outcome = await transactOnOrderAndDeal(deps, order, async (trx, trade) => {
    const preparers = await preparersOfOrder(trx, trade);
    const approval = { proposalId, hash, target: targetOf(orderId), preparers };
    const became = await approveProposal(trx, deps, actor, approval, async (proposal) => {
      const { payload } = proposal;
      const exception = exceptionOf(payload);
      const isAsProposed =
        trade.status === 'inReview' &&
        isDeepStrictEqual(payload, approvalPayload(trade, exception)) &&
        undeclaredChecks(await checksOfOrder(trx, deps, trade), exception).length === 0;
      if (!isAsProposed) {
        return 'order-changed';
      }
      const read = await readCase(trx, deps, actor, trade, proposal);
      requireOpened(read, language);
      requireDeclaration(read, 'approve', declaration);
      await recordDeclaration(trx, deps, actor, { proposalId, act: 'approve', text: declaration });
      await approveWithin(trx, deps, actor, trade, { detail: auditOfException(exception) });
      return true;
    });
    if (became === 'stale') {
      await recordStale(trx, deps, actor, trade, { proposalId, because: 'order-changed' });
    }
    return became;
  });
  if (outcome === 'stale') {
    throw new AppError('CHANGED_MEANWHILE');
  }
}
