// Wide: a number of a person that any page, list, sheet, mail or log of the office shows without a reason.
import type { OfficeMessageDetail } from '@portal/domain/desk/messages/office-messages.wire';
import { DESK_QUEUES } from '@portal/domain/desk/queues/desk-queues';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTACT_JOB_CONTEXT } from '../areas/people/contact/contact-request.ts';
import { replyContext, requestContext } from '../areas/people/contact/seal-message.ts';
import { runDealerCommand } from '../office/commands/run-dealer-command.ts';
import { transact } from '../platform/db/transact.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import { MAIL_JOB_CONTEXT, requestMail } from '../platform/mail/request-mail.ts';
import { type Colleague, enterOffice } from '../testing/colleagues.ts';
import { writeToDealer } from '../testing/messages.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { PLANTED_NUMBERS, plantedIn, plantedPerson } from '../testing/planted-numbers.ts';
import { matchIdentityOf } from '../testing/propose-approval.ts';
import { readExport } from '../testing/read-export.ts';
import { JOB_KINDS, jobHandlers } from './fold-areas.ts';

const LIMIT_MS = 180_000;
const POLL_MS = 50;
/** Long enough ago that nobody may cancel by right. */
const SIGNED_AT = new Date('2026-11-10T15:00:00Z');
const ALONE = ['--emergency', '--reason', 'Everybody else is ill.'];

let portal: TestPortal;
let compliance: Colleague;
let finance: Colleague;
/** What was written where, by its place. */
const places = new Map<string, string[]>();
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
  finance = await enterOffice(portal, { role: 'finance' });
  await enterOffice(portal, { role: 'compliance' });
  await enterOffice(portal, { role: 'finance' });
  await workOn(await plantedPerson(portal));
}, LIMIT_MS);
afterAll(() => portal.close());

const note = (place: string, ...texts: readonly string[]) =>
  places.set(place, [...(places.get(place) ?? []), ...texts]);

async function press(who: Colleague, path: string, body: object): Promise<void> {
  const reply = await who.post(path, body);
  expect([path, reply.statusCode, reply.body]).toEqual([path, expect.toBeOneOf([200, 201]), reply.body]);
}

/** The office's work on the orders of the planted person, one way that needs them again and one to its end. */
async function workOn({ ada, orderIds }: Awaited<ReturnType<typeof plantedPerson>>): Promise<void> {
  const [asked, settled] = orderIds;
  for (const orderId of orderIds) {
    await press(compliance, `/office/orders/${orderId}/review`, {});
    await reveal(orderId);
  }
  await press(compliance, `/office/orders/${asked}/changes`, {
    items: ['basics.socialInsuranceNumber', 'identityVerification.principal.documentNumber'].map((path) => ({
      path,
      reason: 'out-of-date',
      note: '',
    })),
    answerBy: '2026-11-25',
  });
  await settleAlone(settled);
  await answer(await writeToDealer(portal, ada, { email: ada.email }));
  await answer(await writeToDealer(portal));
  await emptyOutbox();
  await failToSend(ada.user.id);
  await exportLists();
  await readPages([asked, settled], ada.user.id);
  note('mails', ...portal.mails.map((mail) => JSON.stringify(mail)));
  await openCopies();
}

/** Somebody looks at each number, with a reason. */
async function reveal(orderId: string): Promise<void> {
  const [profile] = (await compliance.get(`/office/orders/${orderId}`)).json().data.profiles;
  for (const path of ['basics.socialInsuranceNumber', 'identityVerification.principal.documentNumber']) {
    const reply = await compliance.post(`/office/orders/${orderId}/profiles/${profile.kycId}/reveal`, {
      path,
      reason: 'To compare it.',
    });
    note('revealed', reply.body);
  }
}

/** One person approves the order and releases its money, and the others are told. */
async function settleAlone(orderId: string): Promise<void> {
  const run = async (who: Colleague, ...words: string[]) => {
    const { ok, lines } = await runDealerCommand(portal.deps, [...words, '--as', who.email]);
    expect([ok, lines]).toEqual([true, lines]);
    note('command line', ...lines);
  };
  await matchIdentityOf(compliance, orderId);
  await run(compliance, 'approve', orderId, ...ALONE);
  await portal.db
    .updateTable('trades')
    .set({ investor_signed_at: SIGNED_AT })
    .where('id', '=', orderId)
    .execute();
  const receipt = {
    payor: 'Ada Tremblay',
    amount: 5_000,
    day: '2026-11-16',
    method: 'wire',
    reference: 'W-1',
  };
  await press(finance, `/office/orders/${orderId}/receipts`, receipt);
  await run(finance, 'payments', 'release', orderId, ...ALONE);
  await run(compliance, 'show', orderId);
}

/** Every text that an answer may begin with, as it stands. */
async function answer(messageId: string): Promise<void> {
  const { templates }: OfficeMessageDetail = (await compliance.get(`/office/messages/${messageId}`)).json()
    .data;
  expect(templates.length).toBeGreaterThan(2);
  for (const [version, { text }] of templates.entries()) {
    await press(compliance, `/office/messages/${messageId}/reply`, { version, text });
  }
}

/** What waits to be sent, opened as the job opens it; then it is sent. */
async function emptyOutbox(): Promise<void> {
  for (const { name, payload } of await portal.waitingJobs()) {
    note('outbox', payload);
    const { sealed } = JSON.parse(payload);
    if (typeof sealed === 'string') {
      const context = name === 'send-contact-email' ? CONTACT_JOB_CONTEXT : MAIL_JOB_CONTEXT;
      const opened = await portal.deps.secrets.open(Buffer.from(sealed, 'base64'), context);
      note('outbox', opened.toString());
    }
  }
  await portal.runJobs();
}

/** A message that the mail server refuses with what was never in it; the real queue gives up. */
async function failToSend(investorId: string): Promise<void> {
  const { own, debited, licence, passport } = PLANTED_NUMBERS;
  const refusal = `550 content refused: ${own.match(/.../g)?.join(' ')}, ${debited}, ${licence}, ${passport}`;
  const pool = portal.openJobPool();
  const log = pino({ level: 'silent' });
  const queue = await startJobs({ pool, engine: portal.engine, kinds: JOB_KINDS, log });
  const deps = {
    ...portal.deps,
    jobs: queue.jobs,
    mailer: { send: () => Promise.reject(new Error(refusal)) },
  };
  await queue.work(jobHandlers(deps));
  await transact(portal.db, async (trx) => {
    await requestMail(trx, deps, { template: 'password-changed', investorId });
    await sql`update pgboss.job set retry_limit = 0 where name = 'send-mail' and state = 'created'`.execute(
      trx,
    );
  });
  const gaveUp = async () =>
    (await sql`select 1 from pgboss.job where name = 'send-mail' and state = 'failed'`.execute(portal.db))
      .rows;
  await vi.waitUntil(async () => (await gaveUp()).length === 1, { timeout: LIMIT_MS, interval: POLL_MS });
  await queue.stop();
  await pool.end();
  note('failed jobs', (await compliance.get('/office/desk/jobs')).body);
  note('failed jobs', ...(await runDealerCommand(portal.deps, ['jobs', '--as', compliance.email])).lines);
}

async function exportLists(): Promise<void> {
  const queues = DESK_QUEUES.map((queue) => `desk/${queue}`);
  for (const list of [...queues, 'investors', 'messages', 'audit', 'money/lines', 'money/matches']) {
    for (const who of [compliance, finance]) {
      const reply = await who.post(`/office/${list}/export`, {});
      if (reply.statusCode === 201) {
        note('exports', await readExport(portal, who, reply.json().data.id));
      }
    }
  }
}

async function readPages(orderIds: readonly string[], investorId: string): Promise<void> {
  const ofOrders = orderIds.flatMap((id) => [`/office/orders/${id}`, `/office/orders/${id}/timeline`]);
  for (const path of [...ofOrders, `/office/investors/${investorId}`, '/office/audit', '/office/approvals']) {
    const reply = await compliance.get(path);
    expect([path, reply.statusCode]).toEqual([path, 200]);
    note('pages', reply.body);
  }
  const { rows } = await sql<{ row: string }>`select to_json(audit_log)::text as row from audit_log`.execute(
    portal.db,
  );
  note('audit', ...rows.map(({ row }) => row));
}

/** What is kept sealed of messages that came and went. */
async function openCopies(): Promise<void> {
  const kept = [
    ['contact_requests', requestContext],
    ['contact_replies', replyContext],
  ] as const;
  for (const [table, contextOf] of kept) {
    for (const { id, sealed } of await portal.db.selectFrom(table).select(['id', 'sealed']).execute()) {
      note('copies', (await portal.deps.secrets.open(sealed, contextOf(id))).toString());
    }
  }
}

/** What stands in each place: a search of an empty one finds nothing. */
const STANDS_IN: Readonly<Record<string, string>> = {
  mails: 'Everybody else is ill.',
  outbox: 'acted-alone',
  copies: 'Thank you for your message',
  'failed jobs': '550 content refused: [number]',
  'command line': 'settled',
  exports: 'message.answered',
  pages: 'payment.released-in-emergency',
  audit: 'trade.approved-in-emergency',
};

describe('the numbers of a person', () => {
  it('are shown to whoever asks for them with a reason: the search finds what is there', () => {
    expect(plantedIn((places.get('revealed') ?? []).join('\n'))).toEqual(['own', 'licence']);
  });

  it.each(Object.entries(STANDS_IN))('are in none of the %s', (place, text) => {
    const written = (places.get(place) ?? []).join('\n');
    expect(written).toContain(text);
    expect(plantedIn(written)).toEqual([]);
  });
});
