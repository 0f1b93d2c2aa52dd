import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf, linkTokenFor } from '../../../../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
let count = 0;

function newAddress(): string {
  count += 1;
  return `moved-${count}@example.com`;
}

function open(path: string) {
  return portal.app.inject({ method: 'POST', url: `/api/account/${path}` });
}

function verify(token: string) {
  return open(`verify-email/${token}`);
}

function confirm(token: string) {
  return open(`confirm-email/${token}`);
}

async function startChange(person: Person, newEmail: string): Promise<{ old: string; new: string }> {
  const reply = await person.post('/user/email/change', { newEmail, password: person.password });
  expect(reply.json()).toEqual({ data: { sent: true } });
  return {
    old: await linkTokenFor(portal, 'confirm-email', person.email),
    new: await linkTokenFor(portal, 'confirm-email', newEmail),
  };
}

async function isVerified(person: Person): Promise<boolean> {
  return (await person.get('/user/profile')).json().data.emailVerified;
}

describe('an e-mail address', () => {
  it('is verified by the welcome mail’s link, which can be opened again', async () => {
    const ada = await registerPerson(portal);
    expect(ada.user.emailVerified).toBe(false);
    const token = await linkTokenFor(portal, 'verify-email', ada.email);
    expect((await verify(token)).json()).toEqual({ data: { verified: true } });
    expect(await isVerified(ada)).toBe(true);
    expect((await verify(token)).json()).toEqual({ data: { verified: true } });
    expect((await auditOf(portal, ada.user.id)).filter((action) => action === 'email.verified')).toHaveLength(
      1,
    );
  });

  it('is welcomed in French with the same link', async () => {
    const ada = await registerPerson(portal, { language: 'fr' });
    const token = await linkTokenFor(portal, 'verify-email', ada.email);
    const mail = portal.mails.filter(({ to }) => to === ada.email).at(-1);
    expect(mail?.subject).toBe('Bienvenue chez Northline');
    expect(mail?.html).toContain(`http://portal.test/verify-email/${token}`);
    expect((await verify(token)).statusCode).toBe(200);
  });

  it.each([
    ['unknown', async () => 'nothing'],
    [
      'over 48 hours old',
      async (ada: Person) => {
        const token = await linkTokenFor(portal, 'verify-email', ada.email);
        portal.advance(48 * HOUR_MS + 1);
        return token;
      },
    ],
    [
      'for an address that the account no longer has',
      async (ada: Person) => {
        const token = await linkTokenFor(portal, 'verify-email', ada.email);
        const links = await startChange(ada, newAddress());
        await confirm(links.old);
        await confirm(links.new);
        return token;
      },
    ],
  ])('is not verified by a link that is %s', async (_case, tokenOf) => {
    const reply = await verify(await tokenOf(await registerPerson(portal)));
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'EMAIL_LINK_INVALID']);
  });

  it('gets its link again on request, until it is verified', async () => {
    const ada = await registerPerson(portal);
    const first = await linkTokenFor(portal, 'verify-email', ada.email);
    expect((await ada.post('/user/email/verification')).json()).toEqual({ data: { sent: true } });
    const second = await linkTokenFor(portal, 'verify-email', ada.email);
    expect(second).not.toBe(first);
    expect((await verify(second)).statusCode).toBe(200);
    expect((await ada.post('/user/email/verification')).json()).toEqual({ data: { sent: false } });
  });
});

describe('a change of e-mail', () => {
  it.each([
    ['the old address first', ['old', 'new']],
    ['the new address first', ['new', 'old']],
  ] as const)('happens when both addresses confirmed, %s', async (_case, [first, second]) => {
    const ada = await registerPerson(portal);
    const newEmail = newAddress();
    const links = await startChange(ada, newEmail);
    expect((await confirm(links[first])).json().data).toEqual({ changed: false, waitingFor: second });
    expect((await ada.get('/user/email')).json().data).toEqual({
      email: ada.email,
      verified: false,
      pending: {
        newEmail,
        oldConfirmed: first === 'old',
        newConfirmed: first === 'new',
        expiresAt: expect.any(String),
      },
    });
    expect((await confirm(links[first])).json().data).toEqual({ changed: false, waitingFor: second });
    expect((await confirm(links[second])).json().data).toEqual({ changed: true, waitingFor: null });
    expect((await confirm(links[first])).json().data).toEqual({ changed: true, waitingFor: null });
    expect((await ada.get('/user/email')).json().data).toEqual({
      email: newEmail,
      verified: true,
      pending: null,
    });
    const logIn = (email: string) =>
      portal.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: ada.password } });
    expect((await logIn(ada.email)).statusCode).toBe(401);
    expect((await logIn(newEmail)).statusCode).toBe(200);
    await portal.runJobs();
    expect(portal.mails.filter(({ to }) => to === ada.email).at(-1)?.subject).toBe(
      'The email of your account was changed',
    );
    expect(await auditOf(portal, ada.user.id)).toEqual(
      expect.arrayContaining(['email.change-requested', 'email.change-confirmed', 'email.changed']),
    );
  });

  it('happens once when both links are opened at the same moment', async () => {
    const ada = await registerPerson(portal);
    const links = await startChange(ada, newAddress());
    const replies = await Promise.all([confirm(links.old), confirm(links.new)]);
    expect(replies.map((reply) => reply.json().data.changed).sort()).toEqual([false, true]);
    expect((await auditOf(portal, ada.user.id)).filter((action) => action === 'email.changed')).toHaveLength(
      1,
    );
  });

  it.each([
    ['a wrong password', { password: 'a guess' }, 'password', 'This is not your current password'],
    ['the address that it is already', {}, 'newEmail', 'This is already the email of your account'],
    ['something that is no address', { newEmail: 'nobody' }, 'newEmail', 'Email is invalid'],
  ])('is refused with %s', async (_case, changes, field, why) => {
    const ada = await registerPerson(portal);
    const body = { newEmail: ada.email, password: ada.password, ...changes };
    expect((await ada.post('/user/email/change', body)).json().fields).toEqual({ [field]: why });
  });

  it('to a taken address looks like any other until that address opens its link', async () => {
    const [ada, ben] = [await registerPerson(portal), await registerPerson(portal)];
    const links = await startChange(ada, ben.email);
    expect((await confirm(links.old)).json().data).toEqual({ changed: false, waitingFor: 'new' });
    const reply = await confirm(links.new);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await ben.get('/user/email')).json().data.email).toBe(ben.email);
    expect((await ada.get('/user/email')).json().data.email).toBe(ada.email);
  });

  it.each([
    ['was cancelled', async (ada: Person) => void (await ada.post('/user/email/change/cancel'))],
    ['was asked for again', async (ada: Person) => void (await startChange(ada, newAddress()))],
    ['is over a day old', async () => portal.advance(24 * HOUR_MS + 1)],
    [
      'was begun before a new password',
      async (ada: Person) =>
        void (await ada.post('/user/password', {
          currentPassword: ada.password,
          newPassword: 'seven otters cross the ice',
        })),
    ],
  ])('cannot be confirmed when it %s', async (_case, spoil) => {
    const ada = await registerPerson(portal);
    const links = await startChange(ada, newAddress());
    await spoil(ada);
    for (const token of [links.old, links.new]) {
      expect((await confirm(token)).json().code).toBe('EMAIL_LINK_INVALID');
    }
  });

  it('voids password reset links sent to the old address', async () => {
    const ada = await registerPerson(portal);
    await portal.app.inject({ method: 'GET', url: `/api/mobile/forgotpassword/${ada.email}` });
    const token = await linkTokenFor(portal, 'reset-password', ada.email);
    const links = await startChange(ada, newAddress());
    await confirm(links.old);
    await confirm(links.new);
    const reply = await portal.app.inject({
      method: 'POST',
      url: `/api/mobile/resetpassword/${ada.user.id}/${token}/`,
      payload: { password: 'seven otters cross the ice' },
    });
    expect(reply.json().code).toBe('RESET_TOKEN_INVALID');
  });

  it('keeps the tokens of its links as hashes', async () => {
    const ada = await registerPerson(portal);
    const links = await startChange(ada, newAddress());
    const rows = JSON.stringify(await portal.db.selectFrom('email_changes').selectAll().execute());
    expect(rows).not.toContain(links.old);
    expect(rows).not.toContain(links.new);
  });
});
