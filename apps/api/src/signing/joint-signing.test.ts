import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDealerCommand } from '../dealer/run-dealer-command.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { readTrade } from '../testing/orders.ts';
import { registerPerson } from '../testing/people.ts';
import { readWithPoppler } from '../testing/read-with-poppler.ts';
import {
  askForLink,
  JOINT,
  JOINT_NAME,
  jointOrderToSign,
  type OrderToSign,
  openJointPage,
  openSigningPage,
  type SigningPage,
  signingPageOf,
  signThroughCeremony,
  tokenIn,
} from '../testing/signing.ts';
import { remindJointInvestors } from './remind-joint-investors.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(async () => {
  await portal.close();
});

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

async function signedByInvestor(): Promise<{ order: OrderToSign; joint: SigningPage }> {
  const order = await jointOrderToSign(portal);
  await signThroughCeremony(portal, order);
  return { order, joint: await openJointPage(portal) };
}

function mailsToJoint(words: string) {
  return portal.mails.filter(({ to, subject }) => to === JOINT.email && subject.includes(words));
}

async function download(url: string): Promise<Buffer> {
  const reply = await portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });
  return reply.rawPayload;
}

describe('the joint signer', () => {
  it('is invited in their own language once the investor has signed, and the order waits', async () => {
    const { order, joint } = await signedByInvestor();
    const [invitation] = mailsToJoint('vous invite à signer').slice(-1);
    expect(invitation).toMatchObject({ language: 'fr' });
    expect(invitation?.text).toContain('Ada Tremblay souhaite investir avec vous');
    expect(await joint.open()).toMatchObject({ role: 'joint', signer: { name: JOINT_NAME, initials: 'BR' } });
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 0,
      nextAction: 'wait-for-joint',
      jointSigning: { status: 'waiting', at: portal.deps.clock.now().toISOString() },
      approvalProcess: { investorSignedAt: expect.any(String), jointSignedAt: null },
    });
  });

  it("sees the order's documents and never the investor's profile", async () => {
    const { joint } = await signedByInvestor();
    const view = await joint.open();
    expect(view.documents.map(({ kind }) => kind)).toEqual([
      'subscription-agreement',
      'risk-acknowledgement',
    ]);
    expect(JSON.stringify(view)).not.toContain('***-***-544');
    expect(view.otherLanguage).toBeNull();
  });

  it('cannot open or sign before the investor has signed', async () => {
    const { order, joint } = await signedByInvestor();
    // The order changes: what both were to sign is void, and the investor is first again.
    await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 60, jointInvestor: JOINT });
    for (const step of ['open', 'consent', 'sign', 'decline']) {
      const reply = await joint.call(
        step,
        step === 'sign' ? { signature: { kind: 'typed', name: JOINT_NAME } } : {},
      );
      expect(reply.json()).toMatchObject({ statusCode: 409, code: 'SIGNING_OUT_OF_TURN' });
    }
    expect((await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {})).json().code).toBe(
      'SIGNING_OUT_OF_TURN',
    );
  });

  it('completes the order, which goes to the dealer only then', async () => {
    const { order, joint } = await signedByInvestor();
    expect((await joint.sign()).statusCode).toBe(400);
    await joint.prepare();
    expect((await joint.sign('Ada Tremblay')).json().fields).toHaveProperty(['signature.name']);
    const reply = await joint.sign();
    expect(reply.json().data).toMatchObject({ status: 'completed', role: 'joint', waitingFor: null });
    expect(reply.json().data.returnUrl).toBe('http://portal.test/');
    const signedAt = portal.deps.clock.now().toISOString();
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 1,
      jointSigning: { status: 'signed', at: signedAt },
      approvalProcess: { jointSignedAt: signedAt },
    });
  });

  it('who signs several times at once leaves one signature and gets the same answer', async () => {
    const { joint } = await signedByInvestor();
    await joint.prepare();
    const { envelopeId } = await joint.open();
    const replies = await Promise.all([joint.sign(), joint.sign(), joint.sign()]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const signed = await portal.db
      .selectFrom('signing_events')
      .select('signer')
      .where('envelope_id', '=', envelopeId)
      .where('kind', '=', 'signed')
      .execute();
    expect(signed).toEqual([{ signer: 'investor' }, { signer: 'joint' }]);
  });

  it('who declines gives the order back to the investor, with a clear message', async () => {
    const { order, joint } = await signedByInvestor();
    expect((await joint.call('decline')).json().data).toMatchObject({ status: 'declined', role: 'joint' });
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 0,
      nextAction: 'sign',
      jointSigning: { status: 'declined' },
      approvalProcess: { investorSignedAt: null },
    });
    await portal.runJobs();
    const told = portal.mails.filter(({ to }) => to === order.person.email).at(-1);
    expect(told?.subject).toBe('Benoît Roy declined to sign: Maple Street Homes');
    const again = await (await openSigningPage(portal, order)).open();
    expect(again.consentedAt).toBeNull();
  });
});

describe('the link of the joint signer', () => {
  it('is in no staff answer, no answer to the investor, no message of theirs, no row, job or audit entry', async () => {
    const { order, joint } = await signedByInvestor();
    portal.advance(3 * MINUTE_MS);
    const answers = [
      (await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {})).body,
      (await order.person.get(`/user/trade/${order.tradeId}`)).body,
      (await order.person.get(`/user/trades/${order.person.user.id}`)).body,
      JSON.stringify(await runDealerCommand(portal.deps, ['show', order.tradeId])),
      JSON.stringify(await runDealerCommand(portal.deps, ['mail'])),
      JSON.stringify(await portal.db.selectFrom('signing_signers').selectAll().execute()),
      JSON.stringify(await portal.db.selectFrom('signing_events').select('detail').execute()),
      JSON.stringify(await portal.db.selectFrom('audit_log').select('detail').execute()),
    ];
    const newest = await openJointPage(portal);
    for (const answer of answers) {
      expect(answer).not.toContain(newest.token);
      expect(answer).not.toContain(joint.token);
    }
    const toInvestor = portal.mails.filter(({ to }) => to === order.person.email);
    expect(JSON.stringify(toInvestor)).not.toContain('/signing/');
  });

  it('sent again ends the one before, not twice in a row, and staff can ask for it', async () => {
    const { order, joint } = await signedByInvestor();
    const press = () => order.person.post(`/user/trade/joint-link/${order.tradeId}`, {});
    expect((await press()).json()).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
    portal.advance(3 * MINUTE_MS);
    expect((await press()).statusCode).toBe(200);
    expect((await joint.call('open')).json().code).toBe('SIGNING_LINK_INVALID');
    portal.advance(3 * MINUTE_MS);
    expect(await runDealerCommand(portal.deps, ['joint-link', order.tradeId])).toMatchObject({ ok: true });
    expect((await (await openJointPage(portal)).open()).status).toBe('open');
  });

  it('ends after three days and can be renewed', async () => {
    const before = portal.deps.clock.now();
    const { order, joint } = await signedByInvestor();
    portal.advance(3 * DAY_MS);
    expect((await joint.call('open')).json().data).toMatchObject({ status: 'expired', signedAt: null });
    const { person } = order;
    await portal.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2027-01-01') })
      .execute();
    await portal.db.updateTable('sessions').set({ last_seen_at: portal.deps.clock.now() }).execute();
    const sent = await person.post(`/user/trade/joint-link/${order.tradeId}`, {});
    const renewed = await openJointPage(portal);
    expect(sent.statusCode).toBe(200);
    expect((await renewed.open()).status).toBe('open');
    portal.setTime(before);
  });

  it("is not sent for another investor's order, nor for an order of one person", async () => {
    const { order } = await signedByInvestor();
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
    const { order, joint } = await signedByInvestor();
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
    const newest = await openJointPage(portal);
    portal.setTime(before);
    expect(mailsToJoint('Rappel').at(-1)?.text).toContain(newest.token);
    expect((await readTrade(order.person, order.tradeId)).jointSigning?.status).toBe('waiting');
  });

  it('is not sent after the signature', async () => {
    const before = portal.deps.clock.now();
    const { joint } = await signedByInvestor();
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

describe('the documents of two signers', () => {
  it('are sealed once after the second, with both signatures and the evidence of both', async () => {
    const { order, joint } = await signedByInvestor();
    const sealed = () =>
      portal.db.selectFrom('signed_documents').select('kind').where('trade_id', '=', order.tradeId).execute();
    expect(await sealed()).toEqual([{ kind: 'kyc-confirmation' }]);
    await joint.prepare();
    const view = await joint.open();
    await joint.call('read', { documentId: view.documents[1]?.id });
    await joint.sign();
    await portal.runJobs();
    expect((await sealed()).map(({ kind }) => kind).sort()).toEqual([
      'kyc-confirmation',
      'risk-acknowledgement',
      'subscription-agreement',
    ]);
    const mail = mailsToJoint('document signé').at(-1);
    const token = /\/signed-copies\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const copies = await portal.app.inject({
      method: 'POST',
      url: '/api/signing/copies',
      headers: { 'accept-language': 'fr' },
      payload: { token },
    });
    const { documents } = copies.json().data;
    expect(documents.map(({ title }: { title: string }) => title)).toEqual([
      'Risk acknowledgement',
      'Subscription agreement',
    ]);
    const pdf = await download(documents[0].url);
    const signature = readWithPoppler('pdfsig', pdf);
    expect(signature).toContain('Signature is Valid');
    expect(signature).toContain('Total document signed');
    const changed = Buffer.from(pdf);
    changed.writeUInt8(changed.readUInt8(20_000) ^ 1, 20_000);
    expect(readWithPoppler('pdfsig', changed)).toContain('Signature Validation: Digest Mismatch.');
    const text = readWithPoppler('pdftotext', pdf);
    for (const part of [
      'Signature of Ada Tremblay',
      'Signature of Benoît Roy',
      'Who signed: Ada Tremblay',
      'Who signed: Benoît Roy',
      'Link sent to benoit.roy@example.com',
      'Shown to the end',
      'http://portal.test/verify-document',
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(part);
    }
    expect(text.match(/\bBR\b/g)?.length).toBe(8);
    portal.advance(31 * DAY_MS);
    const late = await portal.app.inject({ method: 'POST', url: '/api/signing/copies', payload: { token } });
    portal.advance(-31 * DAY_MS);
    expect(late.json().code).toBe('SIGNING_LINK_INVALID');
  });

  it('three documents signed within a minute produce three e-mails with three different files', async () => {
    const { order, joint } = await signedByInvestor();
    await joint.prepare();
    await joint.sign();
    await portal.runJobs();
    const links = portal.mails
      .filter(({ to }) => to === order.person.email)
      .flatMap(({ text }) => /\/dashboard\/documents\/([\w-]+)/.exec(text)?.[1] ?? []);
    expect(new Set(links).size).toBe(3);
    const files = await Promise.all(
      links.map(async (id) => (await order.person.get(`/user/file/${id}`)).json().data.url),
    );
    const bytes = await Promise.all(files.map(download));
    expect(new Set(bytes.map((file) => file.toString('latin1'))).size).toBe(3);
  });
});

describe('a link of the investor', () => {
  it('asked for while the joint investor is awaited shows that, and signs nothing again', async () => {
    const { order } = await signedByInvestor();
    const page = signingPageOf(portal, tokenIn((await askForLink(order)).json().data.url));
    expect((await page.call('open')).json().data).toMatchObject({
      status: 'completed',
      waitingFor: JOINT_NAME,
    });
  });
});
