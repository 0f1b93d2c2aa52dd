import { addDays, dayIn } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { centsFromDollars } from '@portal/domain/ground/money/cents';
import type { ScheduleA } from '@portal/domain/order/trades/schedule-a.wire';
import { type TradeStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { acceptMemorandum } from '../../areas/agreement/memorandum/accept-memorandum.ts';
import { saveAnswers } from '../../areas/client/kyc/answers/save-answers.ts';
import { saveKyc } from '../../areas/client/kyc/answers/save-kyc.ts';
import { receivePayment } from '../../areas/money/payments/movements/receive-payment.ts';
import { findLiveDeals } from '../../areas/offering/deals/find-deals.ts';
import { askForChanges } from '../../areas/order/changes/ask-for-changes.ts';
import { reviewTrade } from '../../areas/order/trades/deciding/decide-trade.ts';
import { createTrade } from '../../areas/order/trades/placing/create-trade.ts';
import { preSignTrade } from '../../areas/order/trades/placing/pre-sign-trade.ts';
import { listTrades } from '../../areas/service/order-views/list-trades.ts';
import type { Deps } from '../../platform/deps.ts';
import { DEMO_ORIGIN, signDemoOrder } from '../orders/sign-demo-order.ts';
import { demoColleague } from '../people/demo-people.ts';
import { demoInvestorId, MORNING_INVESTOR } from '../people/demo-person.ts';
import type { DemoStep } from '../people/demo-step.ts';

/** Returned for a phone number, and submitted again with another. */
const ANSWERED = 'ironwood-self-storage';
/** Submitted, and overpaid. */
export const OVERPAID = 'westlake-mortgage-fund';
/** Begun with somebody who has not joined yet; placed last, so its presence means that all exist. */
const BEGUN = 'riverbend-medical-office';

const LANGUAGE = 'en';
const TOO_MUCH_CENTS = 25_000n;
const SCHEDULE_A: ScheduleA = {
  city: 'Toronto',
  province: MORNING_INVESTOR.province,
  sourceOfFunds: 'An inheritance',
  intendedUse: 'growth',
  thirdParty: { isForOther: false },
};

/** Who was invited to it. */
const INVITED = {
  firstName: 'Noémie',
  lastName: 'Gauthier',
  email: 'noemie@northline.example',
  relation: 'spouse',
  language: 'fr',
} as const;

/** Orders waiting at the desk in the morning: a new one, one that came back corrected, one overpaid, and one that waits for its second person. */
export const morningOrders: DemoStep = {
  name: `orders of ${MORNING_INVESTOR.email}`,
  isDone: async (deps) => (await findMorningOrder(deps, BEGUN)) !== undefined,
  run: async (deps) => {
    const deals = await findLiveDeals(deps.db, deps.clock.now());
    const isOffered = (slug: string) => deals.some((deal) => deal.slug === slug);
    if (isOffered(ANSWERED)) {
      await answer(deps, await handedIn(deps, ANSWERED));
    }
    if (isOffered(OVERPAID)) {
      const { id, totalCents } = await handedIn(deps, OVERPAID);
      const by = await demoColleague(deps, 'finance');
      const money = { amountCents: totalCents + TOO_MUCH_CENTS, reference: 'DEMO-0002', key: 'DEMO-0002' };
      await receivePayment(deps, by, await demoInvestorId(deps, MORNING_INVESTOR), id, money);
    }
    if (isOffered(BEGUN)) {
      const tradeId = await place(deps, BEGUN, INVITED);
      await giveDetails(deps, tradeId);
    }
  },
};

type Order = { id: string; status: TradeStatus; totalCents: bigint };

/** The order for a deal, brought as far as the dealer if it is not there yet. */
async function handedIn(deps: Deps, slug: string): Promise<Order> {
  const found = await findMorningOrder(deps, slug);
  if (found !== undefined && found.status !== 'open') {
    return found;
  }
  const tradeId = await place(deps, slug);
  await giveDetailsAndSign(deps, tradeId);
  const order = await findMorningOrder(deps, slug);
  if (order === undefined) {
    throw new Error(`The demonstration order of ${slug} is missing`);
  }
  return order;
}

/** Asks for a phone number and answers with another; an order already that far continues there. */
async function answer(deps: Deps, { id: tradeId, status }: Order): Promise<void> {
  const investorId = await demoInvestorId(deps, MORNING_INVESTOR);
  const by = await demoColleague(deps, 'compliance');
  if (status === 'submitted') {
    await reviewTrade(deps, by, investorId, tradeId);
    const answerBy = addDays(dayIn(DEALER_TIME_ZONE, deps.clock.now()), 5);
    const note = 'We called three times.';
    await askForChanges(
      deps,
      by,
      { investorId, tradeId },
      { items: [{ path: 'basics.phone', reason: 'out-of-date', note }], answerBy },
    );
  }
  await saveAnswers(deps, investorId, { answers: { 'basics.phone': '+14165550188' }, answeredAt: {} }, '');
  await saveKyc(deps, investorId, { formIsFinished: true });
  await giveDetailsAndSign(deps, tradeId);
}

async function giveDetails(deps: Deps, tradeId: string): Promise<string> {
  const investorId = await demoInvestorId(deps, MORNING_INVESTOR);
  await preSignTrade(deps, investorId, tradeId, { scheduleA: SCHEDULE_A, paymentMethod: 'outside' });
  return investorId;
}

async function giveDetailsAndSign(deps: Deps, tradeId: string): Promise<void> {
  await signDemoOrder(deps, await giveDetails(deps, tradeId), tradeId);
}

/** The smallest order of a deal, with its memorandum accepted. */
async function place(deps: Deps, slug: string, jointInvestor: typeof INVITED | null = null): Promise<string> {
  const investorId = await demoInvestorId(deps, MORNING_INVESTOR);
  const deal = (await findLiveDeals(deps.db, deps.clock.now())).find((one) => one.slug === slug);
  const quantity = deal?.minimumUnits ?? 1;
  const { shareOrderId } = await createTrade(deps, investorId, slug, { quantity, jointInvestor });
  const request = { dealId: slug, tradeId: shareOrderId, language: LANGUAGE, origin: DEMO_ORIGIN } as const;
  await acceptMemorandum(deps, investorId, request);
  return shareOrderId;
}

/** This investor's order for a deal, in its present state. */
export async function findMorningOrder(deps: Deps, slug: string): Promise<Order | undefined> {
  const investorId = await demoInvestorId(deps, MORNING_INVESTOR);
  const { trades } = await listTrades(deps, investorId, { dealId: slug, includeArchived: true }, LANGUAGE);
  const [newest] = trades;
  return newest === undefined
    ? undefined
    : {
        id: newest.id,
        status: tradeStatusOf(newest.status),
        totalCents: centsFromDollars(newest.orderTotal),
      };
}
