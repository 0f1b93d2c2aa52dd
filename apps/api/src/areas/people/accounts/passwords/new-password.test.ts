import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf, linkTokenFor } from '../../../../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { passwordIssues } from './refuse-weak-password.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const NEW_PASSWORD = 'seven otters cross the ice';

const GUESSABLE = 'This password is easy to guess. Try a few words that nobody else would put together.';
const OWN_NAME = 'This password contains your name. Choose one that people who know you would not guess.';
const OWN_EMAIL = 'This password contains your email. Choose one that people who know you would not guess.';

const REFUSED = [
  ['one of the most common', 'QWERTYUIOP', GUESSABLE],
  ['a common one with a digit for a letter', 'Passw0rd!!', GUESSABLE],
  ['a common one that counts on', 'letmein12345', GUESSABLE],
  ['a common sentence that counts on', 'iloveyou1234', GUESSABLE],
  ['the portal’s name', 'northline1', GUESSABLE],
  ['the own last name', 'Trémblay-2026', OWN_NAME],
  ['the own address', 'mapleleaf99 forever', OWN_EMAIL],
] as const;

let count = 0;

function registerMaple(changes: Record<string, unknown> = {}): Promise<Person> {
  count += 1;
  return registerPerson(portal, { email: `mapleleaf99+${count}@example.com`, ...changes });
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

  it('is refused in French for French readers', async () => {
    const ada = await registerMaple();
    const reply = await ada.post(
      '/user/password',
      { currentPassword: ada.password, newPassword: 'QWERTYUIOP' },
      { 'accept-language': 'fr' },
    );
    expect(reply.json().fields.newPassword).toContain('facile à deviner');
  });

  it('does not reveal the owner’s name without a good link', async () => {
    const ada = await registerMaple();
    const reply = await portal.app.inject({
      method: 'POST',
      url: `/api/mobile/resetpassword/${ada.user.id}/nothing/`,
      payload: { password: 'Tremblay-2026' },
    });
    expect(reply.json().code).toBe('RESET_TOKEN_INVALID');
  });

  it.each([
    ['nine letters, of which one is typed as two', 'éléphants'.normalize('NFD')],
    ['a family and a heart, in ten units', '👩‍👩‍👧❤️'],
  ])('is measured as the browser does: %s is too short', async (_case, password) => {
    const reply = await registerMaple({ password }).catch(String);
    expect(reply).toContain('Use at least 10 characters');
  });

  it.each([
    ['letters that may be digits', '4@8({[<369&#!1/|0$5+7%2'.repeat(9)],
    ['common words', 'p@$$w0rd!1l|'.repeat(17)],
    ['dates', '19900101'.repeat(25)],
  ])('takes no time to judge even as a hostile text of %s', async (_case, text) => {
    const owner = { firstName: 'Ada', lastName: 'Tremblay', email: 'ada@example.com' };
    await passwordIssues('password', 'a first one', owner);
    const before = process.cpuUsage();
    await passwordIssues('password', text, owner);
    const { user, system } = process.cpuUsage(before);
    // CPU time in microseconds: a clock would also count what other programs do.
    expect(user + system).toBeLessThan(500_000);
  });
});

describe('a password with accents', () => {
  const TYPED = 'été à la pêche, là-bas';
  const forms = [TYPED.normalize('NFC'), TYPED.normalize('NFD'), TYPED.replaceAll(' ', '\u00a0')];

  it.each(forms)('set one way matches when typed another way: %j', async (set) => {
    const ada = await registerMaple({ password: set });
    const statuses = await Promise.all(forms.map(async (form) => (await logIn(ada.email, form)).statusCode));
    expect(statuses).toEqual([200, 200, 200]);
    const body = { currentPassword: forms[1], newPassword: NEW_PASSWORD };
    expect((await ada.post('/user/password', body)).statusCode).toBe(200);
  });

  it.each(forms)('that was hashed as typed still matches, and is rehashed once: %j', async (set) => {
    const ada = await registerMaple();
    const formerHash = await hash(set);
    await portal.db
      .updateTable('investors')
      .set({ password_hash: formerHash })
      .where('id', '=', ada.user.id)
      .execute();
    // Twice at the same moment, like a double press.
    const both = await Promise.all([logIn(ada.email, set), logIn(ada.email, set)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const form of forms) {
      expect((await logIn(ada.email, form)).statusCode).toBe(200);
    }
    expect((await logIn(ada.email, 'ete a la peche, la-bas')).statusCode).toBe(401);
  });
});

describe('a changed password', () => {
  it('ends every session, gives this device a new one, and is confirmed by mail', async () => {
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

  it('needs the current one, and says so at the field without ending the session', async () => {
    const ada = await registerMaple();
    const reply = await ada.post('/user/password', { currentPassword: 'a guess', newPassword: NEW_PASSWORD });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ currentPassword: 'This is not your current password' });
    expect((await ada.get('/user/profile')).statusCode).toBe(200);
  });

  it('is changed by only one of two changes at the same moment', async () => {
    const ada = await registerMaple();
    const change = (newPassword: string) =>
      ada.post('/user/password', { currentPassword: ada.password, newPassword });
    const replies = await Promise.all([change(NEW_PASSWORD), change('nine herons on a pier')]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('voids a link sent before', async () => {
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
