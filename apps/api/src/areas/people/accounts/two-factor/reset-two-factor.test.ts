import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeCommand } from '../../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { codeAt } from './totp.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const reset = (...words: string[]) => officeCommand(portal.deps, ['account', ...words]);

function login(payload: Record<string, string>) {
  return portal.app.inject({ method: 'POST', url: '/api/login', payload });
}

async function registerProtected(): Promise<Person> {
  const ada = await registerPerson(portal);
  const started = await ada.post('/user/two-factor/start', { password: ada.password });
  const code = codeAt(started.json().data.secret, portal.deps.clock.now());
  await ada.post('/user/two-factor/confirm', { code });
  return ada;
}

describe('a lost second factor', () => {
  it('is turned off by the dealer: the password alone opens the account, and every session has ended', async () => {
    const ada = await registerProtected();
    const { email, password } = ada;
    const { challenge } = (await login({ email, password })).json().data;
    await portal.runJobs();
    const mailed = portal.mails.length;
    expect(await reset('reset-two-factor', ` ${email.toUpperCase()}`)).toEqual({
      ok: true,
      lines: [
        `Two-factor sign-in is off for ${email}. Every session has ended, and the person is told by e-mail.`,
      ],
    });
    expect((await ada.get('/user/profile/')).statusCode).toBe(401);
    expect((await login({ challenge, code: '123456' })).statusCode).toBe(401);
    expect((await login({ email, password })).json().data.user.email).toBe(email);
    await portal.runJobs();
    expect(portal.mails.slice(mailed).map(({ to, subject }) => [to, subject])).toContainEqual([
      email,
      'Two-step login is off',
    ]);
    const row = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'target', 'detail'])
      .where('action', '=', 'two-factor.reset')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      actor: expect.stringMatching(/^staff:/),
      target: `investor:${ada.user.id}`,
      detail: { by: 'Maude Lafleur', roles: ['compliance'], via: 'command' },
    });
  });

  it('of somebody else stays as it is', async () => {
    const [ada, eve] = [await registerProtected(), await registerProtected()];
    await reset('reset-two-factor', ada.email);
    expect((await eve.get('/user/two-factor')).json().data.enabled).toBe(true);
  });

  it.each([
    ["an address that is nobody's", ['reset-two-factor', 'nobody@example.com'], 'There is no account of'],
    ['no address', ['reset-two-factor'], 'Write "account reset-two-factor"'],
    ['another verb', ['remove', 'ada@example.com'], 'Write "account reset-two-factor"'],
  ])('is not turned off with %s', async (_row, words, sentence) => {
    const result = await reset(...words);
    expect(result.ok).toBe(false);
    expect(result.lines.join('\n')).toContain(sentence);
  });

  it('cannot be turned off if there is none, and nobody is signed out', async () => {
    const ada = await registerPerson(portal);
    const result = await reset('reset-two-factor', ada.email);
    expect(result.ok).toBe(false);
    expect(result.lines.join(' ')).toContain('Two-step login is not on');
    expect((await ada.get('/user/profile/')).statusCode).toBe(200);
  });
});
