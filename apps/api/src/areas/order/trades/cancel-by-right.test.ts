import { ERRORS } from '@portal/domain/ground/errors/error-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approvedOrder,
  at,
  auditOfCancellation,
  cancel,
  LAST_INSTANT,
  MIDNIGHT,
  mailsAbout,
  RELEASABLE,
} from '../../../testing/cancellation.ts';
import { enterOffice } from '../../../testing/colleagues.ts';
import { approveTrade, releasePayment } from '../../../testing/decided-alone.ts';
import { JOINT, jointOrderToSign, jointPerson, openJointPage } from '../../../testing/joint-signing.ts';
import { officeCommand } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade, submittedOrder } from '../../../testing/orders.ts';
import { approvedDebit } from '../../../testing/payments.ts';
import { confirmClassesOf } from '../../../testing/propose-approval.ts';
import { signThroughCeremony } from '../../../testing/signing.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { receivePayment } from '../../money/payments/movements/receive-payment.ts';
import { reviewTrade } from './deciding/decide-trade.ts';

let portal: TestPortal;
beforeAll(async () => {
  // Sessions outlast the right to cancel, so that only the order's own rules decide here.
  portal = await openTestPortal({ SESSION_IDLE_MINUTES: '10000', SESSION_ABSOLUTE_MINUTES: '10000' });
});
afterAll(() => portal.close());

const WHOLE = 500_000n;

describe('an approved order', () => {
  it('is cancelled by its investor a millisecond before midnight of the second business day', async () => {
    const { ada, dealId, tradeId } = await approvedOrder(portal);
    expect((await readTrade(ada, tradeId)).cancellation).toEqual({
      isPossible: true,
      right: 'runs',
      rightEndsAt: MIDNIGHT.toISOString(),
      timeZone: 'America/Winnipeg',
    });
    const reply = await at(portal, LAST_INSTANT, () => cancel(ada, tradeId));
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({
      status: 9,
      archivedAt: LAST_INSTANT.toISOString(),
      holdsUnits: false,
      cancellation: { isPossible: false },
    });
    const deal = await portal.db
      .selectFrom('deals')
      .select('units_taken')
      .where('id', '=', dealId)
      .executeTakeFirst();
    expect(deal?.units_taken).toBe(0);
  });

  it.each(['en', 'fr'] as const)(
    'is not from midnight on, and the refusal says in %s whom to call',
    async (language) => {
      const { ada, tradeId } = await approvedOrder(portal);
      await at(portal, MIDNIGHT, async () => {
        const reply = await cancel(ada, tradeId, language);
        expect(reply.statusCode).toBe(ERRORS.CANCELLATION_RIGHT_ENDED);
        expect(reply.json()).toMatchObject({ code: 'CANCELLATION_RIGHT_ENDED', currentState: 'approved' });
        expect(reply.json().message[0]).toContain('1-844-955-4114');
        expect((await readTrade(ada, tradeId)).cancellation).toMatchObject({
          isPossible: false,
          right: 'ended',
        });
      });
      expect((await readTrade(ada, tradeId)).status).toBe(4);
    },
  );

  it('that is settled can no longer be cancelled', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents: WHOLE, reference: 'd' });
    await at(portal, RELEASABLE, () => releasePayment(portal.deps, STAFF, ada.user.id, tradeId));
    const reply = await cancel(ada, tradeId);
    expect(reply.json()).toMatchObject({ code: 'STATE_REFUSES', currentState: 'settled' });
  });

  it('shows staff the state of the right', async () => {
    const { tradeId } = await approvedOrder(portal);
    const shown = await officeCommand(portal.deps, ['show', tradeId]);
    expect(shown.lines).toContain(`Right      to cancel until ${MIDNIGHT.toISOString()}: runs`);
  });
});

describe('an order that is not yet approved', () => {
  it('may still be given up after the right has ended, with a receipt that does not mention it', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const reply = await at(portal, MIDNIGHT, () => cancel(ada, tradeId));
    expect(reply.json().data.status).toBe(9);
    const [receipt] = await mailsAbout(portal, ada.email, 'Receipt');
    expect(receipt?.text).toContain('before the order was approved');
    expect(await mailsAbout(portal, 'info@maple.example', tradeId.slice(0, 8).toUpperCase())).toEqual([]);
    expect(await auditOfCancellation(portal, tradeId)).toMatchObject([{ detail: { byRight: false } }]);
  });
});

/** A message's words, wherever its lines break. */
const inOneLine = (text = '') => text.replace(/\s+/g, ' ');

describe('a cancellation by right is told to', () => {
  it('the investor with a receipt, the issuer with the notice and the dealer with a copy, once', async () => {
    const { ada, tradeId } = await approvedOrder(portal);
    await at(portal, LAST_INSTANT, () => cancel(ada, tradeId));
    const [receipt, ...more] = await mailsAbout(portal, ada.email, 'Receipt');
    expect(more).toEqual([]);
    expect(inOneLine(receipt?.text)).toContain('Notice received: November 20, 2026');
    expect(inOneLine(receipt?.text)).toContain('(2026-11-21 05:59:59 UTC)');
    expect(inOneLine(receipt?.text)).toContain('midnight at the end of Friday, November 20, 2026');
    expect(inOneLine(receipt?.text)).toContain('Please do not send any');
    const reference = tradeId.slice(0, 8).toUpperCase();
    const [notice, ...others] = await mailsAbout(portal, 'info@maple.example', reference);
    expect(others).toEqual([]);
    expect(notice?.subject).toMatch(/^Notice of cancellation: .* \/ Avis d’annulation/);
    for (const written of [inOneLine(notice?.text), notice?.html]) {
      expect(written).toContain('Ada Tremblay');
      expect(written).toContain('2026-11-21 05:59:59 UTC');
      expect(written).toContain('Notice of cancellation by a purchaser');
      expect(written).toContain('Avis d’annulation par un souscripteur');
      expect(written).not.toMatch(/\{\{|mailCancellation/);
    }
    const copies = await mailsAbout(portal, portal.deps.config.contactEmail, reference);
    const copy = copies.find(({ subject }) => subject.startsWith('Copy of a notice'));
    expect(inOneLine(copy?.text)).toContain('at info@maple.example');
    expect(inOneLine(copy?.text)).toContain(`payments list ${reference}`);
    expect(inOneLine(copy?.text)).not.toMatch(/\{\{|mailCancellation/);
  });

  it('the audit log, with the time of the notice and the end of the right', async () => {
    const { ada, tradeId } = await approvedOrder(portal);
    await at(portal, LAST_INSTANT, () => cancel(ada, tradeId));
    expect(await auditOfCancellation(portal, tradeId)).toEqual([
      {
        actor: `investor:${ada.user.id}`,
        detail: {
          from: 'approved',
          byRight: true,
          noticeAt: LAST_INSTANT.toISOString(),
          rightEndsAt: MIDNIGHT.toISOString(),
          money: 'doNotSend',
        },
      },
    ]);
  });

  it('the joint investor who signed, in their language; the right runs from their signature', async () => {
    const order = await jointOrderToSign(portal);
    await signThroughCeremony(portal, order);
    expect((await readTrade(order.person, order.tradeId)).cancellation).toMatchObject({
      right: 'not-begun',
      rightEndsAt: null,
      isPossible: true,
    });
    const joint = await openJointPage(portal);
    await joint.prepare();
    // A day later: both until Monday at midnight.
    await at(portal, new Date('2026-11-19T15:00:00.000Z'), async () => {
      await portal.db
        .updateTable('signing_signers')
        .set({ link_expires_at: new Date('2026-12-01') })
        .execute();
      const person = await jointPerson(portal);
      await person.post('/user/signing/prove', { token: joint.token, password: person.password });
      await joint.sign();
    });
    await reviewTrade(portal.deps, STAFF, order.person.user.id, order.tradeId);
    await confirmClassesOf(await enterOffice(portal, { role: 'compliance' }), order.tradeId);
    await approveTrade(portal.deps, STAFF, order.person.user.id, order.tradeId);
    const { cancellation } = await readTrade(order.person, order.tradeId);
    expect(cancellation).toMatchObject({ right: 'runs', rightEndsAt: '2026-11-24T06:00:00.000Z' });
    await at(portal, new Date('2026-11-24T05:59:59.999Z'), () => cancel(order.person, order.tradeId));
    const [told, ...more] = await mailsAbout(portal, JOINT.email, 'conjoint a été annulé');
    expect(more).toEqual([]);
    expect(told?.text).toContain('L’autre investisseur a annulé l’ordre que vous avez tous deux signé');
    expect(told?.text).not.toContain('http');
    expect(told?.html).not.toContain('href');
  });
});
