import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { flagMoneyOf, type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approveOf, declarationFor, proposeApprovalOf } from '../../../testing/propose-approval.ts';

const WHY = 'They came in with the originals.';

let portal: TestPortal;
let maker: Colleague;
let checker: Colleague;
let order: OrderOnDesk;
beforeAll(async () => {
  portal = await openTestPortal();
  maker = await enterOffice(portal, { role: 'compliance' });
  checker = await enterOffice(portal, { role: 'compliance' });
});
beforeEach(async () => {
  order = await orderOnDesk(portal, { status: 'inReview' });
});
afterAll(() => portal.close());

const read = async (who = maker) => (await who.get(`/office/orders/${order.id}`)).json().data;
const propose = async (body: object = {}) =>
  maker.post(`/office/orders/${order.id}/proposal`, {
    declaration: await declarationFor(maker, order.id),
    ...body,
  });
const declare = (...checks: string[]) => propose({ exception: { checks, reason: WHY } });
const compareIdentity = async (outcome: 'confirmed' | 'not-confirmed') => {
  const [profile] = (await read()).profiles;
  const body = { outcome, note: outcome === 'confirmed' ? '' : 'Another person.' };
  await maker.post(`/office/orders/${order.id}/profiles/${profile.kycId}/identity`, body);
};
const approve = () => approveOf(checker, order.id);
const factsOf = async (action: string) =>
  (await read()).timeline.entries.find((entry: { action: string }) => entry.action === action)?.facts;

describe('an order with open checks', () => {
  it('says which, and cannot be proposed as if there were none', async () => {
    expect((await read()).checks).toEqual(['identity-not-checked']);
    expect((await propose()).json().code).toBe('CHECKS_OPEN');
    await compareIdentity('confirmed');
    expect((await read()).checks).toEqual([]);
    expect((await propose()).statusCode).toBe(200);
    expect((await read()).approval.exception).toBeNull();
  });

  it('is approved by two with a declared exception, which both records keep', async () => {
    await compareIdentity('confirmed');
    await flagMoneyOf(portal, order);
    const open = ['payment-flag'];
    expect((await read()).checks).toEqual(open);
    expect((await declare(...open)).statusCode).toBe(200);
    expect((await read(checker)).approval.exception).toEqual({ checks: open, reason: WHY });
    expect((await approve()).statusCode).toBe(200);
    const kept = { exceptions: open.join(' '), reason: WHY };
    expect(await factsOf('trade.exception-proposed')).toMatchObject(kept);
    expect(await factsOf('trade.approved')).toMatchObject(kept);
    expect(await read()).toMatchObject({ order: { status: 'approved' }, checks: [] });
  });

  it('must name every open check, and none that is settled', async () => {
    await compareIdentity('confirmed');
    await flagMoneyOf(portal, order);
    expect((await propose()).json().code).toBe('CHECKS_OPEN');
    const more = await declare('payment-flag', 'profile-flag');
    expect(more.json().code).toBe('CHANGED_MEANWHILE');
  });

  it.each(['identity-not-checked', 'newer-profile'])(
    'is never proposed with an exception from %s',
    async (check) => {
      if (check === 'newer-profile') {
        await compareIdentity('confirmed');
        await submitKyc(order.ada);
      }
      const page = await read();
      expect([page.checks, page.moves.includes('propose-approval')]).toEqual([[check], false]);
      expect((await declare(check)).statusCode).toBe(400);
      expect((await propose()).json().code).toBe('CHECKS_OPEN');
    },
  );

  it.each([
    ['an exception that the law does not leave', { checks: ['memorandum-not-accepted'], reason: WHY }],
    ['documents of somebody else', { checks: ['identity-not-confirmed'], reason: WHY }],
    ['no reason', { checks: ['payment-flag'], reason: ' ' }],
    ['a reason that is too long', { checks: ['payment-flag'], reason: 'x'.repeat(1_001) }],
    ['nothing to be excepted', { checks: [], reason: WHY }],
  ])('is not proposed with %s', async (_what, exception) => {
    expect((await propose({ exception })).statusCode).toBe(400);
    expect((await read()).approval).toBeNull();
  });

  it('cannot be proposed at all if the documents do not match', async () => {
    await compareIdentity('not-confirmed');
    const page = await read();
    expect([page.checks, page.moves.includes('propose-approval')]).toEqual([
      ['identity-not-confirmed'],
      false,
    ]);
    expect((await propose()).json().code).toBe('CHECKS_OPEN');
  });

  it('must be proposed again if another check opens after the declaration', async () => {
    await proposeApprovalOf(maker, order.id);
    await flagMoneyOf(portal, order);
    expect((await approve()).json().code).toBe('CHANGED_MEANWHILE');
    expect(await read()).toMatchObject({ order: { status: 'inReview' }, approval: null });
  });

  it('is approved if a declared check is settled in the meantime', async () => {
    const flagId = await flagMoneyOf(portal, order);
    await proposeApprovalOf(maker, order.id);
    const settled = { cleared_at: portal.deps.clock.now(), cleared_note: 'No longer so.' };
    await portal.db.updateTable('payment_flags').set(settled).where('id', '=', flagId).execute();
    expect((await approve()).statusCode).toBe(200);
  });

  it('includes the exception in what is approved: a different one has a different hash', async () => {
    await compareIdentity('confirmed');
    await flagMoneyOf(portal, order);
    await declare('payment-flag');
    const { proposalId, hash } = (await read()).approval;
    await maker.post(`/office/orders/${order.id}/proposal/withdraw`, { proposalId });
    await propose({ exception: { checks: ['payment-flag'], reason: 'Another reason.' } });
    expect((await read()).approval.hash).not.toBe(hash);
  });

  it('is proposed by a representative, and approved by compliance alone', async () => {
    const representative = await enterOffice(portal, { role: 'representative', representativeId: 'rep-01' });
    expect((await proposeApprovalOf(representative, order.id)).statusCode).toBe(200);
    const other = await enterOffice(portal, { role: 'representative', representativeId: 'rep-01' });
    const { proposalId, hash } = (await read(checker)).approval;
    const declaration = await declarationFor(other, order.id);
    const refused = await other.post(`/office/orders/${order.id}/approve`, { proposalId, hash, declaration });
    expect(refused.json().code).toBe('NOT_PERMITTED');
    expect((await approve()).statusCode).toBe(200);
  });
});
