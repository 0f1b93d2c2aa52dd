import { codeAt } from '../../areas/people/accounts/two-factor/totp.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { type Person, registerPerson } from '../people.ts';
import type { MakeCall } from './example-call.ts';
import { newcomer } from './newcomer.ts';

const RESET_LINK = /\/([0-9a-f-]{36})\/([\w-]{20,})/;
const VERIFY_LINK = /\/verify-email\/([\w-]{20,})/;
const CONFIRM_LINK = /\/confirm-email\/([\w-]{20,})/;

/** The parts of the newest link of a kind that was mailed to an address. */
async function mailedLink(portal: TestPortal, email: string, link: RegExp): Promise<string[]> {
  await portal.runJobs();
  const mail = portal.mails.findLast(({ to, text }) => to === email && link.test(text));
  return (link.exec(mail?.text ?? '') ?? []).slice(1);
}

async function resetLink(portal: TestPortal): Promise<{ userId: string; token: string }> {
  const { email } = await registerPerson(portal);
  await portal.app.inject({ method: 'GET', url: `/api/mobile/forgotpassword/${email}` });
  const [userId = '', token = ''] = await mailedLink(portal, email, RESET_LINK);
  return { userId, token };
}

const newAddress = () => newcomer().email;

async function withSecret(portal: TestPortal): Promise<{ person: Person; secret: string }> {
  const person = await registerPerson(portal);
  const reply = await person.post('/user/two-factor/start', { password: person.password });
  return { person, secret: reply.json().data.secret };
}

/** A person whose sign-in asks for a code, and the body that proves who they are: each code is good once. */
async function withTwoFactor(portal: TestPortal) {
  const { person, secret } = await withSecret(portal);
  const code = codeAt(secret, portal.deps.clock.now());
  const { recoveryCodes } = (await person.post('/user/two-factor/confirm', { code })).json().data;
  return { person, body: { password: person.password, code: String(recoveryCodes[0]) } };
}

/** Valid calls about accounts. */
export const ACCOUNT_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /login': async (portal) => {
    const { email, password } = await registerPerson(portal);
    return { person: null, body: { email, password } };
  },
  'POST /register': async () => ({ person: null, body: newcomer() }),
  'GET /mobile/forgotpassword/:username': async (portal) => ({
    person: null,
    params: { username: (await registerPerson(portal)).email },
  }),
  'GET /mobile/resetpassword/:userId/:token': async (portal) => ({
    person: null,
    params: await resetLink(portal),
  }),
  'POST /mobile/resetpassword/:userId/:token': async (portal) => ({
    person: null,
    params: await resetLink(portal),
    body: { password: 'the longer road to Moncton' },
  }),
  'POST /user/details': async (portal) => ({
    person: await registerPerson(portal),
    body: { firstName: 'Ada', lastName: 'Roy', phone: '416 555 0100', language: 'fr' },
  }),
  'POST /user/data': async (portal) => {
    const person = await registerPerson(portal);
    return { person, body: { password: person.password } };
  },
  'POST /user/account/close': async (portal) => {
    const person = await registerPerson(portal);
    return { person, body: { password: person.password } };
  },
  'GET /data/:id': async (portal) => {
    const person = await registerPerson(portal);
    await portal.runJobs();
    const { url } = (await person.post('/user/data', { password: person.password })).json().data;
    const link = new URL(url);
    const id = link.pathname.slice(link.pathname.lastIndexOf('/') + 1);
    return { person: null, params: { id }, query: Object.fromEntries(link.searchParams) };
  },
  'POST /user/consents': async (portal) => ({
    person: await registerPerson(portal),
    body: { 'new-deals': true },
  }),
  'POST /user/onboarded': async (portal) => ({
    person: await registerPerson(portal),
    body: { newValue: true },
  }),
  'POST /user/password': async (portal) => {
    const person = await registerPerson(portal);
    return {
      person,
      body: { currentPassword: person.password, newPassword: 'the longer road to Moncton' },
    };
  },
  'POST /account/verify-email/:token': async (portal) => {
    const { email } = await registerPerson(portal);
    const [token = ''] = await mailedLink(portal, email, VERIFY_LINK);
    return { person: null, params: { token } };
  },
  'POST /account/confirm-email/:token': async (portal) => {
    const person = await registerPerson(portal);
    const newEmail = newAddress();
    await person.post('/user/email/change', { newEmail, password: person.password });
    const [token = ''] = await mailedLink(portal, newEmail, CONFIRM_LINK);
    return { person: null, params: { token } };
  },
  'POST /user/email/change': async (portal) => {
    const person = await registerPerson(portal);
    return { person, body: { newEmail: newAddress(), password: person.password } };
  },
  'POST /user/sessions/:id/end': async (portal) => {
    const person = await registerPerson(portal);
    const { email, password } = person;
    await portal.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    const sessions: { id: string; current: boolean }[] = (await person.get('/user/sessions')).json().data;
    return { person, params: { id: sessions.find(({ current }) => !current)?.id ?? '' } };
  },
  'POST /user/two-factor/start': async (portal) => {
    const person = await registerPerson(portal);
    return { person, body: { password: person.password } };
  },
  'POST /user/two-factor/confirm': async (portal) => {
    const { person, secret } = await withSecret(portal);
    return { person, body: { code: codeAt(secret, portal.deps.clock.now()) } };
  },
  'POST /user/two-factor/recovery-codes': withTwoFactor,
  'POST /user/two-factor/turn-off': withTwoFactor,
};
