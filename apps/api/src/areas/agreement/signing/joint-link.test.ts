import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  jointOrderToSign,
  mailsToJoint,
  openMailedPage,
  signedBeforeAccounts,
} from '../../../testing/joint-signing.ts';
import { officeCommand } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { remindJointInvestors } from './links/remind-joint-investors.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe('the link of a joint signer of a ceremony that began before they had accounts', () => {
  it('appears in no answer to staff or the investor, no message of theirs, no row, job or audit entry', async () => {
    const { order, joint } = await signedBeforeAccounts(portal);
    portal.advance(3 * MINUTE_MS);
    const answers = [
      (await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {})).body,
      (await order.person.get(`/user/trade/${order.tradeId}`)).body,
      (await order.person.get(`/user/trades/${order.person.user.id}`)).body,
      JSON.stringify(await officeCommand(portal.deps, ['show', order.tradeId])),
      JSON.stringify(await officeCommand(portal.deps, ['mail'])),
      JSON.stringify(await portal.db.selectFrom('signing_signers').selectAll().execute()),
      JSON.stringify(await portal.db.selectFrom('signing_events').select('detail').execute()),
      JSON.stringify(await portal.db.selectFrom('audit_log').select('detail').execute()),
    ];
    const newest = await openMailedPage(portal);
    for (const answer of answers) {
      expect(answer).not.toContain(newest.token);
      expect(answer).not.toContain(joint.token);
    }
    const toInvestor = portal.mails.filter(({ to }) => to === order.person.email);
    expect(JSON.stringify(toInvestor)).not.toContain('/signing/');
  });

  it('sent again invalidates the one before, cannot be repeated at once, and can be requested by staff', async () => {
    const { order, joint } = await signedBeforeAccounts(portal);
    const press = () => order.person.post(`/user/trade/joint-link/${order.tradeId}`, {});
    expect((await press()).json()).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
    portal.advance(3 * MINUTE_MS);
    expect((await press()).statusCode).toBe(200);
    expect((await joint.call('open')).json().code).toBe('SIGNING_LINK_INVALID');
    portal.advance(3 * MINUTE_MS);
    expect(await officeCommand(portal.deps, ['joint-link', order.tradeId])).toMatchObject({ ok: true });
    expect((await (await openMailedPage(portal)).open()).status).toBe('open');
  });

  it('expires after three days and can be renewed', async () => {
    const before = portal.deps.clock.now();
    const { order, joint } = await signedBeforeAccounts(portal);
    portal.advance(3 * DAY_MS);
    expect((await joint.call('open')).json().data).toMatchObject({ status: 'expired', signedAt: null });
    const { person } = order;
    await portal.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2027-01-01') })
      .execute();
    await portal.db.updateTable('sessions').set({ last_seen_at: portal.deps.clock.now() }).execute();
    const sent = await person.post(`/user/trade/joint-link/${order.tradeId}`, {});
    const renewed = await openMailedPage(portal);
    expect(sent.statusCode).toBe(200);
    expect((await renewed.open()).status).toBe('open');
    portal.setTime(before);
  });

  it("is not sent for another investor's order, nor for an order of one person", async () => {
    const { order } = await signedBeforeAccounts(portal);
    const eve = await registerPerson(portal);
    expect((await eve.post(`/user/trade/joint-link/${order.tradeId}`, {})).statusCode).toBe(404);
    const alone = await jointOrderToSign(portal);
    await alone.person.post(`/user/trade/create/${alone.dealId}`, { quantity: 50 });
    expect((await alone.person.post(`/user/trade/joint-link/${alone.tradeId}`, {})).statusCode).toBe(404);
  });
});

describe('the reminder of a joint signer', () => {
  it('comes after two days with a new link, and at most three times', async () => {
    const before = portal.deps.clock.now();
    const { order, joint } = await signedBeforeAccounts(portal);
    const { envelopeId } = await joint.open();
    const remindersSent = async () => {
      await remindJointInvestors(portal.deps);
      const { reminders_sent } = await portal.db
        .selectFrom('signing_signers')
        .select('reminders_sent')
        .where('envelope_id', '=', envelopeId)
        .where('role', '=', 'joint')
        .executeTakeFirstOrThrow();
      return reminders_sent;
    };
    expect(await remindersSent()).toBe(0);
    const counts: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      portal.advance(2 * DAY_MS + MINUTE_MS);
      counts.push(await remindersSent());
      counts.push(await remindersSent());
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 3, 3, 3, 3]);
    expect((await joint.call('open')).json().code).toBe('SIGNING_LINK_INVALID');
    const newest = await openMailedPage(portal);
    portal.setTime(before);
    expect(mailsToJoint(portal, 'Rappel').at(-1)?.text).toContain(newest.token);
    expect((await readTrade(order.person, order.tradeId)).jointSigning?.status).toBe('waiting');
  });

  it('is not sent after the signature', async () => {
    const before = portal.deps.clock.now();
    const { joint } = await signedBeforeAccounts(portal);
    await joint.prepare();
    const { envelopeId } = await joint.open();
    await joint.sign();
    portal.advance(3 * DAY_MS);
    await remindJointInvestors(portal.deps);
    portal.setTime(before);
    const { reminders_sent } = await portal.db
      .selectFrom('signing_signers')
      .select('reminders_sent')
      .where('envelope_id', '=', envelopeId)
      .where('role', '=', 'joint')
      .executeTakeFirstOrThrow();
    expect(reminders_sent).toBe(0);
  });
});
