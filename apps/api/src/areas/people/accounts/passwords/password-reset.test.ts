import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'another long password';

async function askForLink(email: string): Promise<string | undefined> {
  const before = portal.mails.length;
  const reply = await portal.app.inject({
    method: 'GET',
    url: `/api/mobile/forgotpassword/${encodeURIComponent(email)}`,
  });
  expect(reply.json()).toEqual({ data: { sent: true } });
  await portal.runJobs();
  const sent = portal.mails.slice(before).filter(({ to }) => to === email.toLowerCase());
  return /\/reset-password\/\S+/.exec(sent.map(({ text }) => text).join('\n'))?.[0];
}

function choose(link: string, password: string) {
  const path = link.replace('/reset-password/', '/api/mobile/resetpassword/');
  return portal.app.inject({ method: 'POST', url: `${path}/?platform=mobile`, payload: { password } });
}

function look(link: string) {
  return portal.app.inject({
    method: 'GET',
    url: link.replace('/reset-password/', '/api/mobile/resetpassword/'),
  });
}

describe('a link to choose a new password', () => {
  it('can be looked at without using it up', async () => {
    const ada = await registerPerson(portal);
    const link = (await askForLink(ada.email)) ?? '';
    expect((await look(link)).json()).toEqual({ data: { open: true } });
    expect((await look(link)).json()).toEqual({ data: { open: true } });
    expect((await choose(link, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await look(link)).json()).toEqual({ data: { open: false } });
  });

  it('works for nobody else, and a made-up one does not work', async () => {
    const [ada, ben] = [await registerPerson(portal), await registerPerson(portal)];
    const [, , adaId = '', token = ''] = ((await askForLink(ada.email)) ?? '').split('/');
    const [, , benId = ''] = ((await askForLink(ben.email)) ?? '').split('/');
    expect((await look(`/reset-password/${benId}/${token}`)).json().data.open).toBe(false);
    expect((await look(`/reset-password/${adaId}/${'x'.repeat(43)}`)).json().data.open).toBe(false);
  });
});

describe('a forgotten password', () => {
  it('is replaced through the mailed link, and every session ends', async () => {
    const ada = await registerPerson(portal);
    const link = (await askForLink(ada.email.toUpperCase())) ?? '';
    expect((await choose(link, NEW_PASSWORD)).json()).toEqual({ data: { reset: true } });
    expect((await ada.get('/user/profile')).statusCode).toBe(401);
    const login = (password: string) =>
      portal.app.inject({ method: 'POST', url: '/api/login', payload: { email: ada.email, password } });
    expect((await login(ada.password)).statusCode).toBe(401);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('gets the same response for an address without an account, and sends nothing', async () => {
    expect(await askForLink('nobody@example.com')).toBeUndefined();
  });

  it('is replaced once, even when the link is used twice at the same moment', async () => {
    const ada = await registerPerson(portal);
    const link = (await askForLink(ada.email)) ?? '';
    const replies = await Promise.all([choose(link, NEW_PASSWORD), choose(link, 'a third long password')]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 400]);
    expect((await choose(link, NEW_PASSWORD)).json().code).toBe('RESET_TOKEN_INVALID');
  });

  it('is not replaced through a link over an hour old, or an older link after a newer one', async () => {
    const ada = await registerPerson(portal);
    const older = (await askForLink(ada.email)) ?? '';
    const newer = (await askForLink(ada.email)) ?? '';
    expect((await choose(newer, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await choose(older, NEW_PASSWORD)).json().code).toBe('RESET_TOKEN_INVALID');
    const late = (await askForLink(ada.email)) ?? '';
    portal.advance(HOUR_MS + 1);
    expect((await choose(late, NEW_PASSWORD)).json().code).toBe('RESET_TOKEN_INVALID');
  });

  it('keeps the link good when the new one is refused', async () => {
    const ada = await registerPerson(portal);
    const link = (await askForLink(ada.email)) ?? '';
    expect((await choose(link, 'short')).json().fields).toEqual({
      password: 'Use at least 10 characters. A short sentence works well.',
    });
    expect((await choose(link, NEW_PASSWORD)).statusCode).toBe(200);
  });
});

describe('the onboarding questionnaire', () => {
  it('is recorded with its answers', async () => {
    const ada = await registerPerson(portal);
    const reply = await ada.post('/user/onboarded', {
      newValue: true,
      answers: { age: '1', risk: '2', purpose: ['1', '3'] },
    });
    expect(reply.json().data.onboarded).toBe(true);
    const row = await portal.db
      .selectFrom('investors')
      .select('onboarding_answers')
      .where('id', '=', ada.user.id)
      .executeTakeFirstOrThrow();
    expect(row.onboarding_answers).toEqual({ age: '1', risk: '2', purpose: ['1', '3'] });
  });

  it('refuses an answer the question does not offer', async () => {
    const ada = await registerPerson(portal);
    const reply = await ada.post('/user/onboarded', { newValue: true, answers: { risk: '17' } });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['answers.risk']);
  });
});
