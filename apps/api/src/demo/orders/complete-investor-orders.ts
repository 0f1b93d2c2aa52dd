import { centsFromDollars } from '@portal/domain/ground/money/cents';
import type { PaymentInstruction } from '@portal/domain/order/trades/payment';
import type { ScheduleA } from '@portal/domain/order/trades/schedule-a.wire';
import { type TradeStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { acceptMemorandum } from '../../areas/agreement/memorandum/accept-memorandum.ts';
import { savePayment } from '../../areas/money/payments/instructions/save-payment.ts';
import { receivePayment } from '../../areas/money/payments/movements/receive-payment.ts';
import { findLiveDeals } from '../../areas/offering/deals/find-deals.ts';
import { reviewTrade } from '../../areas/order/trades/deciding/decide-trade.ts';
import { createTrade } from '../../areas/order/trades/placing/create-trade.ts';
import { preSignTrade } from '../../areas/order/trades/placing/pre-sign-trade.ts';
import { listTrades } from '../../areas/service/order-views/list-trades.ts';
import { showTrade } from '../../areas/service/order-views/show-trade.ts';
import type { Deps } from '../../platform/deps.ts';
import { demoColleague } from '../people/demo-people.ts';
import { COMPLETE_INVESTOR, demoInvestorId } from '../people/demo-person.ts';
import type { DemoStep } from '../people/demo-step.ts';
import { approveByTwo } from './approve-by-two.ts';
import { DEMO_ORIGIN, signDemoOrder } from './sign-demo-order.ts';

type DemoOrder = { slug: string; quantity: number };
type SignedDemoOrder = DemoOrder & { payment: PaymentInstruction; reaches: 'inReview' | 'approved' };

/** Signed by the investor and advanced by the dealer, oldest first. */
const SIGNED_ORDERS: readonly SignedDemoOrder[] = [
  {
    slug: 'loon-narrows-lodge',
    quantity: 20,
    payment: { paymentMethod: 'outside', account: null },
    reaches: 'approved',
  },
  {
    slug: 'saint-laurent-photonics-credit',
    quantity: 8,
    payment: {
      paymentMethod: 'debit',
      account: {
        institution: '001',
        transit: '00219',
        account: '4410087',
        accountHolder: `${COMPLETE_INVESTOR.firstName} ${COMPLETE_INVESTOR.lastName}`,
      },
    },
    reaches: 'inReview',
  },
];

/** Begun only: the profile exists, so the wizard continues at the details. Placed last, so its presence means that all exist. */
const BEGUN_ORDER: DemoOrder = { slug: 'maple-gate-student-residence', quantity: 20 };

/** The language in which this person reads and signs. */
const LANGUAGE = 'en';

const SCHEDULE_A: ScheduleA = {
  city: 'Toronto',
  province: COMPLETE_INVESTOR.province,
  registeredName: `${COMPLETE_INVESTOR.firstName} ${COMPLETE_INVESTOR.lastName}`,
  sourceOfFunds: 'Savings from employment',
  intendedUse: 'retirement',
  thirdParty: { isForOther: false },
};
const TRANSFER_REFERENCE = 'DEMO-0001';
/** Why the order is approved although something of it is flagged. */
const SEEN_IN_PERSON = 'I saw the originals of their documents in person.';

/** The portfolio of the person who has done everything once, by the use cases that pages and dealer call. */
export const completeInvestorOrders: DemoStep = {
  name: `orders of ${COMPLETE_INVESTOR.email}`,
  isDone: async (deps) => {
    const investorId = await demoInvestorId(deps, COMPLETE_INVESTOR);
    return (await findOrder(deps, investorId, BEGUN_ORDER)) !== undefined;
  },
  run: async (deps) => {
    const investorId = await demoInvestorId(deps, COMPLETE_INVESTOR);
    // A portal with deals of its own, or whose demonstration deals have closed, gets no orders for them.
    const deals = await findLiveDeals(deps.db, deps.clock.now());
    const isOffered = ({ slug }: DemoOrder) => deals.some((deal) => deal.slug === slug);
    for (const order of SIGNED_ORDERS.filter(isOffered)) {
      await bringForward(deps, investorId, order);
    }
    if (isOffered(BEGUN_ORDER)) {
      await place(deps, investorId, BEGUN_ORDER);
    }
  },
};

/** Completes an order; one that somebody has taken elsewhere is left as it is. */
async function bringForward(deps: Deps, investorId: string, order: SignedDemoOrder): Promise<void> {
  const found = await findOrder(deps, investorId, order);
  if (found === undefined || found.status === 'open') {
    await handIn(deps, investorId, order);
  }
  const handedIn = await findOrder(deps, investorId, order);
  if (handedIn?.status === 'submitted') {
    await reviewTrade(deps, await demoColleague(deps, 'compliance'), investorId, handedIn.id);
  }
  const reviewed = await findOrder(deps, investorId, order);
  if (order.reaches === 'approved' && reviewed?.status === 'inReview') {
    const { id, totalCents } = reviewed;
    await receivePayment(deps, await demoColleague(deps, 'finance'), investorId, id, {
      amountCents: totalCents,
      reference: TRANSFER_REFERENCE,
      key: TRANSFER_REFERENCE,
    });
    await approveByTwo(deps, { investorId, id }, SEEN_IN_PERSON);
  }
}

/** Goes through the wizard's steps up to the signature, which submits the order to the dealer. */
async function handIn(deps: Deps, investorId: string, order: SignedDemoOrder): Promise<void> {
  const { payment } = order;
  const tradeId = await place(deps, investorId, order);
  await preSignTrade(deps, investorId, tradeId, {
    scheduleA: SCHEDULE_A,
    paymentMethod: payment.paymentMethod,
  });
  await savePayment(deps, investorId, tradeId, payment, async () => null);
  await signDemoOrder(deps, investorId, tradeId);
}

async function place(deps: Deps, investorId: string, { slug, quantity }: DemoOrder): Promise<string> {
  const { shareOrderId } = await createTrade(deps, investorId, slug, { quantity, jointInvestor: null });
  await acceptIfAsked(deps, investorId, slug, shareOrderId);
  return shareOrderId;
}

/** If a deal has an offering memorandum, it is accepted with the order, as on the wizard's first page. */
async function acceptIfAsked(deps: Deps, investorId: string, slug: string, tradeId: string): Promise<void> {
  const { memorandum } = await showTrade(deps, investorId, tradeId, LANGUAGE);
  if (memorandum?.acceptedAt === null) {
    const request = { dealId: slug, tradeId, language: LANGUAGE, origin: DEMO_ORIGIN } as const;
    await acceptMemorandum(deps, investorId, request);
  }
}

type FoundOrder = { id: string; status: TradeStatus; totalCents: bigint };

async function findOrder(
  deps: Deps,
  investorId: string,
  { slug }: DemoOrder,
): Promise<FoundOrder | undefined> {
  const { trades } = await listTrades(deps, investorId, { dealId: slug, includeArchived: true }, 'en');
  const [newest] = trades;
  return newest === undefined
    ? undefined
    : {
        id: newest.id,
        status: tradeStatusOf(newest.status),
        totalCents: centsFromDollars(newest.orderTotal),
      };
}
