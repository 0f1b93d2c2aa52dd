import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORIGINATOR } from '../../../../testing/cancellation.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { markSettled, refundPayment } from '../../../../testing/decided-alone.ts';
import { auditOf } from '../../../../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { addSubmittedKyc, giveDetails, placeOrder, readTrade } from '../../../../testing/orders.ts';
import { approvedDebitOf, giveAccount } from '../../../../testing/payments.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { exportDebits } from '../debits/export-debits.ts';
import { listOpenFlags } from '../flags/list-open-flags.ts';
import { receivePayment } from '../movements/receive-payment.ts';
import { unlinkAccount } from './unlink-account.ts';

let portal: TestPortal;
let dealId: string;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  dealId = await addDeal(portal);
  ada = await registerPerson(portal);
  await addSubmittedKyc(portal, ada);
});

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TOTAL = 500_000n;

const unlink = (id: string, person = ada) => person.post(`/user/bank-accounts/${id}/unlink`);
const accountsOf = async (person = ada) => (await person.get('/user/account')).json().data.bankAccounts;
const archive = (tradeId: string) => ada.get(`/user/trade/archive/${tradeId}`);
const rowOf = (tradeId: string) =>
  portal.db
    .selectFrom('payment_instructions')
    .selectAll()
    .where('trade_id', '=', tradeId)
    .executeTakeFirstOrThrow();
const flagsOf = async (tradeId: string) =>
  (await listOpenFlags(portal.db)).filter((flag) => flag.tradeId === tradeId).map(({ kind }) => kind);
async function noticesTo({ email }: Person) {
  await portal.runJobs();
  return portal.mails.filter(({ to, subject }) => to === email && subject === 'A bank account was unlinked');
}

/** An order with an account that was never submitted. */
async function openDebit(changes: Record<string, string> = {}): Promise<string> {
  const tradeId = await placeOrder(ada, dealId);
  await giveDetails(ada, tradeId, 'debit');
  await giveAccount(portal, ada, tradeId, changes);
  return tradeId;
}

/** The same, abandoned. */
async function givenUp(): Promise<string> {
  const tradeId = await openDebit();
  await archive(tradeId);
  return tradeId;
}

describe('an unused account', () => {
  it('is unlinked, its numbers are deleted where no record needs them, and the investor is told', async () => {
    const tradeId = await givenUp();
    expect(await accountsOf()).toMatchObject([{ id: tradeId, lastDigits: '890', inUse: [] }]);
    expect((await unlink(tradeId)).json()).toEqual({ data: { unlinked: true } });
    expect(await accountsOf()).toEqual([]);
    expect(await rowOf(tradeId)).toMatchObject({
      sealed_account: null,
      account_last_digits: null,
      unlinked_at: portal.deps.clock.now(),
      withdrawn_at: portal.deps.clock.now(),
    });
    const [mail, ...more] = await noticesTo(ada);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('ending in 890');
    expect(await auditOf(portal, ada.user.id)).toContain('bank-account.unlinked');
  });

  it('is unlinked once, by a double press, in two tabs and a minute later', async () => {
    const tradeId = await givenUp();
    const replies = await Promise.all([unlink(tradeId), unlink(tradeId)]);
    portal.advance(MINUTE_MS);
    replies.push(await unlink(tradeId));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await noticesTo(ada)).toHaveLength(1);
    const done = (await auditOf(portal, ada.user.id)).filter((action) => action === 'bank-account.unlinked');
    expect(done).toHaveLength(1);
  });

  it('is unlinked from every order it was given for, and is back when it is given again', async () => {
    const first = await givenUp();
    const second = await givenUp();
    const [account, ...more] = await accountsOf();
    expect(more).toEqual([]);
    expect(account.orders.map(({ tradeId }: { tradeId: string }) => tradeId).sort()).toEqual(
      [first, second].sort(),
    );
    await unlink(first);
    expect(await accountsOf()).toEqual([]);
    const third = await openDebit();
    expect(await accountsOf()).toMatchObject([{ id: third, inUse: [{ kind: 'order', until: null }] }]);
    expect((await rowOf(third)).unlinked_at).toBeNull();
  });

  it('stays with a submitted order, hidden from the investor', async () => {
    const tradeId = await approvedDebitOf(portal, ada, dealId);
    await archive(tradeId);
    expect((await unlink(tradeId)).statusCode).toBe(200);
    const row = await rowOf(tradeId);
    expect(row.sealed_account).not.toBeNull();
    expect(row.unlinked_at).not.toBeNull();
    expect((await readTrade(ada, tradeId)).payment).toMatchObject({
      accountLastDigits: null,
      accountHolder: null,
    });
    expect(await accountsOf()).toEqual([]);
  });
});

describe('an account', () => {
  it('of another person is answered as not found', async () => {
    const tradeId = await givenUp();
    const ben = await registerPerson(portal);
    const foreign = await unlink(tradeId, ben);
    const missing = await unlink(portal.deps.newId(), ben);
    const { requestId: _one, ...first } = foreign.json();
    const { requestId: _other, ...second } = missing.json();
    expect([foreign.statusCode, first]).toEqual([404, second]);
    expect(await accountsOf()).toHaveLength(1);
  });

  it('that was never given for an order is not found either', async () => {
    const tradeId = await placeOrder(ada, dealId);
    expect((await unlink(tradeId)).statusCode).toBe(404);
  });

  it('is needed while an order under way is paid from it', async () => {
    const tradeId = await openDebit();
    dealId = await addDeal(portal);
    await givenUp();
    expect(await accountsOf()).toMatchObject([{ inUse: [{ kind: 'order', until: null }] }]);
    const refused = await unlink(tradeId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'BANK_ACCOUNT_IN_USE']);
    expect(await noticesTo(ada)).toEqual([]);
  });

  it('is needed while a debit is made, while its money is held, and for ninety days', async () => {
    const tradeId = await approvedDebitOf(portal, ada, dealId);
    await exportDebits(portal.deps, STAFF, ORIGINATOR);
    await archive(tradeId);
    const kinds = async () => (await accountsOf())[0].inUse.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['debit', 'returnable']);
    portal.advance(MINUTE_MS);
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: TOTAL,
      reference: 'debit',
    });
    expect(await kinds()).toEqual(['money', 'returnable']);
    await refundPayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: TOTAL, reference: 'back' });
    const [{ inUse }] = await accountsOf();
    expect(inUse).toEqual([{ kind: 'returnable', until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
    expect((await unlink(tradeId)).json().code).toBe('BANK_ACCOUNT_IN_USE');
    portal.setTime(new Date(`${inUse[0].until}T17:00:00.000Z`));
    const again = () => unlinkAccount(portal.deps, ada.user.id, tradeId);
    await expect(again()).rejects.toMatchObject({ code: 'BANK_ACCOUNT_IN_USE' });
    portal.advance(DAY_MS);
    await again();
    expect((await rowOf(tradeId)).unlinked_at).toEqual(portal.deps.clock.now());
  });
});

describe('the watch for changed accounts', () => {
  /** An order whose units were issued long ago. */
  async function settled(): Promise<string> {
    const tradeId = await approvedDebitOf(portal, ada, dealId);
    await markSettled(portal.db, tradeId);
    return tradeId;
  }

  it('still knows an unlinked account: the same is no change, another is', async () => {
    const known = await settled();
    expect((await unlink(known)).statusCode).toBe(200);
    expect(await flagsOf(await openDebit())).toEqual([]);
    expect(await flagsOf(await openDebit({ account: '7654321' }))).toEqual(['account-changed']);
  });

  it('takes any account as another after one whose numbers were deleted', async () => {
    await settled();
    portal.advance(1_000);
    const other = await openDebit({ account: '7654321' });
    await archive(other);
    await unlink(other);
    expect((await rowOf(other)).sealed_account).toBeNull();
    expect(await flagsOf(await openDebit({ account: '7654321' }))).toEqual(['account-changed']);
  });
});
