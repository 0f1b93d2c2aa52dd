import type { Dealer } from '@portal/domain/ground/brand/brand';
import type { TrusteeParticulars } from '@portal/domain/ground/brand/trustee-particulars';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { MoneyFacts } from '@portal/domain/money/payments/money-event';
import { moneyOfOrder } from '@portal/domain/money/payments/order-money';
import type { Memorandum } from '@portal/domain/offering/memorandum/memorandum.wire';
import { mayCancel } from '@portal/domain/order/trades/may-cancel';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { rightToCancelAt } from '@portal/domain/order/trades/right-to-cancel';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { factsOfTrade } from '@portal/domain/order/trades/trade-facts';
import { tradeProgress } from '@portal/domain/order/trades/trade-progress';
import { TRADE_STATUS_NUMBERS, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { nextAction, situationOfTrade } from '@portal/domain/order/wizard/next-action';
import { translate } from '../../../platform/language/translate.ts';
import { moneyFactsOf } from '../../money/payments/journal/stored-money-facts.ts';
import { presentCosts } from '../../offering/deals/marketplace/present-costs.ts';
import { cancellationOf } from '../../order/trades/cancelling/cancellation.ts';
import { jointSigningOf } from './joint-signing-view.ts';
import type { MemorandumView, TradeView } from './trade-views.store.ts';

/** The investor does not see the prescribed forms of whom they buy with, which say what those have; the office sees every paper. */
export type TradeReader = 'investor' | 'office';

function papersFor(reader: TradeReader, { signedDocuments }: TradeView): Trade['signedDocumentList'] {
  return signedDocuments
    .filter((paper) => reader === 'office' || paper.for !== 'joint')
    .map(({ id, title, signedAt, size }) => ({
      id,
      title,
      signedAt: new Date(signedAt).toISOString(),
      size,
    }));
}

/** An order in its investor's language: the only place with the specification's own names for it. */
export function presentTrade(
  view: TradeView,
  language: Language,
  paidTo: PaidTo,
  now: Date,
  reader: TradeReader = 'investor',
): Trade {
  const { dealContent, jointInvestor } = view;
  const trade: Omit<Trade, 'progress' | 'nextAction'> = {
    id: view.id,
    shareOrderId: view.id,
    createdAt: view.createdAt.toISOString(),
    dealId: {
      id: view.dealId,
      slug: view.dealSlug,
      name: dealContent.name[language],
      location: dealContent.location[language],
      type: view.dealType,
      province: view.dealProvince,
      closesAt: view.dealClosesAt.toISOString(),
      photos: dealContent.photos.map(({ id, src, description, cover }) => ({
        _id: id,
        src,
        description: description[language],
        cover,
      })),
    },
    quantity: view.quantity,
    orderTotal: dollarsFromCents(view.totalCents),
    ...presentCosts(view.costs, language),
    status: view.status,
    docusignCompleted: view.investorSignedAt !== null,
    paymentCompleted: view.paymentCompletedAt !== null,
    signedDocumentList: papersFor(reader, view),
    kycId: view.kycId === null ? null : { id: view.kycId, signedAt: view.kycSignedAt?.toISOString() ?? null },
    subDoc: {
      ...(view.scheduleA === null ? {} : { scheduleA: view.scheduleA }),
      ...(view.paymentMethod === null ? {} : { paymentMethod: view.paymentMethod }),
    },
    approvalProcess: {
      investorSignedAt: view.investorSignedAt?.toISOString() ?? null,
      jointSignedAt: view.jointSignedAt?.toISOString() ?? null,
    },
    jointInvestor,
    jointSigning: jointSigningOf(view),
    nextDrStepDesc:
      view.nextStep === null ? view.nextDrStepDesc : translate(language, `trades.nextSteps.${view.nextStep}`),
    reason: view.reason,
    payment:
      view.paymentMethod === null
        ? null
        : {
            method: view.paymentMethod,
            accountLastDigits: view.accountMethod === view.paymentMethod ? view.accountLastDigits : null,
            accountHolder: view.accountMethod === view.paymentMethod ? view.accountHolder : null,
          },
    ...(paidTo.linksAccounts ? { linksAccounts: true as const } : {}),
    fundsReceivedAt: view.fundsReceivedAt?.toISOString() ?? null,
    submittedAt: view.submittedAt?.toISOString() ?? null,
    decidedAt: view.decidedAt?.toISOString() ?? null,
    archivedAt: view.archivedAt?.toISOString() ?? null,
    holdsUnits: view.holdsUnits,
    ...moneyToWire(view, paidTo, language),
    cancellation: cancellationToWire(view, now),
    memorandum: memorandumToWire(view.memoranda, language),
  };
  const kycComplete = view.hasSubmittedKyc;
  // An order whose hold expired has no units left: everything else waits until it has some again.
  const hasLostUnits = view.status === TRADE_STATUS_NUMBERS.open && !view.holdsUnits;
  return {
    ...trade,
    progress: tradeProgress(factsOfTrade(trade, { kycComplete })),
    nextAction: hasLostUnits
      ? 'choose-quantity'
      : nextAction(
          situationOfTrade(trade, {
            kycComplete,
            fundsReceived: view.fundsReceivedAt !== null,
            awaitsRepresentative: !paidTo.isTaken(view.homes),
            lawAsks: view.lawAsks,
          }),
        ),
  };
}

/** The one that was accepted, else the one to read: in the reader's language if the newest version has it. */
function memorandumToWire(newest: readonly MemorandumView[], language: Language): Memorandum | null {
  const shown =
    newest.find(({ acceptedAt }) => acceptedAt !== null) ??
    newest.find((memorandum) => memorandum.language === language) ??
    newest[0];
  return shown === undefined
    ? null
    : {
        documentId: shown.documentId,
        title: shown.title,
        version: shown.version,
        acceptedAt: shown.acceptedAt === null ? null : new Date(shown.acceptedAt).toISOString(),
      };
}

/** Until when the order may be cancelled by right, and whether its investor may cancel it now. */
function cancellationToWire(
  view: Pick<TradeView, 'status' | 'province' | 'jointInvestor' | 'investorSignedAt' | 'jointSignedAt'>,
  now: Date,
): Trade['cancellation'] {
  const { rightEndsAt, timeZone } = cancellationOf(view, view.province);
  const right = rightToCancelAt(rightEndsAt, now);
  return {
    isPossible: mayCancel(tradeStatusOf(view.status), right),
    right,
    rightEndsAt: rightEndsAt?.toISOString() ?? null,
    timeZone,
  };
}

/** The payee, whom to ask, whether accounts are linked, and whether somebody may take an order of people who live there. */
type PaidTo = {
  trustee: TrusteeParticulars;
  dealer: Dealer;
  linksAccounts: boolean;
  isTaken: (homes: readonly (string | null)[]) => boolean;
};

/** Where the order's money is, the payee, and whom to ask, in the reader's language. */
function moneyToWire(
  view: Pick<TradeView, 'id' | 'totalCents' | 'status' | 'moneyFacts' | 'holdExpiresAt'>,
  { trustee, dealer }: PaidTo,
  language: Language,
): Pick<Trade, 'money' | 'payee' | 'dealer' | 'holdExpiresAt'> {
  const order = { totalCents: view.totalCents, status: tradeStatusOf(view.status) };
  const words = trustee.words[language];
  const facts = moneyFactsOf(view.moneyFacts);
  const money = moneyOfOrder(order, facts);
  const releasedAt = releasedAtOf(facts);
  return {
    money: {
      authorized: dollarsFromCents(money.toDebitCents),
      inTrust: dollarsFromCents(money.inTrustCents),
      released: dollarsFromCents(money.releasedCents),
      ...(releasedAt === null ? {} : { releasedAt: releasedAt.toISOString() }),
      refunded: dollarsFromCents(money.refundedCents),
      debitUnderWay: money.isDebitUnderWay,
      debitDueOn: money.isDebitUnderWay ? dueOnOf(view.moneyFacts) : null,
    },
    payee: {
      institution: trustee.institution,
      transit: trustee.transit,
      account: trustee.account,
      email: trustee.trusteeEmail,
      name: words.trustee,
      beneficiary: words.trusteeBeneficiary,
      bank: words.trusteeBank,
      address: words.trusteeAddress,
      reference: orderReference(view.id),
    },
    dealer: { name: dealer.name, email: dealer.email, phone: dealer.phone },
    holdExpiresAt: view.holdExpiresAt?.toISOString() ?? null,
  };
}

/** When the trustee paid the issuer, by the newest such row of the journal. */
function releasedAtOf({ events }: MoneyFacts): Date | null {
  const released = events.filter(({ kind }) => kind === 'released').map(({ valueAt }) => valueAt);
  return released.toSorted((one, other) => one.getTime() - other.getTime()).at(-1) ?? null;
}

/** The day of the newest debit the bank has not returned. */
function dueOnOf({ debits }: TradeView['moneyFacts']): string | null {
  const standing = debits.filter(({ cameBack }) => !cameBack);
  return standing.sort((one, other) => one.handedAt.localeCompare(other.handedAt)).at(-1)?.dueOn ?? null;
}
