import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf, linkTokenFor } from '../../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { isCommonPassword } from './common-passwords.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const NEW_PASSWORD = 'seven otters cross the ice';

const COMMON = 'This password is among the most common ones. Choose one that nobody else would think of.';
const OWN_NAME = 'This password contains your name. Choose one that people who know you would not guess.';
const OWN_EMAIL = 'This password contains your email. Choose one that people who know you would not guess.';

const REFUSED = [
  ['one of the most common', '1q2w3e4r5t', COMMON],
  ['one of the most common in capitals', 'QWERTYUIOP', COMMON],
  ['the own last name', 'Trémblay-2026', OWN_NAME],
  ['the own address', 'mapleleaf99 forever', OWN_EMAIL],
] as const;

let count = 0;

function registerMaple(): Promise<Person> {
  count += 1;
  return registerPerson(portal, { email: `mapleleaf99+${count}@example.com` });
}

function logIn(email: string, password: string) {
  return portal.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
}

describe('a new password', () => {
  it.each(REFUSED)('that is %s is refused when registering, and why', async (_case, password, why) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: {
        firstName: 'Ada',
        lastName: 'Tremblay',
        email: 'mapleleaf99@example.com',
        password,
        acceptTerms: true,
      },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ password: why });
  });

  it.each(REFUSED)(
    'that is %s is refused when resetting, and the link stays good',
    async (_case, password, why) => {
      const ada = await registerMaple();
      await portal.app.inject({
        method: 'GET',
        url: `/api/mobile/forgotpassword/${encodeURIComponent(ada.email)}`,
      });
      const token = await linkTokenFor(portal, 'reset-password', ada.email);
      const reset = (chosen: string) =>
        portal.app.inject({
          method: 'POST',
          url: `/api/mobile/resetpassword/${ada.user.id}/${token}/`,
          payload: { password: chosen },
        });
      expect((await reset(password)).json().fields).toEqual({ password: why });
      expect((await reset(NEW_PASSWORD)).statusCode).toBe(200);
    },
  );

  it.each(REFUSED)('that is %s is refused when changing', async (_case, newPassword, why) => {
    const ada = await registerMaple();
    const reply = await ada.post('/user/password', { currentPassword: ada.password, newPassword });
    expect(reply.json().fields).toEqual({ newPassword: why });
    expect((await ada.get('/user/profile')).statusCode).toBe(200);
  });

  it('is told in French to who reads French', async () => {
    const ada = await registerMaple();
    const reply = await ada.post(
      '/user/password',
      { currentPassword: ada.password, newPassword: 'QWERTYUIOP' },
      { 'accept-language': 'fr' },
    );
    expect(reply.json().fields.newPassword).toContain('parmi les plus courants');
  });

  it('does not tell the owner’s name to somebody without a good link', async () => {
    const ada = await registerMaple();
    const reply = await portal.app.inject({
      method: 'POST',
      url: `/api/mobile/resetpassword/${ada.user.id}/nothing/`,
      payload: { password: 'Tremblay-2026' },
    });
    expect(reply.json().code).toBe('RESET_TOKEN_INVALID');
  });

  it('is checked against exactly the ten thousand most common', () => {
    const list = dictionary['passwords-common'];
    expect(list.slice(0, 10_000).every((password) => isCommonPassword(password.toLowerCase()))).toBe(true);
    const first = new Set(list.slice(0, 10_000).map((password) => password.toLowerCase()));
    const later = list.slice(10_000).filter((password) => !first.has(password.toLowerCase()));
    expect(later.some((password) => isCommonPassword(password.toLowerCase()))).toBe(false);
  });
});

describe('a changed password', () => {
  it('ends every session, gives this device a new one, and is told by mail', async () => {
    const ada = await registerMaple();
    const elsewhere = (await logIn(ada.email, ada.password)).json().data.accessToken;
    const reply = await ada.post('/user/password', {
      currentPassword: ada.password,
      newPassword: NEW_PASSWORD,
    });
    const { accessToken } = reply.json().data;
    const statuses = await Promise.all(
      [ada.accessToken, elsewhere, accessToken].map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await portal.app.inject({ method: 'GET', url: '/api/user/profile', headers })).statusCode;
      }),
    );
    expect(statuses).toEqual([401, 401, 200]);
    expect((await logIn(ada.email, ada.password)).statusCode).toBe(401);
    expect((await logIn(ada.email, NEW_PASSWORD)).statusCode).toBe(200);
    await portal.runJobs();
    expect(portal.mails.filter(({ to }) => to === ada.email).at(-1)?.subject).toBe(
      'Your password was changed',
    );
    expect(await auditOf(portal, ada.user.id)).toContain('password.changed');
  });

  it('needs the current one, and says so beside the field without ending the session', async () => {
    const ada = await registerMaple();
    const reply = await ada.post('/user/password', { currentPassword: 'a guess', newPassword: NEW_PASSWORD });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ currentPassword: 'This is not your current password' });
    expect((await ada.get('/user/profile')).statusCode).toBe(200);
  });

  it('is changed by one of two changes at the same moment', async () => {
    const ada = await registerMaple();
    const change = (newPassword: string) =>
      ada.post('/user/password', { currentPassword: ada.password, newPassword });
    const replies = await Promise.all([change(NEW_PASSWORD), change('nine herons on a pier')]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('leaves a link that was sent before good for nothing', async () => {
    const ada = await registerMaple();
    await portal.app.inject({
      method: 'GET',
      url: `/api/mobile/forgotpassword/${encodeURIComponent(ada.email)}`,
    });
    const token = await linkTokenFor(portal, 'reset-password', ada.email);
    await ada.post('/user/password', { currentPassword: ada.password, newPassword: NEW_PASSWORD });
    const reply = await portal.app.inject({
      method: 'POST',
      url: `/api/mobile/resetpassword/${ada.user.id}/${token}/`,
      payload: { password: 'nine herons on a pier' },
    });
    expect(reply.json().code).toBe('RESET_TOKEN_INVALID');
  });
});

describe('asking for a new password', () => {
  it('does the same for every address: one sealed job, nothing else', async () => {
    const ada = await registerMaple();
    await portal.runJobs();
    const waiting = async (address: string) => {
      await portal.app.inject({
        method: 'GET',
        url: `/api/mobile/forgotpassword/${encodeURIComponent(address)}`,
      });
      const resets = await portal.db.selectFrom('password_resets').select('token_hash').execute();
      const jobs = await portal.waitingJobs();
      await portal.forgetJobs();
      return {
        resets: resets.length,
        jobs: jobs.map(({ name }) => name),
        told: JSON.stringify(jobs).includes(address),
      };
    };
    const known = await waiting(ada.email);
    expect(known).toEqual({
      ...(await waiting('nobody@example.com')),
      jobs: ['send-password-reset'],
      told: false,
    });
  });
});
