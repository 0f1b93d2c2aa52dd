import { addDays, dayIn } from '@portal/domain/ground/formats/clock-days';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import {
  type DecidedPurchase,
  HELD_AFTER_UPGRADE_DAYS,
  type OrderOfBefore,
  stepAfterUpgrade,
} from '@portal/domain/order/exemptions/after-upgrade';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { askByLaw } from '../changes/ask-by-law.ts';
import { DEALER_PROVINCE } from '../exemptions/facts-of-answers.ts';
import { findLastDecision } from '../exemptions/find-decisions.ts';
import { inviteOfBefore } from '../purchasers/invite-purchaser.ts';
import { returnByLaw } from '../trades/deciding/return-by-law.ts';
import { judgeOrder } from '../trades/judging/judge-order.ts';
import { takeBackWhatRestedOnIt } from '../trades/judging/take-back-what-rested-on-it.ts';
import { buyersOf } from '../trades/locking/buyers-of.ts';
import { holdUnitsUntil } from '../trades/record-signatures.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { newQuestionsOf } from './new-questions-of.ts';
import { itemsOf, sentenceOf } from './sentence-of.ts';

const DAY_MS = 86_400_000;

type Judged = Awaited<ReturnType<typeof judgeOrder>>[number];

/**
 * Judges one order of before, whose row and whose purchasers' rooms the caller has locked, and asks for what it lacks. Answers what its
 * investor is told; null where they have nothing to do. While the portal looks on, nothing is asked but who buys.
 */
export async function judgeOrderOfBefore(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  { isObserved, without }: { isObserved: boolean; without: readonly string[] },
): Promise<string | null> {
  const formsBefore = await boundForms(trx, trade);
  const judged = await judgeOrder(
    trx,
    deps,
    trade,
    { occasion: 'upgrade', by: 'system', isObserved },
    { without },
  );
  const isInvited = trade.jointInvestor !== null && (await inviteOfBefore(trx, deps, trade));
  const purchases = judged.map(({ investorId, decision }) => ({
    ...decision,
    isOwner: investorId === trade.investorId,
    lacksForm: decision.forms.some((form) => formsBefore.get(investorId)?.includes(form) !== true),
  }));
  const questions = await newQuestionsOf(trx, deps, trade, judged);
  const order = orderOfBefore(trade, { isInvited, newQuestions: questions.length });
  return order === null
    ? null
    : carryOut(trx, deps, trade, { order, purchases, judged, questions, isObserved });
}

/** The forms that papers of before may have, by purchaser: those of decisions that bound. */
async function boundForms(trx: Db, trade: TradeRecord): Promise<Map<string, readonly string[]>> {
  const forms = new Map<string, readonly string[]>();
  for (const investorId of await buyersOf(trx, trade)) {
    const last = await findLastDecision(trx, { tradeId: trade.id, investorId });
    forms.set(investorId, last === undefined || last.isObserved ? [] : last.forms);
  }
  return forms;
}

function orderOfBefore(
  { status, investorSignedAt, jointSignedAt }: TradeRecord,
  facts: Pick<OrderOfBefore, 'isInvited' | 'newQuestions'>,
): OrderOfBefore | null {
  const isSigned = investorSignedAt !== null || jointSignedAt !== null;
  return status === 'open' || status === 'submitted' || status === 'changesAsked' || status === 'inReview'
    ? { ...facts, status, isSigned }
    : null;
}

type Step = {
  order: OrderOfBefore;
  purchases: readonly DecidedPurchase[];
  judged: readonly Judged[];
  questions: readonly string[];
  isObserved: boolean;
};

async function carryOut(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  { order, purchases, judged, questions, isObserved }: Step,
): Promise<string | null> {
  // What is only looked on stops nobody; that somebody has to join does not depend on it.
  const step = stepAfterUpgrade(order, isObserved ? [] : purchases);
  const at = deps.clock.now();
  const own = judged.find(({ investorId }) => investorId === trade.investorId);
  if (step.holds) {
    await holdUnitsUntil(trx, trade, new Date(at.getTime() + HELD_AFTER_UPGRADE_DAYS * DAY_MS), at);
  }
  if (step.asks === null) {
    return null;
  }
  const language = (await findInvestor(trx, trade.investorId))?.language ?? 'en';
  const says = sentenceOf(step.asks, { language, decision: own?.decision, totalCents: trade.totalCents });
  if (step.goesBack || (order.status === 'changesAsked' && step.asks !== 'purchaser')) {
    const today = dayIn(timeZoneOf(own?.province ?? DEALER_PROVINCE), at);
    await askByLaw(trx, deps, trade, {
      items: itemsOf(step.asks, { says, questions }),
      note: says,
      answerBy: addDays(today, HELD_AFTER_UPGRADE_DAYS),
    });
  }
  if (step.goesBack) {
    await returnByLaw(trx, deps, trade, { reason: says, at });
    await appendAudit(trx, deps, at, {
      actor: 'system',
      action: 'trade.asked-after-upgrade',
      target: `trade:${trade.id}`,
      investorId: trade.investorId,
      detail: { from: trade.status, asks: step.asks },
    });
  }
  if (step.endsSignatures) {
    await takeBackWhatRestedOnIt(trx, deps, trade, at);
  }
  return says;
}
