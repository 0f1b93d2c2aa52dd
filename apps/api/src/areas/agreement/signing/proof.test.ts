import { SIGNING_PROOF_MINUTES } from '@portal/domain/agreement/signing/signing-proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jointOrderToSign, jointPerson, openJointPage } from '../../../testing/joint-signing.ts';
import { linkTokenFor } from '../../../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson, verifyAddress } from '../../../testing/people.ts';
import {
  askForLink,
  type OrderToSign,
  openSigningPage,
  orderToSign,
  type SigningPage,
  signThroughCeremony,
  statementsOf,
} from '../../../testing/signing.ts';
import { codeAt } from '../../people/accounts/two-factor/totp.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'brave otters';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** A ceremony with everything but the signature, in the session of the registration; the address is not verified. */
async function readyToSign(): Promise<{ order: OrderToSign; page: SigningPage }> {
  const order = await orderToSign(portal);
  return { order, page: await initialled(order) };
}

async function initialled(order: OrderToSign): Promise<SigningPage> {
  const page = await openSigningPage(portal, order);
  await page.call('consent');
  for (const { documentId, rowId } of statementsOf(await page.open())) {
    await page.call('initial', { documentId, rowId });
  }
  return page;
}

async function codeOf(reply: Promise<{ json: () => { code?: string } }>): Promise<string | undefined> {
  return (await reply).json().code;
}

const prove = (person: Person, page: SigningPage, given: object) =>
  person.post('/user/signing/prove', { token: page.token, ...given });

/** Everything that the certificate and the record rest on. */
async function recordOf({ tradeId }: OrderToSign) {
  return portal.db
    .selectFrom('signing_signers as signer')
    .innerJoin('signing_envelopes as envelope', 'envelope.id', 'signer.envelope_id')
    .select([
      'signer.role',
      'signer.signed_at as signedAt',
      'signer.proved_at as provedAt',
      'signer.proved_by as by',
    ])
    .where('envelope.trade_id', '=', tradeId)
    .orderBy('signer.position')
    .execute();
}

describe('before a signature', () => {
  it('the address is verified: until then the ceremony says so, keeps what was done, and goes on afterwards', async () => {
    const { order, page } = await readyToSign();
    expect((await page.open()).proof).toMatchObject({ isAddressVerified: false, asksFor: 'password' });
    expect(await codeOf(page.sign())).toBe('EMAIL_NOT_VERIFIED');
    const token = await linkTokenFor(portal, 'verify-email', order.person.email);
    await portal.app.inject({ method: 'POST', url: `/api/account/verify-email/${token}` });
    expect((await page.open()).proof?.isAddressVerified).toBe(true);
    expect((await page.sign()).statusCode).toBe(200);
  });

  it('a log-in of the last minutes is enough, and the record says when and by what', async () => {
    const { order, page } = await readyToSign();
    await verifyAddress(portal, order.person.user.id);
    const { provedUntil } = (await page.open()).proof ?? expect.fail();
    expect((await page.sign()).statusCode).toBe(200);
    const [signer] = await recordOf(order);
    expect(signer?.by).toBe('new-password');
    const until = (signer?.provedAt?.getTime() ?? 0) + SIGNING_PROOF_MINUTES * MINUTE_MS;
    expect(provedUntil).toBe(new Date(until).toISOString());
  });

  it('who logged in longer ago gives the password, loses nothing, and signs', async () => {
    const { order, page } = await readyToSign();
    await verifyAddress(portal, order.person.user.id);
    portal.advance(SIGNING_PROOF_MINUTES * MINUTE_MS + 1);
    expect(await codeOf(page.sign())).toBe('SIGNER_NOT_PROVED');
    expect((await page.open()).proof).toMatchObject({ provedUntil: null, asksFor: 'password' });
    const wrong = await prove(order.person, page, { password: 'timid otters' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['password']]);
    expect((await prove(order.person, page, {})).json().fields).toHaveProperty('password');
    expect(await codeOf(page.sign())).toBe('SIGNER_NOT_PROVED');
    const proved = await prove(order.person, page, { password: PASSWORD });
    expect(proved.json().data.provedUntil).not.toBeNull();
    expect((await Promise.all([page.sign(), page.sign()])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200,
    ]);
    const [signer] = await recordOf(order);
    expect(signer).toMatchObject({ role: 'investor', by: 'password', provedAt: signer?.signedAt });
  });

  it('a proof is no longer one when its session was ended', async () => {
    const { order, page } = await readyToSign();
    await verifyAddress(portal, order.person.user.id);
    await order.person.post('/logout');
    expect(await codeOf(page.sign())).toBe('SIGNER_NOT_PROVED');
    expect((await prove(order.person, page, { password: PASSWORD })).statusCode).toBe(401);
    const { email, password } = order.person;
    const login = await portal.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password },
    });
    const authorization = `Bearer ${login.json().data.accessToken}`;
    // A new session does not sign by itself what another one opened: whoever is in it gives the password there.
    expect(await codeOf(page.sign())).toBe('SIGNER_NOT_PROVED');
    const proved = await order.person.post(
      '/user/signing/prove',
      { token: page.token, password: PASSWORD },
      { authorization },
    );
    expect(proved.statusCode).toBe(200);
    expect((await page.sign()).statusCode).toBe(200);
  });

  it("nobody proves themselves in somebody else's ceremony", async () => {
    const { order, page } = await readyToSign();
    await verifyAddress(portal, order.person.user.id);
    portal.advance(SIGNING_PROOF_MINUTES * MINUTE_MS + 1);
    const stranger = await registerPerson(portal);
    expect(await codeOf(prove(stranger, page, { password: PASSWORD }))).toBe('SIGNING_LINK_INVALID');
    expect(await codeOf(page.sign())).toBe('SIGNER_NOT_PROVED');
  });

  it('a proof without a ceremony counts for the next link of that session', async () => {
    const order = await orderToSign(portal);
    await verifyAddress(portal, order.person.user.id);
    portal.advance(SIGNING_PROOF_MINUTES * MINUTE_MS + 1);
    await order.person.post('/user/signing/prove', { password: PASSWORD });
    expect((await (await initialled(order)).sign()).statusCode).toBe(200);
  });

  it('the joint investor proves it too, in their own session', async () => {
    const order = await jointOrderToSign(portal);
    await signThroughCeremony(portal, order);
    portal.advance(SIGNING_PROOF_MINUTES * MINUTE_MS + 1);
    const page = await openJointPage(portal);
    await page.call('consent');
    for (const { documentId, rowId } of statementsOf(await page.open())) {
      await page.call('initial', { documentId, rowId });
    }
    expect(await codeOf(page.sign())).toBe('SIGNER_NOT_PROVED');
    expect(await codeOf(prove(order.person, page, { password: PASSWORD }))).toBe('SIGNING_LINK_INVALID');
    expect((await prove(await jointPerson(portal), page, { password: PASSWORD })).statusCode).toBe(200);
    expect((await page.sign()).statusCode).toBe(200);
    const [first, second] = await recordOf(order);
    expect(first?.provedAt).not.toBeNull();
    expect(second).toMatchObject({ role: 'joint', by: 'password', provedAt: second?.signedAt });
  });

  it('who has two-step login gives a code instead of the password', async () => {
    const { order, page } = await readyToSign();
    const { person } = order;
    await verifyAddress(portal, person.user.id);
    const started = await person.post('/user/two-factor/start', { password: PASSWORD });
    const codeNow = () => codeAt(String(started.json().data.secret), portal.deps.clock.now());
    await person.post('/user/two-factor/confirm', { code: codeNow() });
    portal.advance(SIGNING_PROOF_MINUTES * MINUTE_MS + 1);
    expect((await page.open()).proof?.asksFor).toBe('code');
    expect((await prove(person, page, { password: PASSWORD })).json().fields).toHaveProperty('code');
    expect(await codeOf(page.sign())).toBe('SIGNER_NOT_PROVED');
    expect((await prove(person, page, { code: codeNow() })).statusCode).toBe(200);
    expect((await page.sign()).statusCode).toBe(200);
    expect((await recordOf(order))[0]?.by).toBe('app');
  });

  it('the order page says what will be asked', async () => {
    const order = await orderToSign(portal);
    await askForLink(order);
    const { proof } = (await order.person.get(`/user/trade/signing/${order.tradeId}`)).json().data;
    expect(proof).toMatchObject({ isAddressVerified: false, asksFor: 'password' });
    expect(proof.provedUntil).not.toBeNull();
  });
});
