import { isEditableStatus, type TradeStatus } from '../trades/trade-status.ts';

/** What an order can ask of its second purchaser, or tell when there is nothing to do. */
export const PURCHASE_STEPS = [
  'complete-profile',
  'wait-for-units',
  'wait-for-first',
  'sign',
  'read-memorandum',
  'wait-for-review',
  'approved',
  'settled',
  'declined',
  'archived',
] as const;
export type PurchaseStep = (typeof PURCHASE_STEPS)[number];

type PurchaseFacts = {
  status: TradeStatus;
  /** They submitted a profile. */
  hasProfile: boolean;
  /** The order has its units; one whose hold ran out has to reserve them again. */
  holdsUnits: boolean;
  isSignedByFirst: boolean;
  isSignedBySecond: boolean;
  /** They signed, and the offering memorandum was amended since. */
  owesMemorandum: boolean;
};

/** What the second purchaser of an order does next. */
export function purchaseStep(facts: PurchaseFacts): PurchaseStep {
  switch (facts.status) {
    case 'open':
    case 'changesAsked':
      return stepBeforeDealer(facts);
    case 'submitted':
    case 'inReview':
      if (!facts.hasProfile) {
        return 'complete-profile';
      }
      return facts.owesMemorandum ? 'read-memorandum' : 'wait-for-review';
    default:
      return facts.status;
  }
}

function stepBeforeDealer(facts: PurchaseFacts): PurchaseStep {
  if (!facts.hasProfile) {
    return 'complete-profile';
  }
  if (facts.isSignedBySecond) {
    return facts.owesMemorandum ? 'read-memorandum' : 'wait-for-first';
  }
  if (!facts.holdsUnits) {
    return 'wait-for-units';
  }
  return facts.isSignedByFirst ? 'sign' : 'wait-for-first';
}

/** Whether they may still leave: before their own signature, while the order is not with the dealer. */
export function mayLeave({
  status,
  isSignedBySecond,
}: Pick<PurchaseFacts, 'status' | 'isSignedBySecond'>): boolean {
  return isEditableStatus(status) && !isSignedBySecond;
}
