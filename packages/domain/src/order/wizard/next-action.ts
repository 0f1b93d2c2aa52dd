import {
  awaitsPurchaser,
  factsOfTrade,
  investorHasSigned,
  owesMemorandum,
  PAID_OUTSIDE,
  type TradeFacts,
  type TradeLike,
} from '../trades/trade-facts.ts';
import { type TradeStatus, tradeStatusOf } from '../trades/trade-status.ts';
import type { WizardPage } from './wizard-pages.ts';

/** Everything that an order can ask of its investor, or tell when there is nothing to do. */
export const NEXT_ACTIONS = [
  'choose-quantity',
  'lower-amount',
  'accept-memorandum',
  'complete-kyc',
  'fill-details',
  'pay',
  'wait-for-purchaser',
  'wait-for-representative',
  'wait-for-suitability',
  'sign',
  'wait-for-joint',
  'submit',
  'send-payment',
  'wait-for-review',
  'make-changes',
  'none-approved',
  'none-settled',
  'none-declined',
  'none-archived',
] as const;

export type NextAction = (typeof NEXT_ACTIONS)[number];

/** What the law asks of an order as it was decided last: less of it, or first the advice of a representative (NI 45-106 s. 2.9(2.1)(b)). */
export type LawAsks = Extract<NextAction, 'lower-amount' | 'wait-for-suitability'>;

/** What `nextAction` decides on. */
export type OrderSituation = {
  /** Null when there is no order yet. */
  readonly status: TradeStatus | null;
  readonly facts: TradeFacts;
  /** The joint investor has not joined with an account and a profile. */
  readonly awaitsPurchaser: boolean;
  /** Nobody of the dealer who is registered where everybody who buys lives works for the order yet. */
  readonly awaitsRepresentative: boolean;
  readonly lawAsks: LawAsks | null;
  /** The investor's own signatures are there; the joint investor's may be missing. */
  readonly investorSigned: boolean;
  /** The money comes from outside the portal. */
  readonly paidOutside: boolean;
  /** The dealer recorded the money as received in trust. */
  readonly fundsReceived: boolean;
  /** The offering memorandum, or an amendment of it, waits for the investor's acceptance. */
  readonly owesMemorandum: boolean;
};

/** The wizard page on which an action is done; null when there is nothing to do but wait. */
export const NEXT_ACTION_PAGES: Readonly<Record<NextAction, WizardPage | null>> = {
  'choose-quantity': 'order',
  'lower-amount': 'order',
  'accept-memorandum': 'order',
  'complete-kyc': 'application',
  'fill-details': 'details',
  pay: 'pay',
  'wait-for-purchaser': 'sign',
  'wait-for-representative': 'sign',
  'wait-for-suitability': 'sign',
  sign: 'sign',
  'wait-for-joint': null,
  submit: 'complete',
  'send-payment': 'complete',
  'wait-for-review': null,
  'make-changes': 'details',
  'none-approved': null,
  'none-settled': null,
  'none-declined': null,
  'none-archived': null,
};

/**
 * What the investor does next. Facts come before waiting: an unsigned order with payment method `outside` says 'sign'. Money
 * from outside the portal stays owed ('send-payment') until the dealer records it, however far the order is by then:
 * for method `outside` the fact 'pay' only says that the instruction was given, so `fundsReceived` is passed beside it.
 */
export function nextAction(situation: OrderSituation): NextAction {
  const { status, paidOutside, fundsReceived } = situation;
  const owesMoney = paidOutside && !fundsReceived;
  switch (status) {
    case null:
      return 'choose-quantity';
    case 'open':
      if (situation.lawAsks === 'lower-amount') {
        return 'lower-amount';
      }
      return situation.owesMemorandum ? 'accept-memorandum' : (missingPart(situation) ?? 'submit');
    case 'changesAsked':
      // What is missing keeps the pages behind it shut: a profile begun anew, a debit that came back, another way of paying.
      return missingAnswer(situation.facts) ?? 'make-changes';
    case 'submitted':
    case 'inReview':
      return owesMoney ? 'send-payment' : 'wait-for-review';
    case 'approved':
      return owesMoney ? 'send-payment' : 'none-approved';
    case 'settled':
      return 'none-settled';
    case 'declined':
      return 'none-declined';
    case 'archived':
      return 'none-archived';
  }
}

/** The first part of an open order that is missing, in the order of the wizard's pages; null when it is whole. */
function missingPart(situation: OrderSituation): NextAction | null {
  const { facts, investorSigned } = situation;
  const missing = missingAnswer(facts);
  if (missing !== null) {
    return missing;
  }
  if (facts.sign) {
    return awaited(situation);
  }
  return investorSigned ? 'wait-for-joint' : (awaited(situation) ?? 'sign');
}

/** Who has to be there, and what they have to say, before anybody signs and before the order is handed over. */
function awaited(situation: OrderSituation): NextAction | null {
  const { awaitsPurchaser: awaitsSecond, awaitsRepresentative, lawAsks } = situation;
  if (awaitsSecond) {
    return 'wait-for-purchaser';
  }
  return awaitsRepresentative ? 'wait-for-representative' : lawAsks;
}

/** The first part before the signatures that is missing, in the order of the wizard's pages. */
function missingAnswer({ application, details, pay }: TradeFacts): NextAction | null {
  if (!application) {
    return 'complete-kyc';
  }
  if (!details) {
    return 'fill-details';
  }
  return pay ? null : 'pay';
}

/** The situation of an order as the wire shows it, with what the wire does not say. */
export function situationOfTrade(
  trade: TradeLike | null,
  known: Pick<OrderSituation, 'fundsReceived' | 'awaitsRepresentative' | 'lawAsks'> & {
    kycComplete: boolean;
  },
): OrderSituation {
  return {
    status: trade === null ? null : tradeStatusOf(trade.status),
    facts: factsOfTrade(trade, known),
    awaitsPurchaser: trade !== null && awaitsPurchaser(trade),
    awaitsRepresentative: known.awaitsRepresentative,
    lawAsks: known.lawAsks,
    investorSigned: trade !== null && investorHasSigned(trade),
    paidOutside: trade?.subDoc.paymentMethod === PAID_OUTSIDE,
    fundsReceived: known.fundsReceived,
    owesMemorandum: trade !== null && owesMemorandum(trade),
  };
}

/** The message keys of an action: a title, a sentence, and the words of the button that leads to it. */
export function nextActionKeys(action: NextAction) {
  return {
    title: `trades.nextAction.${action}.title`,
    text: `trades.nextAction.${action}.text`,
    button: `trades.nextAction.${action}.button`,
  } as const;
}

/** The action that the wire names; null for a name that this version does not know, which screens leave out. */
export function nextActionOf(name: string): NextAction | null {
  return NEXT_ACTIONS.find((action) => action === name) ?? null;
}
