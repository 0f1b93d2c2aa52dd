import type { Block, ExemptionDecision } from './exemption-decision.ts';

/** How long an order of before keeps its units, and its investor has to answer, once something is asked of it. */
export const HELD_AFTER_UPGRADE_DAYS = 10;

/** What an investor is told that their order of before needs. */
export type AskedAfterUpgrade =
  | 'forms'
  | 'over-limit'
  | 'answers'
  | 'refused'
  | 'both'
  | 'advice'
  | 'purchaser';

/** What was decided of one purchaser of an order of before. */
export type DecidedPurchase = Pick<ExemptionDecision, 'outcome' | 'blockedBy' | 'needsAdvice'> & {
  /** Whose order it is. */
  isOwner: boolean;
  /** A form is needed that none of the papers before had. */
  lacksForm: boolean;
};

export type OrderOfBefore = {
  status: 'open' | 'submitted' | 'changesAsked' | 'inReview';
  isSigned: boolean;
  /** The second person was invited just now. */
  isInvited: boolean;
  /** How many questions of the profile are new and not answered yet. */
  newQuestions: number;
};

export type UpgradeStep = {
  /** What its investor is told; null where they have nothing to do. */
  asks: AskedAfterUpgrade | null;
  /** The order is with the dealer and goes back to its investor. */
  goesBack: boolean;
  /** What was signed lacks a form. */
  endsSignatures: boolean;
  /** Its units are kept for `HELD_AFTER_UPGRADE_DAYS`. */
  holds: boolean;
};

/** What a new answer of the profile may still change. */
const ANSWERS_MAY_LIFT: readonly (Block | null)[] = ['over-limit', 'fund-not-allowed', 'no-exemption'];

/**
 * What is asked of an order that was placed before the portal kept the law, by what was decided of its purchasers now. Nothing where it
 * may go on as it is. What its investor cannot change stays with the office, whose checks name it; so does a deal that does not say yet
 * what the law asks of its sale.
 */
export function stepAfterUpgrade(order: OrderOfBefore, purchases: readonly DecidedPurchase[]): UpgradeStep {
  const asks = askedOf(order, purchases);
  const isWithDealer = order.status === 'submitted' || order.status === 'inReview';
  const isChangeable = asks === 'forms' || asks === 'over-limit' || asks === 'answers' || asks === 'both';
  const waits = purchases.some(({ outcome, needsAdvice }) => outcome === 'refused' || needsAdvice);
  return {
    asks: isWithDealer && !isChangeable && asks !== 'purchaser' ? null : asks,
    goesBack: isWithDealer && isChangeable,
    endsSignatures: asks === 'forms',
    holds: asks !== null || waits,
  };
}

function askedOf(
  { isSigned, isInvited, newQuestions }: OrderOfBefore,
  purchases: readonly DecidedPurchase[],
): AskedAfterUpgrade | null {
  const refused = purchases.find(({ outcome }) => outcome === 'refused');
  if (refused !== undefined) {
    return askedOfRefused(refused, newQuestions);
  }
  if (isSigned && purchases.some(({ lacksForm }) => lacksForm)) {
    return 'forms';
  }
  if (purchases.some(({ needsAdvice }) => needsAdvice)) {
    return 'advice';
  }
  return isInvited ? 'purchaser' : null;
}

function askedOfRefused(
  { isOwner, blockedBy }: DecidedPurchase,
  newQuestions: number,
): AskedAfterUpgrade | null {
  if (blockedBy === 'offering-unsaid') {
    return null;
  }
  if (!isOwner) {
    // Of why the other may not, nothing is told.
    return 'both';
  }
  if (newQuestions > 0 && ANSWERS_MAY_LIFT.includes(blockedBy)) {
    return 'answers';
  }
  return blockedBy === 'over-limit' ? 'over-limit' : 'refused';
}
