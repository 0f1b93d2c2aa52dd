import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../testing/deals.ts';
import { officeCommand } from '../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { placeOrder } from '../../testing/orders.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { transact } from '../db/transact.ts';
import { requestMail } from './request-mail.ts';

const KEY = 'the key of the mail provider, long';
const HEADER = KEY.replaceAll(' ', '-');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ MAIL_BOUNCE_KEY: HEADER });
});
afterAll(() => portal.close());

const post = (payload: object, key: string | null = HEADER) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/mail/bounces',
    payload,
    ...(key === null ? {} : { headers: { authorization: `Bearer ${key}` } }),
  });

const plain = (address: string, kind: 'hard' | 'soft') => ({ bounces: [{ address, kind }] });
const bounces = () => officeCommand(portal.deps, ['mail', 'bounces']);

async function mailsTo({ email }: Person): Promise<number> {
  await portal.runJobs();
  return portal.mails.filter(({ to }) => to === email).length;
}

async function askForOrderMail(person: Person): Promise<void> {
  const tradeId = await placeOrder(person, await addDeal(portal));
  await transact(portal.db, (trx) =>
    requestMail(trx, portal.deps, { template: 'order-received', investorId: person.user.id, tradeId }),
  );
}

describe('a message that came back', () => {
  it('for good ends mail to its address but for what protects the account, until staff clear it', async () => {
    const ada = await registerPerson(portal);
    const before = await mailsTo(ada);
    expect((await ada.get('/user/profile')).json().data.emailBounced).toBeUndefined();
    expect((await post(plain(ada.email.toUpperCase(), 'hard'))).json()).toEqual({ data: { received: true } });
    expect((await ada.get('/user/profile')).json().data.emailBounced).toBe(true);
    await askForOrderMail(ada);
    expect(await mailsTo(ada)).toBe(before);
    await portal.app.inject({ url: `/api/mobile/forgotpassword/${ada.email}` });
    expect(await mailsTo(ada)).toBe(before + 1);
    expect((await bounces()).lines.join('\n')).toContain(`| ${ada.email} | for good, nothing is sent`);
    expect((await officeCommand(portal.deps, ['mail', 'clear', ada.email])).lines[0]).toContain(
      `Messages go to ${ada.email} again.`,
    );
    await askForOrderMail(ada);
    expect(await mailsTo(ada)).toBe(before + 2);
    expect((await ada.get('/user/profile')).json().data.emailBounced).toBeUndefined();
  });

  it('for now changes nothing but the list', async () => {
    const ada = await registerPerson(portal);
    const before = await mailsTo(ada);
    await post(plain(ada.email, 'soft'));
    await askForOrderMail(ada);
    expect(await mailsTo(ada)).toBe(before + 1);
    expect((await bounces()).lines.join('\n')).toContain(`| ${ada.email} | for now`);
  });

  it.each([
    [
      'Postmark',
      {
        RecordType: 'Bounce',
        ID: 42,
        Type: 'HardBounce',
        MessageID: 'm-1',
        Email: 'postmark@example.com',
        Description: 'no user postmark@example.com here',
        BouncedAt: '2026-11-18T14:00:00Z',
        ServerID: 7,
      },
      '2026-11-18 14:00 | postmark@example.com | for good, nothing is sent | no user [email] here',
    ],
    [
      'Amazon SES',
      {
        notificationType: 'Bounce',
        mail: { messageId: 'm-2', source: 'a@b.ca' },
        bounce: {
          bounceType: 'Transient',
          bounceSubType: 'MailboxFull',
          feedbackId: 'f-1',
          timestamp: '2026-11-18T13:00:00.000Z',
          bouncedRecipients: [{ emailAddress: 'ses@example.com' }],
        },
      },
      '2026-11-18 13:00 | ses@example.com | for now | Transient',
    ],
  ])('is understood from %s, and posted again it is one', async (_provider, body, line) => {
    await Promise.all([post(body), post(body), post(body)]);
    expect((await bounces()).lines.filter((each) => each === line)).toHaveLength(1);
  });

  it('that says something else under the id of an event before is one more', async () => {
    const soft = { bounces: [{ eventId: 'said-twice', address: 'twice@example.com', kind: 'soft' }] };
    const hard = { bounces: [{ eventId: 'said-twice', address: 'twice@example.com', kind: 'hard' }] };
    for (const body of [soft, hard, hard, soft]) {
      await post(body);
    }
    const lines = (await bounces()).lines.filter((line) => line.includes('twice@example.com'));
    expect(lines.map((line) => line.split(' | ')[2]).sort()).toEqual([
      'for good, nothing is sent',
      'for now',
    ]);
  });

  it.each([
    ['no key', null],
    ['another key', 'another'],
  ])('is not believed with %s', async (_case, key) => {
    const reply = await post(plain('victim@example.com', 'hard'), key);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await bounces()).lines.join('\n')).not.toContain('victim');
  });

  it('is not believed from anybody where no key is configured', async () => {
    const without = { ...portal.deps.config, mailBounceKey: undefined };
    const { mailBounceKey } = portal.deps.config;
    Object.assign(portal.deps.config, without);
    const reply = await post(plain('victim@example.com', 'hard'), 'undefined');
    Object.assign(portal.deps.config, { mailBounceKey });
    expect(reply.statusCode).toBe(401);
  });

  it.each([
    ['nothing', {}],
    ['no address', { bounces: [{ address: 'nobody', kind: 'hard' }] }],
    ['another kind', { bounces: [{ address: 'a@b.ca', kind: 'medium' }] }],
  ])('is refused with %s', async (_case, body) => {
    expect((await post(body)).statusCode).toBe(400);
  });
});
