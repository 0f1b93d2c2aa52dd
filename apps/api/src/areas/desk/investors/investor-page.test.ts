import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { fillProfile, orderOnDesk } from '../../../testing/desk.ts';
import { submitKyc } from '../../../testing/kyc.ts';
import { publishMemorandum } from '../../../testing/memoranda.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { flaggedPair } from '../../../testing/profile-flags.ts';
import { signedPaper } from '../../../testing/signed-papers.ts';
import { withReasons } from '../../../testing/with-reasons.ts';

const SIN = '130692544';
const REASON = 'They lost their phone.';
const NEVER = '00000000-0000-4000-8000-000000000000';

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const read = async (id: string, who = compliance) => (await who.get(`/office/investors/${id}`)).json().data;

async function lastAudit(action: string) {
  return withReasons(
    portal,
    portal.db
      .selectFrom('audit_log')
      .select(['actor', 'target', 'investor_id as investorId', 'detail'])
      .where('action', '=', action)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow(),
  );
}

async function elsewhere({ email, password }: Person): Promise<void> {
  await portal.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
}

const representative = (representativeId: string) =>
  enterOffice(portal, { role: 'representative', representativeId });

describe('an investor on one page', () => {
  it('shows who they are, what they ordered and agreed to, and where they are logged in', async () => {
    const order = await orderOnDesk(portal);
    const kycId = await fillProfile(portal, order);
    const page = await read(order.investorId);
    expect(page).toMatchObject({
      investor: {
        name: 'Ada Tremblay',
        email: order.ada.email,
        province: 'CAN-ON',
        representative: { id: 'rep-01' },
        hasTwoFactor: false,
        closedAt: null,
      },
      moves: ['end-sessions', 'change-representative'],
      orders: [{ id: order.id, status: 'submitted', total: 5_000 }],
      consents: [{ kind: 'terms', isGranted: true }],
      sessions: [{ browser: 'other', system: 'other' }],
      flags: [],
    });
    expect(page.profiles[0]).toMatchObject({ kycId, isOrders: false, isDraft: false });
    expect(page.profile.confirmBy).toBe('2027-11-18');
    const profile = await compliance.get(`/office/investors/${order.investorId}/profiles/${kycId}`);
    expect(profile.json().data.answers.basics.firstName).toBeDefined();
    expect(profile.body).not.toContain(SIN);
  });

  it('says who referred them, there and on their order; to a representative, only if that is their own client', async () => {
    const order = await orderOnDesk(portal);
    const referrer = await registerPerson(portal, { firstName: 'Luc', lastName: 'Caron' });
    const cameBy = async (mwr: string) =>
      portal.db
        .updateTable('investors')
        .set({ referral: JSON.stringify({ mwr }) })
        .where('id', '=', order.investorId)
        .execute();
    const told = async (who: Colleague) => {
      const ofOrder = (await who.get(`/office/orders/${order.id}`)).json().data.investor.referrer;
      expect((await read(order.investorId, who)).investor.referrer).toEqual(ofOrder);
      return ofOrder;
    };
    expect(await told(compliance)).toBeNull();
    await cameBy(referrer.user.id);
    const own = await representative('rep-01');
    expect(await told(compliance)).toEqual({ kind: 'investor', name: 'Luc Caron' });
    expect(await told(own)).toEqual({ kind: 'investor', name: null });
    await portal.db
      .updateTable('investors')
      .set({ dealer_representative_id: 'rep-01' })
      .where('id', '=', referrer.user.id)
      .execute();
    expect(await told(own)).toEqual({ kind: 'investor', name: 'Luc Caron' });
    const { referral_code: code, full_name: name } = await portal.db
      .selectFrom('representatives')
      .select(['referral_code', 'full_name'])
      .where('id', '=', 'rep-09')
      .executeTakeFirstOrThrow();
    await cameBy(code);
    expect(await told(own)).toEqual({ kind: 'representative', name });
    await cameBy('nobody-77');
    expect(await told(compliance)).toEqual({ kind: 'unknown', name: 'nobody-77' });
  });

  it('lists what they signed and the memoranda they confirmed, each opened through its order', async () => {
    const { orderId, investorId, documentId } = await signedPaper(portal);
    expect((await read(investorId)).papers).toEqual([
      {
        kind: 'signed',
        documentId,
        title: 'Subscription agreement',
        language: 'en',
        at: portal.deps.clock.now().toISOString(),
        orderId,
      },
    ]);
    const opened = await compliance.post(`/office/orders/${orderId}/papers/${documentId}/open`);
    expect(opened.statusCode).toBe(200);
  });

  it('lists a memorandum confirmed on the deal’s page with the order for that deal', async () => {
    const order = await orderOnDesk(portal);
    const memorandum = await publishMemorandum(portal, order.dealId, 1);
    await order.ada.post('/sendacceptofferingmemorandumemail', { dealId: order.dealId });
    const { papers } = await read(order.investorId);
    expect(papers).toMatchObject([{ kind: 'memorandum', orderId: order.id }]);
    expect(JSON.stringify(memorandum)).toContain(papers[0].documentId);
  });

  it('shows a number without its mask for a reason, and records only the reason', async () => {
    const person = await registerPerson(portal);
    const { id: kycId } = await submitKyc(person);
    const path = 'basics.socialInsuranceNumber';
    const address = `/office/investors/${person.user.id}/profiles/${kycId}/reveal`;
    expect((await compliance.post(address, { path, reason: ' ' })).json().fields).toHaveProperty('reason');
    const { number } = (await compliance.post(address, { path, reason: REASON })).json().data;
    expect(number).toBe(SIN);
    const row = await lastAudit('profile.number-revealed');
    expect(row).toMatchObject({ target: `kyc:${kycId}`, detail: { path, reason: REASON } });
    expect(JSON.stringify(row)).not.toContain(SIN);
  });

  it.each([
    ['their own representative', 'rep-01', 200],
    ['another representative', 'rep-09', 404],
  ])('is answered to %s (%s) with %i', async (_who, representativeId, status) => {
    const { investorId, ...order } = await orderOnDesk(portal);
    const kycId = await fillProfile(portal, { investorId, ...order });
    const colleague = await representative(representativeId);
    const statuses = await Promise.all([
      colleague.get(`/office/investors/${investorId}`),
      colleague.get(`/office/investors/${investorId}/profiles/${kycId}`),
      colleague.post(`/office/investors/${investorId}/profiles/${kycId}/reveal`, {
        path: 'basics.socialInsuranceNumber',
        reason: REASON,
      }),
      colleague.post(`/office/investors/${investorId}/sessions/end`, { sessionId: null, reason: REASON }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual(statuses.map(() => status));
  });

  it('does not exist for a representative if nobody looks after the person, nor with another’s profile', async () => {
    const [one, other] = [await registerPerson(portal), await registerPerson(portal)];
    const { id: kycId } = await submitKyc(other);
    const colleague = await representative('rep-01');
    expect((await colleague.get(`/office/investors/${one.user.id}`)).statusCode).toBe(404);
    expect((await compliance.get(`/office/investors/${one.user.id}/profiles/${kycId}`)).statusCode).toBe(404);
    expect((await compliance.get(`/office/investors/${NEVER}`)).statusCode).toBe(404);
  });
});

describe('a flag of a profile', () => {
  const CLEARED = { reason: 'They are one person with two accounts.' };

  const clear = (investorId: string, flagId: string, body: object = CLEARED, who = compliance) =>
    who.post(`/office/investors/${investorId}/profile-flags/${flagId}/clear`, body);

  it('is on the pages of both people it is about, each linked to the other', async () => {
    const { carrierId, otherId } = await flaggedPair(portal);
    const [ofCarrier, ofOther] = [await read(carrierId), await read(otherId)];
    expect([ofCarrier.flags, ofOther.flags]).toMatchObject([[{ other: otherId }], [{ other: carrierId }]]);
  });

  it.each(['carrierId', 'otherId'] as const)(
    'is cleared once from the page of its %s, with who and why on record',
    async (whose) => {
      const { flagId, ...ids } = await flaggedPair(portal);
      const replies = await Promise.all([clear(ids[whose], flagId), clear(ids[whose], flagId)]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect([(await read(ids.carrierId)).flags, (await read(ids.otherId)).flags]).toEqual([[], []]);
      expect(await lastAudit('kyc.flag-cleared')).toMatchObject({
        actor: `staff:${compliance.id}`,
        investorId: ids.carrierId,
        detail: { kind: 'same-number', ...CLEARED },
      });
    },
  );

  it.each([
    ['no reason', ' '],
    ['a reason of 1,001 characters', 'x'.repeat(1_001)],
  ])('is not cleared with %s', async (_what, reason) => {
    const { carrierId, flagId } = await flaggedPair(portal);
    expect((await clear(carrierId, flagId, { reason })).json().fields).toHaveProperty('reason');
    expect((await read(carrierId)).flags).toHaveLength(1);
  });

  it('is not on anybody else’s page, and cannot be cleared by a representative', async () => {
    const { carrierId, flagId } = await flaggedPair(portal);
    const stranger = await registerPerson(portal);
    expect((await clear(stranger.user.id, flagId)).statusCode).toBe(404);
    expect((await clear(carrierId, NEVER)).statusCode).toBe(404);
    expect((await clear(carrierId, flagId, CLEARED, await representative('rep-01'))).statusCode).toBe(403);
  });
});

describe('sessions ended by the office', () => {
  it('end at once; the person is told, and who did it and why is recorded', async () => {
    const person = await registerPerson(portal);
    await elsewhere(person);
    const { sessions } = await read(person.user.id);
    const address = `/office/investors/${person.user.id}/sessions/end`;
    const one = await compliance.post(address, { sessionId: sessions[0].id, reason: REASON });
    expect(one.json().data).toEqual({ ended: 1 });
    expect((await lastAudit('session.ended-by-office')).target).toBe(`session:${sessions[0].id}`);
    await elsewhere(person);
    const all = await compliance.post(address, { sessionId: null, reason: REASON });
    expect(all.json().data).toEqual({ ended: 2 });
    expect((await person.get('/user/profile')).statusCode).toBe(401);
    expect((await read(person.user.id)).sessions).toEqual([]);
    expect(await lastAudit('session.ended-by-office')).toMatchObject({
      actor: `staff:${compliance.id}`,
      investorId: person.user.id,
      detail: { roles: ['compliance'], reason: REASON, ended: 2 },
    });
    await portal.runJobs();
    const told = portal.mails.filter(
      ({ to, subject }) => to === person.email && subject === 'We logged you out',
    );
    expect(told).toHaveLength(2);
  });

  it('are ended once, however often the button is pressed', async () => {
    const person = await registerPerson(portal);
    const address = `/office/investors/${person.user.id}/sessions/end`;
    const replies = [
      await compliance.post(address, { sessionId: null, reason: REASON }),
      await compliance.post(address, { sessionId: null, reason: REASON }),
    ];
    expect(replies.map((reply) => reply.json().data.ended)).toEqual([1, 0]);
    await portal.runJobs();
    expect(
      portal.mails.filter(({ to, subject }) => to === person.email && /logged you out/.test(subject)),
    ).toHaveLength(1);
  });

  it('are the person’s own only, and need a reason', async () => {
    const [one, other] = [await registerPerson(portal), await registerPerson(portal)];
    const { sessions } = await read(other.user.id);
    const address = `/office/investors/${one.user.id}/sessions/end`;
    const foreign = await compliance.post(address, { sessionId: sessions[0].id, reason: REASON });
    const silent = await compliance.post(address, { sessionId: null, reason: '' });
    expect([foreign.statusCode, silent.statusCode]).toEqual([404, 400]);
    expect((await other.get('/user/profile')).statusCode).toBe(200);
  });
});

describe('who looks after an investor', () => {
  it('changes for a reason; somebody who saw another one is told', async () => {
    const person = await registerPerson(portal);
    const address = `/office/investors/${person.user.id}/representative`;
    const change = (fromId: string | null, toId: string | null) =>
      compliance.post(address, { fromId, toId, reason: 'They moved.' });
    expect((await change(null, 'rep-07')).statusCode).toBe(200);
    const late = await change(null, 'rep-09');
    expect([late.statusCode, late.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await read(person.user.id)).investor.representative.id).toBe('rep-07');
    expect((await lastAudit('investor.representative-changed')).detail).toMatchObject({
      from: null,
      to: 'rep-07',
      reason: 'They moved.',
    });
    expect((await change('rep-07', 'rep-99')).json().fields).toHaveProperty('toId');
  });

  it('is one who is registered where the investor lives, or whose stand-in is', async () => {
    const person = await registerPerson(portal, { province: 'CAN-MB' });
    const give = async (toId: string) =>
      (
        await compliance.post(`/office/investors/${person.user.id}/representative`, {
          fromId: null,
          toId,
          reason: 'They moved.',
        })
      ).json().fields;
    expect(await give('rep-07')).toEqual({ toId: expect.stringMatching(/registered where/) });
    const cover = (coverId: string | null) =>
      portal.db
        .updateTable('representatives')
        .set({ cover_id: coverId })
        .where('id', '=', 'rep-08')
        .execute();
    await cover('rep-07');
    expect(await give('rep-08')).toEqual({ toId: expect.stringMatching(/registered where/) });
    await cover(null);
    expect(await give('rep-08')).toBeUndefined();
  });

  it('cannot be changed by a representative', async () => {
    const { investorId } = await orderOnDesk(portal);
    const own = await representative('rep-01');
    const body = { fromId: 'rep-01', toId: 'rep-07', reason: 'Mine.' };
    expect((await own.post(`/office/investors/${investorId}/representative`, body)).statusCode).toBe(403);
    expect((await read(investorId, own)).moves).toEqual(['end-sessions']);
  });
});
