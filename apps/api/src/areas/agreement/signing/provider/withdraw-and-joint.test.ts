import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JOINT, jointOrderToSign, mailsToJoint } from '../../../../testing/joint-signing.ts';
import { verifyAddress } from '../../../../testing/people.ts';
import { askForLink, type OrderToSign, orderToSign } from '../../../../testing/signing.ts';
import { findToReconcile } from './provider-envelopes.store.ts';
import { CHECK_EVERY_MINUTES, reconcileEnvelope } from './reconcile-envelope.ts';
import {
  BACK,
  MINUTE_MS,
  openProviderPortal,
  type ProviderPortal,
  SIGNED_AT,
} from './testing/provider-portal.ts';

let at: ProviderPortal;

beforeEach(async () => {
  at = await openProviderPortal();
});

afterEach(async () => {
  await at.close();
  expect(at.mock.problems).toEqual([]);
});

describe('an envelope that nobody may sign any more', () => {
  it.each([
    [
      'the order is changed',
      ({ person, dealId }: OrderToSign) => person.post(`/user/trade/create/${dealId}`, { quantity: 60 }),
    ],
    [
      'the order is cancelled',
      ({ person, tradeId }: OrderToSign) => person.get(`/user/trade/archive/${tradeId}`),
    ],
  ])('is withdrawn when %s', async (_name, change) => {
    const order = await orderToSign(at.portal);
    const { reference } = await at.handOver(order);
    await change(order);
    await at.portal.runJobs();
    expect(at.mock.envelopes.get(reference).status).toBe('voided');
    expect(await at.actionsOf(order)).toMatchObject({ 'signing.withdrawn': 1 });
  });

  it('signs nothing when it is signed before its withdrawal, which is recorded', async () => {
    const order = await orderToSign(at.portal);
    const { url, reference } = await at.handOver(order);
    await order.person.get(`/user/trade/archive/${order.tradeId}`);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'envelope-completed'));
    await at.run('sweep-signing-provider');
    expect(await at.tradeOf(order)).toMatchObject({ docusignCompleted: false, signedDocumentList: [] });
    const [row] = await at.portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'signing.withdrawn')
      .execute();
    expect(row?.detail).toMatchObject({ outcome: 'ended-before' });
  });

  it('is withdrawn by the sweep when the job was lost', async () => {
    const order = await orderToSign(at.portal);
    const { reference } = await at.handOver(order);
    await order.person.get(`/user/trade/archive/${order.tradeId}`);
    await at.portal.forgetJobs();
    await at.run('sweep-signing-provider');
    expect(at.mock.envelopes.get(reference).status).toBe('voided');
  });

  it('keeps no other from being withdrawn where the provider refuses to, and is tried again later', async () => {
    const { deps, db } = at.portal;
    const orders = [await orderToSign(at.portal), await orderToSign(at.portal)];
    for (const order of orders) {
      await at.handOver(order);
      await order.person.get(`/user/trade/archive/${order.tradeId}`);
    }
    await at.portal.forgetJobs();
    const look = async () => {
      const quietSince = new Date(deps.clock.now().getTime() - CHECK_EVERY_MINUTES * MINUTE_MS);
      const [found] = await findToReconcile(db, { quietSince, limit: 1 });
      return found;
    };
    const refusing = async (key: { investorId: string; id: string }) => {
      const { signingProvider: provider } = deps;
      const withdraw = () => Promise.reject(new Error('refused'));
      const refuses = { ...deps, signingProvider: provider === null ? null : { ...provider, withdraw } };
      await expect(reconcileEnvelope(refuses, key)).rejects.toThrow('refused');
    };
    const seen: (string | undefined)[] = [];
    for (let next = await look(); next !== undefined && seen.length <= orders.length; next = await look()) {
      seen.push(next.id);
      await refusing(next);
    }
    expect(new Set(seen).size).toBe(2);
    expect(seen).toHaveLength(2);
    at.portal.advance(CHECK_EVERY_MINUTES * MINUTE_MS);
    expect((await look())?.id).toBe(seen[0]);
    await at.run('sweep-signing-provider');
  });

  it('is withdrawn when two concurrent requests prepared one each', async () => {
    const order = await orderToSign(at.portal);
    await verifyAddress(at.portal, order.person.user.id);
    const replies = await Promise.all([askForLink(order, 'en', BACK), askForLink(order, 'en', BACK)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const all = [...at.mock.envelopes.envelopes.values()];
    expect(all.filter(({ status }) => status === 'sent')).toHaveLength(1);
  });
});

/** Version 1.1.0 handed joint orders over, too; those that the provider has are finished there. */
describe('a joint investor at the provider, of before', () => {
  it('is invited by the provider, cannot see the profile, and completes the order', async () => {
    const order = await jointOrderToSign(at.portal);
    const { url, reference } = await at.handOverOfBefore(order);
    at.portal.advance(5 * MINUTE_MS);
    const [, joint] = at.mock.envelopes.get(reference).definition.recipients.signers;
    expect(joint).toMatchObject({ email: JOINT.email, excludedDocuments: ['1'] });
    expect(joint?.clientUserId).toBeUndefined();
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'recipient-completed'));
    await at.portal.runJobs();
    expect(await at.tradeOf(order)).toMatchObject({
      docusignCompleted: true,
      nextAction: 'wait-for-joint',
      approvalProcess: { jointSignedAt: null },
      signedDocumentList: [],
    });
    expect(mailsToJoint(at.portal, 'signature')).toEqual([]);

    at.mock.envelopes.finish(reference, '2', 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'envelope-completed'));
    await at.portal.runJobs();
    const trade = await at.tradeOf(order);
    expect(trade).toMatchObject({ status: 1, approvalProcess: { jointSignedAt: SIGNED_AT.toISOString() } });
    expect(trade.signedDocumentList).toHaveLength(4);
  });

  it('gets the message again when the investor asks for it', async () => {
    const order = await jointOrderToSign(at.portal);
    const { url, reference } = await at.handOverOfBefore(order);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'recipient-completed'));
    at.portal.advance(20 * MINUTE_MS);
    const reply = await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {});
    expect(reply.statusCode, reply.body).toBe(200);
    await at.portal.runJobs();
    expect(at.mock.envelopes.get(reference).invitations).toBe(1);
    expect(mailsToJoint(at.portal, 'signature')).toEqual([]);
  });

  it('voids the investor’s signature by declining', async () => {
    const order = await jointOrderToSign(at.portal);
    const { url, reference } = await at.handOverOfBefore(order);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    at.mock.envelopes.finish(reference, '2', 'decline', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'envelope-declined'));
    expect((await at.tradeOf(order)).approvalProcess).toEqual({
      investorSignedAt: null,
      jointSignedAt: null,
    });
    expect(await at.actionsOf(order)).toMatchObject({ 'signing.declined': 1 });
  });
});
