import { openAccount } from '../bank.ts';
import { type Colleague, enterOffice } from '../colleagues.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { explainAll, prepareAll, readDay, readDays, seenBy } from '../trust-days.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

type People = { maker: Colleague; checker: Colleague };

async function people(portal: TestPortal): Promise<People> {
  return {
    maker: await enterOffice(portal, { role: 'finance' }),
    checker: await enterOffice(portal, { role: 'compliance' }),
  };
}

/** The first day that is to be closed, with an account that held something: its balances read off the banks' pages where no statement reaches there. */
async function firstDay(portal: TestPortal, { maker }: People): Promise<string> {
  await openAccount(portal.deps, 700);
  const [first] = (await readDays(maker)).open;
  if (first === undefined) {
    throw new Error('no day is to be closed');
  }
  const { day } = first;
  for (const { id: accountId, closing: balance, shownBy } of (await readDay(maker, day)).content.accounts) {
    if (shownBy === null) {
      await maker.post(`/office/money/days/${day}/balances`, { accountId, balance });
    }
  }
  return day;
}

async function preparedDay(portal: TestPortal, who: People): Promise<string> {
  const day = await firstDay(portal, who);
  await prepareAll(who.maker, day);
  return day;
}

async function closedDay(portal: TestPortal, who: People): Promise<string> {
  const day = await preparedDay(portal, who);
  await who.checker.post(`/office/money/days/${day}/approve`, await seenBy(who.checker, day));
  await portal.runJobs();
  return day;
}

type Ready = { day: string; colleague: Colleague; body?: object };

const calling =
  (ready: (portal: TestPortal, who: People) => Promise<Ready>): MakeCall =>
  async (portal): Promise<ExampleCall> => {
    const { day, ...call } = await ready(portal, await people(portal));
    return { person: null, params: { day }, ...call };
  };

/** Valid calls about days of the trust accounts. */
export const TRUST_DAY_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/money/days/:day': calling(async (portal, who) => ({
    day: await closedDay(portal, who),
    colleague: who.checker,
  })),
  'POST /office/money/days/:day/explanations': calling(async (portal, who) => {
    const day = await firstDay(portal, who);
    const [difference] = (await readDay(who.maker, day)).content.differences;
    const words = { kind: 'other', words: 'Held before we followed it.' };
    const body = { key: difference?.key, amount: difference?.amount, ...words };
    return { day, colleague: who.maker, body };
  }),
  'POST /office/money/days/:day/balances': calling(async (portal, who) => {
    const day = await firstDay(portal, who);
    const [account] = (await readDay(who.maker, day)).content.accounts;
    return { day, colleague: who.maker, body: { accountId: account?.id, balance: account?.closing } };
  }),
  'POST /office/money/days/:day/prepare': calling(async (portal, who) => {
    const day = await firstDay(portal, who);
    await explainAll(who.maker, day);
    return { day, colleague: who.maker, body: { hash: (await readDay(who.maker, day)).hash } };
  }),
  'POST /office/money/days/:day/approve': calling(async (portal, who) => {
    const day = await preparedDay(portal, who);
    return { day, colleague: who.checker, body: await seenBy(who.checker, day) };
  }),
  'POST /office/money/days/:day/return': calling(async (portal, who) => {
    const day = await preparedDay(portal, who);
    const { proposalId } = await seenBy(who.checker, day);
    return { day, colleague: who.checker, body: { proposalId, reason: 'Which fee?' } };
  }),
  'POST /office/money/days/:day/withdraw': calling(async (portal, who) => {
    const day = await preparedDay(portal, who);
    const { proposalId } = await seenBy(who.maker, day);
    return { day, colleague: who.maker, body: { proposalId } };
  }),
  'POST /office/money/days/:day/paper': calling(async (portal, who) => ({
    day: await closedDay(portal, who),
    colleague: who.checker,
    body: { language: 'en' },
  })),
};
