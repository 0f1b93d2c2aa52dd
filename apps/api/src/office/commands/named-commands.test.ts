import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteColleague } from '../../testing/colleagues.ts';
import { orderOnDesk } from '../../testing/desk.ts';
import { officeCommand } from '../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { DEALER_USAGE, runDealerCommand } from './run-dealer-command.ts';

type Made = Record<'orderId' | 'dealId' | 'file' | 'code' | 'email' | 'number', string>;

/** Nothing of this is there. */
const NOWHERE: Made = {
  orderId: '00000000-0000',
  dealId: 'no-such-deal',
  file: '/nowhere/to/be/found',
  code: 'none',
  email: 'nobody@example.com',
  number: 'ffffffff',
};

const WHY = ['--reason', 'The issuer called.'];
const ALONE = ['--emergency', ...WHY];

/** Commands that only show something. */
const READS = new Set([
  'account closed',
  'articles',
  'articles check',
  'deals list',
  'deals show',
  'films',
  'jobs',
  'mail bounces',
  'payments accounts',
  'payments list',
  'profiles list',
  'queue',
  'referrals',
  'representatives list',
  'show',
  'staff list',
  'stuck',
  'videos',
  'waiting-list',
]);
/** Only for the demonstration, and for whoever runs the machine: the office has nobody yet, or nobody who can sign in. */
const OF_THE_OPERATOR = new Set(['law draft', 'staff code', 'staff found']);

/** What each of the others is called with. */
const WRITES: Readonly<Record<string, (made: Made) => readonly string[]>> = {
  review: ({ orderId }) => [orderId],
  approve: ({ orderId }) => [orderId, ...ALONE],
  return: ({ orderId }) => [orderId, ...WHY],
  decline: ({ orderId }) => [orderId, ...WHY],
  archive: ({ orderId }) => [orderId, ...WHY],
  'joint-link': ({ orderId }) => [orderId],
  'payments receive': ({ orderId }) => [orderId],
  'payments returned': ({ orderId }) => [orderId],
  'payments release': ({ orderId }) => [orderId, ...ALONE],
  'payments refund': ({ orderId }) => [orderId, ...ALONE],
  'payments export': () => [],
  'payments open-account': () => ['Trust'],
  'payments import-returns': ({ file }) => ['--file', file],
  'deals pause': ({ dealId }) => [dealId, ...WHY],
  'deals close': ({ dealId }) => [dealId, ...WHY],
  'representatives add': () => ['roy8', '3104000', 'ON', 'Nadia Roy'],
  'representatives end': ({ code }) => [code],
  'representatives back': ({ code }) => [code],
  'films add': ({ file }) => [file, 'A tour', 'Visite'],
  'films remove': () => ['film-1'],
  'videos add': () => ['https://videos.example/tour', 'A tour', 'Visite'],
  'videos remove': () => ['https://videos.example/tour'],
  'account reset-two-factor': ({ email }) => [email],
  'articles send': ({ file }) => [file],
  'jobs retry': ({ number }) => [number],
  'mail clear': ({ email }) => [email],
  'payments apply': ({ number, orderId }) => [number, '--order', orderId],
  'payments clear': ({ number }) => [number, ...WHY],
  'payments once': ({ number }) => [number, ...WHY],
  'payments import': ({ code, file }) => [code, '--file', file],
  'profiles clear': ({ number }) => [number, ...WHY],
  'staff change-role': ({ email }) => [email, 'finance', ...ALONE],
};

/** The commands named by the usage, each without its arguments. */
const NAMED = [
  ...new Set(
    DEALER_USAGE.flatMap((line) => {
      const [, words] = /^npm run dealer -- ([a-z-]+(?: [a-z-]+)?)/.exec(line) ?? [];
      return words === undefined ? [] : [words.trim()];
    }),
  ),
];

let portal: TestPortal;
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
let made: Made;
beforeAll(async () => {
  portal = await openTestPortal();
  const file = join(folder, 'given.txt');
  writeFileSync(file, 'something');
  const { id: orderId, dealId } = await orderOnDesk(portal);
  const { code } = await portal.db
    .selectFrom('representatives')
    .select('referral_code as code')
    .where('id', '=', 'rep-01')
    .executeTakeFirstOrThrow();
  made = { ...NOWHERE, orderId, dealId, file, code };
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const countRows = async () => (await portal.db.selectFrom('audit_log').select('seq').execute()).length;

/** An address from which a message came back for good. */
async function bounced(): Promise<string> {
  const address = 'full@example.com';
  const at = portal.deps.clock.now();
  await portal.db
    .insertInto('mail_bounces')
    .values({
      id: 'bounce-1',
      event_key: 'bounce-1',
      address,
      kind: 'hard',
      reason: '',
      message_id: null,
      bounced_at: at,
      received_at: at,
      cleared_at: null,
    })
    .execute();
  return address;
}

describe('acceptance 16: a command that changes something', () => {
  it('is known here, like each that the usage names', () => {
    const known = new Set([...READS, ...OF_THE_OPERATOR, ...Object.keys(WRITES)]);
    expect(NAMED.filter((command) => !known.has(command))).toEqual([]);
  });

  it.each(Object.entries(WRITES))('does nothing without a name: %s', async (command, given) => {
    const before = await countRows();
    for (const things of [made, NOWHERE]) {
      const { ok, lines } = await runDealerCommand(portal.deps, [...command.split(' '), ...given(things)]);
      expect([ok, lines[0]]).toEqual([false, expect.stringMatching(/^Name who acts: --as/)]);
    }
    expect(await countRows()).toBe(before);
  });

  it.each(Object.entries(WRITES))(
    'tells nothing about its subject to anybody who is not staff, or may not see it: %s',
    async (command, given) => {
      const { email } = await inviteColleague(portal, { role: 'representative' });
      for (const [who, sentence] of [
        ['stranger@example.com', 'Nobody of the office has the email stranger@example.com'],
        [email, 'Maude Lafleur may not do this'],
      ] as const) {
        for (const things of [made, NOWHERE]) {
          const argv = [...command.split(' '), ...given(things), '--as', who];
          const { ok, lines } = await runDealerCommand(portal.deps, argv);
          expect([ok, lines.length, lines[0]]).toEqual([false, 1, expect.stringContaining(sentence)]);
        }
      }
    },
  );

  it.each<[string, () => Promise<readonly string[]>]>([
    ['review', async () => ['review', (await orderOnDesk(portal)).id]],
    ['return', async () => ['return', (await orderOnDesk(portal, { status: 'inReview' })).id, ...WHY]],
    ['decline', async () => ['decline', (await orderOnDesk(portal, { status: 'inReview' })).id, ...WHY]],
    ['archive', async () => ['archive', (await orderOnDesk(portal)).id, ...WHY]],
    ['payments receive', async () => ['payments', 'receive', (await orderOnDesk(portal)).id]],
    ['mail clear', async () => ['mail', 'clear', await bounced()]],
    ['videos add', async () => ['videos', 'add', 'https://videos.example/tour', 'A tour', 'Visite']],
  ])('is on record by name: %s', async (_name, argv) => {
    const words = await argv();
    const before = await countRows();
    expect(await officeCommand(portal.deps, words)).toMatchObject({ ok: true });
    const rows = await portal.db.selectFrom('audit_log').select('detail').orderBy('seq').execute();
    const added = rows.slice(before).filter(({ detail }) => detail.via === 'command');
    expect(added).toContainEqual({
      detail: expect.objectContaining({ by: 'Maude Lafleur', via: 'command' }),
    });
  });
});
