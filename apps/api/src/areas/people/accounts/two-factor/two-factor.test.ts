import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf, linkTokenFor } from '../../../../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { codeAt } from './totp.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const STEP_MS = 30_000;
const WRONG_CODE =
  'That code is not right. Each code works once; wait for the next one if you have just used it.';

type Protected = Person & { secret: string; recoveryCodes: string[] };

/** Turns two-factor sign-in on and waits for the next code, because the first one is used. */
async function registerProtected(): Promise<Protected> {
  const person = await registerPerson(portal);
  const started = await person.post('/user/two-factor/start', { password: person.password });
  const { secret } = started.json().data;
  const confirmed = await person.post('/user/two-factor/confirm', { code: codeNow(secret) });
  portal.advance(STEP_MS);
  return { ...person, secret, recoveryCodes: confirmed.json().data.recoveryCodes };
}

function codeNow(secret: string): string {
  return codeAt(secret, portal.deps.clock.now());
}

/** Six digits that are not the code of any step near now. */
function wrongCodeOf(secret: string): string {
  const now = portal.deps.clock.now().getTime();
  const near = new Set([-1, 0, 1].map((steps) => codeAt(secret, new Date(now + steps * STEP_MS))));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.has(code)) ?? '';
}

function login(payload: Record<string, string>) {
  return portal.app.inject({ method: 'POST', url: '/api/login', payload });
}

async function challengeOf({ email, password }: Person): Promise<string> {
  return (await login({ email, password })).json().data.challenge;
}

describe('turning two-factor sign-in on', () => {
  it('takes the password, a QR code for the app, and a code from it; then it is on, with ten recovery codes', async () => {
    const ada = await registerPerson(portal);
    expect((await ada.get('/user/two-factor')).json().data).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    const refused = await ada.post('/user/two-factor/start', { password: 'a guess' });
    expect(refused.json().fields).toEqual({ password: 'This is not your current password' });
    const { secret, otpauthUrl, qrSvg } = (
      await ada.post('/user/two-factor/start', { password: ada.password })
    ).json().data;
    expect(otpauthUrl).toContain(secret);
    expect(qrSvg).toContain('<svg');
    expect((await ada.get('/user/two-factor')).json().data.enabled).toBe(false);
    expect((await login({ email: ada.email, password: ada.password })).json().data.accessToken).toBeDefined();
    const wrong = await ada.post('/user/two-factor/confirm', { code: wrongCodeOf(secret) });
    expect(wrong.json().fields).toEqual({ code: WRONG_CODE });
    const { recoveryCodes } = (
      await ada.post('/user/two-factor/confirm', { code: codeNow(secret).replace(/^.../, '$& ') })
    ).json().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect((await ada.get('/user/two-factor')).json().data).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    await portal.runJobs();
    expect(portal.mails.filter(({ to }) => to === ada.email).at(-1)?.subject).toBe('Two-step login is on');
    expect(await auditOf(portal, ada.user.id)).toContain('two-factor.turned-on');
  });

  it.each([
    ['start', { password: 'brave otters' }, 'TWO_FACTOR_ALREADY_ON'],
    ['confirm', { code: '123456' }, 'TWO_FACTOR_ALREADY_ON'],
  ])('again is refused at %s', async (step, body, code) => {
    const ada = await registerProtected();
    const reply = await ada.post(`/user/two-factor/${step}`, body);
    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
  });

  it('keeps neither the secret nor a recovery code in clear', async () => {
    const ada = await registerProtected();
    const [secrets, codes, audit] = [
      await portal.db.selectFrom('two_factor').selectAll().execute(),
      await portal.db.selectFrom('recovery_codes').selectAll().execute(),
      await portal.db.selectFrom('audit_log').selectAll().execute(),
    ];
    const stored = [
      ...secrets.map(({ sealed_secret }) => sealed_secret.toString('latin1')),
      ...codes.map(({ code_mark }) => code_mark),
      ...audit.map(({ detail }) => JSON.stringify(detail)),
    ].join('\n');
    for (const planted of [ada.secret, ...ada.recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(planted);
    }
  });
});

describe('signing in with two factors', () => {
  it('asks for a code after the right password, and opens with it', async () => {
    const ada = await registerProtected();
    const first = await login({ email: ada.email, password: ada.password });
    expect(first.json().data).toEqual({ twoFactorRequired: true, challenge: expect.any(String) });
    const second = await login({ challenge: first.json().data.challenge, code: codeNow(ada.secret) });
    expect(second.json().data.user.id).toBe(ada.user.id);
    const headers = { authorization: `Bearer ${second.json().data.accessToken}` };
    expect((await portal.app.inject({ method: 'GET', url: '/api/user/profile', headers })).statusCode).toBe(
      200,
    );
  });

  it('never asks for a code after a wrong password', async () => {
    const ada = await registerProtected();
    const reply = await login({ email: ada.email, password: 'a guess' });
    expect(reply.json().code).toBe('CREDENTIALS_WRONG');
  });

  it('takes a code once, in sequence or at the same moment', async () => {
    const ada = await registerProtected();
    const code = codeNow(ada.secret);
    const challenges = [await challengeOf(ada), await challengeOf(ada), await challengeOf(ada)];
    const [first, second, third] = challenges;
    const replies = await Promise.all([first, second].map((challenge = '') => login({ challenge, code })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const again = await login({ challenge: third ?? '', code });
    expect(again.json()).toMatchObject({ code: 'TWO_FACTOR_CODE_WRONG', fields: { code: WRONG_CODE } });
  });

  it('does not take an older code once a newer one was used', async () => {
    const ada = await registerProtected();
    portal.advance(STEP_MS);
    await login({ challenge: await challengeOf(ada), code: codeNow(ada.secret) });
    const before = codeAt(ada.secret, new Date(portal.deps.clock.now().getTime() - STEP_MS));
    const reply = await login({ challenge: await challengeOf(ada), code: before });
    expect(reply.json().code).toBe('TWO_FACTOR_CODE_WRONG');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const ada = await registerProtected();
    const [code = ''] = ada.recoveryCodes;
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await login({ challenge: await challengeOf(ada), code: typed })).statusCode).toBe(200);
    expect((await ada.get('/user/two-factor')).json().data.recoveryCodesLeft).toBe(9);
    const again = await login({ challenge: await challengeOf(ada), code });
    expect(again.json().code).toBe('TWO_FACTOR_CODE_WRONG');
  });

  it('does not take another person’s recovery code', async () => {
    const [ada, ben] = [await registerProtected(), await registerProtected()];
    const [bens = ''] = ben.recoveryCodes;
    const reply = await login({ challenge: await challengeOf(ada), code: bens });
    expect(reply.json().code).toBe('TWO_FACTOR_CODE_WRONG');
    expect((await ben.get('/user/two-factor')).json().data.recoveryCodesLeft).toBe(10);
  });

  it.each([
    [
      'that was used',
      async (ada: Protected, challenge: string) =>
        void (await login({ challenge, code: codeNow(ada.secret) })),
    ],
    ['after five minutes', async () => portal.advance(300_001)],
    [
      'after five wrong codes',
      async (ada: Protected, challenge: string) => {
        for (let tries = 0; tries < 5; tries += 1) {
          expect((await login({ challenge, code: wrongCodeOf(ada.secret) })).statusCode).toBe(401);
        }
      },
    ],
    [
      'after a new password',
      async (ada: Protected) =>
        void (await ada.post('/user/password', {
          currentPassword: ada.password,
          newPassword: 'seven otters cross the ice',
        })),
    ],
  ])('takes no challenge %s', async (_case, spoil) => {
    const ada = await registerProtected();
    const challenge = await challengeOf(ada);
    await spoil(ada, challenge);
    portal.advance(STEP_MS);
    const reply = await login({ challenge, code: codeNow(ada.secret) });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'TWO_FACTOR_CHALLENGE_ENDED']);
  });

  it('says what is missing from the step that was meant', async () => {
    const code = await login({ challenge: 'something', code: '' });
    expect(code.json().fields).toEqual({ code: 'The code is required' });
    const password = await login({ email: 'nobody' });
    expect(password.json().fields).toEqual({ email: 'Email is invalid', password: 'Password is required' });
    expect(Object.keys((await login({})).json().fields)).toEqual(['email', 'password']);
  });

  it('stays on when the password is reset', async () => {
    const ada = await registerProtected();
    await portal.app.inject({ method: 'GET', url: `/api/mobile/forgotpassword/${ada.email}` });
    const token = await linkTokenFor(portal, 'reset-password', ada.email);
    const password = 'seven otters cross the ice';
    await portal.app.inject({
      method: 'POST',
      url: `/api/mobile/resetpassword/${ada.user.id}/${token}/`,
      payload: { password },
    });
    const reply = await login({ email: ada.email, password });
    expect(reply.json().data).toEqual({ twoFactorRequired: true, challenge: expect.any(String) });
  });
});

describe('somebody with two factors', () => {
  it('gets new recovery codes with the password and a code, which void the old ones', async () => {
    const ada = await registerProtected();
    const body = { password: ada.password, code: codeNow(ada.secret) };
    const { recoveryCodes } = (await ada.post('/user/two-factor/recovery-codes', body)).json().data;
    expect(recoveryCodes).toHaveLength(10);
    const [old = ''] = ada.recoveryCodes;
    const [fresh = ''] = recoveryCodes;
    expect((await login({ challenge: await challengeOf(ada), code: old })).statusCode).toBe(401);
    expect((await login({ challenge: await challengeOf(ada), code: fresh })).statusCode).toBe(200);
  });

  it('turns it off with the password and a code, and is told by mail', async () => {
    const ada = await registerProtected();
    const turnOff = (password: string, code: string) =>
      ada.post('/user/two-factor/turn-off', { password, code });
    expect((await turnOff('a guess', codeNow(ada.secret))).json().fields).toHaveProperty('password');
    expect((await turnOff(ada.password, wrongCodeOf(ada.secret))).json().fields).toEqual({
      code: WRONG_CODE,
    });
    const reply = await turnOff(ada.password, ada.recoveryCodes[0] ?? '');
    expect(reply.json().data).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await login({ email: ada.email, password: ada.password })).json().data.accessToken).toBeDefined();
    await portal.runJobs();
    expect(portal.mails.filter(({ to }) => to === ada.email).at(-1)?.subject).toBe('Two-step login is off');
    const again = await turnOff(ada.password, '123456');
    expect(again.json().code).toBe('TWO_FACTOR_NOT_ON');
  });
});
