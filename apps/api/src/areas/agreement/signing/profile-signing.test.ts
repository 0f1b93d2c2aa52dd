import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import {
  openSigningPage,
  orderToSign,
  SIGNER_NAME,
  signingPageOf,
  tokenIn,
} from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const RETURN_URL = 'http://portal.test/dashboard/portfolio';

function askToConfirm(person: Person, kycId: string, change: Record<string, string> = {}, name = 'kyc') {
  const query = new URLSearchParams({ kycId, type: '1', returnUrl: RETURN_URL, ...change });
  return person.get(`/user/docusign/${name}?${query}`);
}

async function kycIdOf(person: Person): Promise<string> {
  return (await person.get('/user/kyc/details')).json().data.id;
}

async function profileToSign(): Promise<{ ada: Person; kycId: string }> {
  const ada = await registerPerson(portal);
  await submitKyc(ada);
  return { ada, kycId: await kycIdOf(ada) };
}

describe('signing an investor’s profile on its own', () => {
  it('confirms the profile, stores a sealed file and announces it', async () => {
    const { ada, kycId } = await profileToSign();
    const reply = await askToConfirm(ada, kycId);
    expect(reply.json().data).toEqual({
      url: expect.stringMatching(/^http:\/\/portal\.test\/signing\/[\w-]{43}$/),
      envelopeId: expect.any(String),
    });
    const page = signingPageOf(portal, tokenIn(reply.json().data.url));
    const view = await page.open();
    expect(view).toMatchObject({ dealName: null, returnUrl: RETURN_URL, signer: { name: SIGNER_NAME } });
    expect(view.documents.map(({ kind }) => kind)).toEqual(['kyc-confirmation']);
    await page.prepare();
    expect((await page.sign()).json().data).toMatchObject({ status: 'completed', dealName: null });
    expect((await ada.get('/user/kyc/details')).json().data.signedAt).toBe(
      portal.deps.clock.now().toISOString(),
    );
    await portal.runJobs();
    const kept = await portal.db
      .selectFrom('signed_documents')
      .select(['kind', 'trade_id', 'file_id'])
      .where('investor_id', '=', ada.user.id)
      .execute();
    expect(kept).toMatchObject([{ kind: 'kyc-confirmation', trade_id: null }]);
    const { profilePapers } = (await ada.get('/user/account')).json().data;
    expect(profilePapers).toEqual([
      {
        id: kept[0]?.file_id,
        title: expect.any(String),
        signedAt: portal.deps.clock.now().toISOString(),
        size: expect.any(Number),
      },
    ]);
    const other = await registerPerson(portal);
    expect((await other.get('/user/account')).json().data.profilePapers).toEqual([]);
    const mail = portal.mails.filter(({ to }) => to === ada.email).at(-1);
    expect(mail?.subject).toBe('Confirmation of your investor profile, signed');
    expect(mail?.text).toContain(`/dashboard/documents/${kept[0]?.file_id}`);
  });

  it('requested again continues the same ceremony, and invalidates the link before', async () => {
    const { ada, kycId } = await profileToSign();
    const [first, second] = await Promise.all([askToConfirm(ada, kycId), askToConfirm(ada, kycId)]);
    expect(second.json().data.envelopeId).toBe(first.json().data.envelopeId);
    const third = await askToConfirm(ada, kycId);
    expect(third.json().data.envelopeId).toBe(first.json().data.envelopeId);
    const old = signingPageOf(portal, tokenIn(first.json().data.url));
    expect((await old.call('open')).json().code).toBe('SIGNING_LINK_INVALID');
  });

  it('is refused for a signed profile', async () => {
    const { ada, kycId } = await profileToSign();
    const page = signingPageOf(portal, tokenIn((await askToConfirm(ada, kycId)).json().data.url));
    await page.prepare();
    await page.sign();
    expect((await askToConfirm(ada, kycId)).json()).toMatchObject({
      statusCode: 409,
      code: 'STATE_REFUSES',
      currentState: 'signed',
    });
  });

  it('ends when the profile is signed with an order meanwhile', async () => {
    const order = await orderToSign(portal);
    const kycId = await kycIdOf(order.person);
    const page = signingPageOf(portal, tokenIn((await askToConfirm(order.person, kycId)).json().data.url));
    const withOrder = await openSigningPage(portal, order);
    await withOrder.prepare();
    await withOrder.sign();
    expect((await page.call('open')).json().data.status).toBe('superseded');
  });

  it('goes by every name but that of the order', async () => {
    const { ada, kycId } = await profileToSign();
    const named = await askToConfirm(ada, kycId, {}, 'suitability');
    expect(named.json().data.envelopeId).toBe((await askToConfirm(ada, kycId)).json().data.envelopeId);
  });

  it.each([
    ["another investor's profile", {}, 404],
    ['another kind of signature', { type: '2' }, 400],
    ['an address elsewhere to go back to', { returnUrl: 'https://evil.example/' }, 400],
  ])('is not there for %s', async (_row, change, status) => {
    const { ada, kycId } = await profileToSign();
    const asking = status === 404 ? await registerPerson(portal) : ada;
    expect((await askToConfirm(asking, kycId, change)).statusCode).toBe(status);
  });

  it('is not found for a profile that was never submitted', async () => {
    const ada = await registerPerson(portal);
    await ada.post('/user/kyc/save', { basics: { firstName: 'Ada' }, formIsFinished: false });
    expect((await askToConfirm(ada, await kycIdOf(ada))).statusCode).toBe(404);
  });
});
