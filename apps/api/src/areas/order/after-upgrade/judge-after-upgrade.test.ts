import type { TradeStatus } from '@portal/domain/order/trades/trade-status';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDeal, DEAL_CONTENT } from '../../../testing/deals.ts';
import { JOINT } from '../../../testing/joint-signing.ts';
import { submitKyc } from '../../../testing/kyc.ts';
import { addOfferedDeal } from '../../../testing/offerings.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder, readTrade } from '../../../testing/orders.ts';
import { addOrderOfBefore } from '../../../testing/orders-of-before.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { publishTerms } from '../../../testing/publish-terms.ts';
import { readWholeAnswers } from '../../client/kyc/versions/read-answers.ts';
import { sealAnswers } from '../../client/kyc/versions/seal-answers.ts';
import { readRequests } from '../changes/read-requests.ts';
import { listDecisions } from '../exemptions/find-decisions.ts';
import { findOrder } from '../trades/find-order.ts';
import { judgeAfterUpgrade } from './judge-after-upgrade.ts';

const DAY_MS = 86_400_000;
/** In units of $1,000; an eligible investor of Ontario may buy for $100,000 in twelve months. */
const MORE_THAN_ALLOWED = 120;

let portal: TestPortal;
let lawOfPortal: TestPortal['deps']['config']['brand'];
beforeAll(async () => {
  portal = await openTestPortal();
  lawOfPortal = portal.deps.config.brand;
});
beforeEach(() => {
  portal.setTime(TEST_TIME);
  enforce();
});
afterEach(() => portal.forgetJobs());
afterAll(() => portal.close());

const enforce = () => Object.assign(portal.deps.config, { brand: lawOfPortal });
/** From now on the portal is one that sold before, and looks on. */
async function lookOn() {
  await portal.db.updateTable('law_upgrade').set({ upgraded_on: '2026-11-18' }).execute();
  Object.assign(portal.deps.config, {
    brand: { ...lawOfPortal, law: { ...lawOfPortal.law, from: '2026-12-15' } },
  });
}

/** Somebody eligible, with a profile. */
async function buyer(): Promise<Person & { kycId: string }> {
  const person = await registerPerson(portal);
  await submitKyc(person);
  await portal.runJobs();
  const { id } = await portal.db
    .selectFrom('kyc_versions')
    .select('id')
    .where('investor_id', '=', person.user.id)
    .where('state', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return { ...person, kycId: id };
}

async function ofBefore(
  person: Person & { kycId: string | null },
  units: number,
  more: Partial<Parameters<typeof addOrderOfBefore>[2]> = {},
): Promise<string> {
  const dealId = more.dealId ?? (await addOfferedDeal(portal));
  portal.advance(1_000);
  return addOrderOfBefore(portal, person, { kycId: person.kycId, ...more, dealId, units });
}

const decisionsOf = async (id: string) =>
  (await listDecisions(portal.db, id)).map(({ occasion, outcome, blockedBy }) => [
    occasion,
    outcome,
    blockedBy,
  ]);
const orderOf = ({ user }: Person, id: string) => findOrder(portal.db, user.id, id);

/** The requests for changes of an order, the newest first. */
const askedOf = (id: string) =>
  portal.db
    .selectFrom('trades')
    .select('investor_id as investorId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .then(({ investorId }) => readRequests(portal.db, { investorId, id }));

/** What was mailed since, by its subject, to one person. */
async function mailedTo({ email }: Person): Promise<string[]> {
  const before = portal.mails.length;
  await portal.runJobs();
  return portal.mails.slice(before).flatMap(({ to, subject }) => (to === email ? [subject] : []));
}

describe('orders of before, judged after the upgrade', () => {
  it.each<[string, TradeStatus]>([
    ['an open order', 'open'],
    ['one without a profile yet', 'open'],
  ])('%s that may be placed goes on as it was, and nobody is told', async (name, status) => {
    const ada = name === 'an open order' ? await buyer() : { ...(await registerPerson(portal)), kycId: null };
    await portal.runJobs();
    const id = await ofBefore(ada, 5, { status });
    const before = await orderOf(ada, id);
    await judgeAfterUpgrade(portal.deps);
    const outcome = ada.kycId === null ? 'unknown' : 'allowed';
    expect(await decisionsOf(id)).toEqual([['upgrade', outcome, null]]);
    expect(await orderOf(ada, id)).toEqual(before);
    expect(await mailedTo(ada)).toEqual([]);
  });

  it.each<[string, TradeStatus]>([
    ['an open one that was signed', 'open'],
    ['a submitted one', 'submitted'],
    ['one in review', 'inReview'],
    ['one that was sent back', 'changesAsked'],
  ])(
    '%s is signed once more where its papers lack a form, and nothing else is asked',
    async (_name, status) => {
      const ada = await buyer();
      const id = await ofBefore(ada, 5, { status, isSigned: true });
      await judgeAfterUpgrade(portal.deps);
      await judgeAfterUpgrade(portal.deps);
      expect(await decisionsOf(id)).toEqual([['upgrade', 'allowed', null]]);
      const after = await orderOf(ada, id);
      expect(after).toMatchObject({
        status: status === 'open' ? 'open' : 'changesAsked',
        investorSignedAt: null,
        holdsUnits: true,
        quantity: 5,
      });
      expect((await askedOf(id)).map(({ items }) => items)).toEqual(status === 'open' ? [] : [[]]);
      expect(await mailedTo(ada)).toEqual(['What your orders still need']);
    },
  );

  it('go back to their investor where they are for too much, once, with one message and ten days', async () => {
    const ada = await buyer();
    const first = await ofBefore(ada, 6);
    const second = await ofBefore(ada, MORE_THAN_ALLOWED, { status: 'inReview' });
    const third = await ofBefore(ada, MORE_THAN_ALLOWED);
    await judgeAfterUpgrade(portal.deps);
    await judgeAfterUpgrade(portal.deps);
    expect(await decisionsOf(first)).toEqual([['upgrade', 'allowed', null]]);
    expect(await decisionsOf(second)).toEqual([['upgrade', 'refused', 'over-limit']]);
    expect(await orderOf(ada, first)).toMatchObject({ status: 'open' });
    expect(await orderOf(ada, second)).toMatchObject({
      status: 'changesAsked',
      holdsUnits: true,
      submittedAt: null,
    });
    const heldUntil = (await orderOf(ada, third))?.holdExpiresAt?.getTime() ?? 0;
    expect(heldUntil - portal.deps.clock.now().getTime()).toBe(10 * DAY_MS);
    expect(await mailedTo(ada)).toEqual(['What your orders still need']);
    const [asked] = await askedOf(second);
    expect(asked).toMatchObject({ answerBy: '2026-11-28', items: [{ path: 'order.quantity' }] });
    expect(asked?.items[0]?.note).toContain('$84,000');
  });

  it('are asked once where two servers do the job at the same time', async () => {
    const ada = await buyer();
    const ids = [];
    for (let index = 0; index < 4; index += 1) {
      ids.push(await ofBefore(ada, MORE_THAN_ALLOWED, { status: 'submitted' }));
    }
    await Promise.all([judgeAfterUpgrade(portal.deps), judgeAfterUpgrade(portal.deps)]);
    expect(await mailedTo(ada)).toEqual(['What your orders still need']);
    const requests = await portal.db
      .selectFrom('change_requests')
      .select('trade_id')
      .where('trade_id', 'in', ids)
      .execute();
    expect(requests).toHaveLength(ids.length);
  });

  it('leaves an order that this version placed as it was decided then', async () => {
    const ada = await buyer();
    const id = await placeOrder(ada, await addOfferedDeal(portal), 5);
    await judgeAfterUpgrade(portal.deps);
    expect(await decisionsOf(id)).toEqual([['placing', 'allowed', null]]);
  });

  it('ask for the new answers of a profile of before where these decide', async () => {
    const ada = await buyer();
    const kycId = await submitOfBefore(ada);
    const id = await ofBefore({ ...ada, kycId }, MORE_THAN_ALLOWED, { status: 'submitted' });
    await judgeAfterUpgrade(portal.deps);
    const [asked] = await askedOf(id);
    expect(asked?.items.map(({ path }) => path)).toEqual([
      'assets.financial.deposits',
      'assets.financial.registeredPlans',
    ]);
  });

  it('stay with the office while their deal does not say what the law asks, and are judged once it does', async () => {
    const ada = await buyer();
    const { offering: _unsaid, ...content } = DEAL_CONTENT;
    const dealId = await addDeal(portal, { unitPriceCents: 100_000n, content });
    const id = await ofBefore(ada, MORE_THAN_ALLOWED, { dealId, status: 'inReview' });
    await judgeAfterUpgrade(portal.deps);
    await judgeAfterUpgrade(portal.deps);
    expect(await decisionsOf(id)).toEqual([['upgrade', 'refused', 'offering-unsaid']]);
    expect(await orderOf(ada, id)).toMatchObject({ status: 'inReview' });
    expect(await mailedTo(ada)).toEqual([]);
    const offered = await portal.db
      .selectFrom('deals')
      .select('content')
      .where('id', '=', await addOfferedDeal(portal))
      .executeTakeFirstOrThrow();
    await publishTerms(portal, dealId, offered);
    await judgeAfterUpgrade(portal.deps);
    expect(await decisionsOf(id)).toHaveLength(2);
    expect(await orderOf(ada, id)).toMatchObject({ status: 'changesAsked' });
  });

  it('invite the second person of before, and tell the first', async () => {
    const ada = await buyer();
    const id = await ofBefore(ada, 5, {
      joint: { ...JOINT, email: 'second@example.com' },
    });
    await judgeAfterUpgrade(portal.deps);
    await judgeAfterUpgrade(portal.deps);
    await portal.runJobs();
    const sent = portal.mails.slice(-2).map(({ to, subject }) => [to, subject]);
    expect(sent).toContainEqual([ada.email, 'What your orders still need']);
    expect(sent.map(([to]) => to)).toContain('second@example.com');
    expect(await orderOf(ada, id)).toMatchObject({ status: 'open' });
  });

  it('are only recorded while the portal looks on, and asked on the day from which the law binds', async () => {
    const ada = await buyer();
    const id = await ofBefore(ada, MORE_THAN_ALLOWED, { status: 'inReview' });
    await lookOn();
    await judgeAfterUpgrade(portal.deps);
    await judgeAfterUpgrade(portal.deps);
    expect(await decisionsOf(id)).toEqual([['upgrade', 'refused', 'over-limit']]);
    expect(await mailedTo(ada)).toEqual([]);
    enforce();
    await judgeAfterUpgrade(portal.deps);
    expect(await decisionsOf(id)).toHaveLength(2);
    expect(await mailedTo(ada)).toEqual(['What your orders still need']);
    expect((await readTrade(ada, id)).status).toBe(2);
  });
});

/** Submits a version of the profile as the version before did, which asked for savings in one sum. */
async function submitOfBefore({ user, kycId }: Person & { kycId: string }): Promise<string> {
  const { db, deps } = portal;
  const { assets, ...sections } = await readWholeAnswers(db, deps.secrets, user.id, kycId);
  const { deposits: _, registeredPlans: _plans, ...financial } = assets?.financial ?? {};
  const answers = { ...sections, assets: { ...assets, financial: { ...financial, savings: 41_000 } } };
  const id = deps.newId();
  const at = deps.clock.now();
  await db
    .insertInto('kyc_versions')
    .values({
      investor_id: user.id,
      id,
      version: 2,
      state: 'submitted',
      ...sealAnswers(deps.secrets, id, answers),
      submitted_at: at,
      signed_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}
