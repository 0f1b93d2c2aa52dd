import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { submitKyc } from '../../../testing/kyc.ts';
import { publishMemorandum } from '../../../testing/memoranda.ts';
import { writeToDealer } from '../../../testing/messages.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { acceptMemorandum, orderToSign, signThroughCeremony } from '../../../testing/signing.ts';

const REFERRER = 'somebody-who-invited';
const BROWSER = 'Planted/1.0 (an old telephone)';
const ACCOUNT = '9988776655';

let portal: TestPortal;
let data: Record<string, unknown>;
let text: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const ada = await registerPerson(portal, { referral: { mwr: REFERRER } });
  await logInElsewhere(ada);
  await giveTwoVersions(ada);
  await ada.post('/user/draft/details:deal-1', { data: { city: 'Planted-on-the-Lake' } });
  await ada.post('/user/draft/pay:deal-1', { data: { account: ACCOUNT } });
  await ada.post('/user/consents', { 'new-deals': true });
  await ada.post('/user/consents', { 'new-deals': false });
  const waits = { email: ada.email, province: 'CAN-NU', language: 'en', consent: true };
  await portal.app.inject({ method: 'POST', url: '/api/waiting-list', payload: waits });
  const id = await writeToDealer(portal, ada, { message: 'A planted question' });
  const compliance = await enterOffice(portal, { role: 'compliance' });
  await compliance.post(`/office/messages/${id}/reply`, { text: 'A planted answer', version: 0 });
  ({ data, text } = await archiveOf(ada));
});
afterAll(() => portal.close());

async function archiveOf(person: Person) {
  const { url } = (await person.post('/user/data', { password: person.password })).json().data;
  const archive = await portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });
  const json = Buffer.from(unzipSync(archive.rawPayload)['data.json'] ?? []).toString();
  return { text: json, data: JSON.parse(json) };
}

async function logInElsewhere({ email, password }: Person): Promise<void> {
  const headers = { 'user-agent': BROWSER };
  await portal.app.inject({ method: 'POST', url: '/api/login', headers, payload: { email, password } });
}

/** Two submitted versions, a third in progress, and an answer from another device that came too late. */
async function giveTwoVersions(ada: Person): Promise<void> {
  await submitKyc(ada);
  await submitKyc(ada, { basics: { ...KYC_EXAMPLE.basics, middleName: 'Secondversion' } });
  portal.advance(1_000);
  const payload = { email: ada.email, password: ada.password };
  const login = await portal.app.inject({ method: 'POST', url: '/api/login', payload });
  const headers = { authorization: `Bearer ${login.json().data.accessToken}` };
  const newer = { basics: { middleName: 'Thirdversion' } };
  await portal.app.inject({ method: 'POST', url: '/api/user/kyc/save', headers, payload: newer });
  await ada.post('/user/kyc/save', {
    basics: { middleName: 'Setaside' },
    sentAt: '2031-01-01T12:00:00.000Z',
    answeredAt: { 'basics.middleName': '2031-01-01T11:00:00.000Z' },
  });
}

describe('the data a person downloads', () => {
  it.each([
    ['the link by which they came', 'referral', REFERRER],
    ['where they logged in, and with what', 'sessions', BROWSER],
    ['a version of the profile that a newer one followed', 'profileVersions', 'Secondversion'],
    ['the version that is being written', 'profileVersions', 'Thirdversion'],
    ['an answer that was set aside', 'setAsideAnswers', 'Setaside'],
    ['what they typed and did not finish', 'drafts', 'Planted-on-the-Lake'],
    ['a consent that was taken back', 'account', '"isGranted":false'],
    ['what they wait for', 'waitingList', 'CAN-NU'],
    ['what they wrote', 'written', 'A planted question'],
    ['what they were answered', 'written', 'A planted answer'],
  ])('has %s', (_what, part, planted) => {
    expect(JSON.stringify(data[part])).toContain(planted);
  });

  it('shows an account number of a draft by its last digits', () => {
    expect(text).not.toContain(ACCOUNT);
    expect(JSON.stringify(data.drafts)).toContain('***-***-655');
  });

  it('includes how they signed, and which memorandum they confirmed', async () => {
    const order = await orderToSign(portal);
    await publishMemorandum(portal, order.dealId, 1, 'en');
    await acceptMemorandum(order);
    await signThroughCeremony(portal, order);
    const { data: theirs } = await archiveOf(order.person);
    expect(theirs.memoranda).toMatchObject([{ dealId: order.dealId, version: 1 }]);
    expect(theirs.signing).toContainEqual(expect.objectContaining({ kind: 'signed' }));
  });
});
