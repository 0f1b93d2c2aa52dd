import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOnDesk } from '../../testing/desk.ts';
import { officeCommand } from '../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { DEALER_USAGE, runDealerCommand } from './run-dealer-command.ts';

type Made = { orderId: string; dealId: string; file: string; code: string };

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
/** Of the demonstration alone, and of whoever runs the machine: the office has nobody yet, or nobody who can come in. */
const OF_THE_OPERATOR = new Set(['staff code', 'staff let-in']);

/** They look for their thing before they ask who acts, and nothing of it is there; their own tests have it. */
const LOOK_FIRST = new Set([
  'account reset-two-factor',
  'articles send',
  'jobs retry',
  'mail clear',
  'payments apply',
  'payments clear',
  'payments import',
  'payments once',
  'profiles clear',
  'staff change-role',
]);

/** What each of the others is called with; all of it is there. */
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
};

/** The commands that the usage names, each as the words before what it is given. */
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
  made = { orderId, dealId, file, code };
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const countRows = async () => (await portal.db.selectFrom('audit_log').select('seq').execute()).length;

describe('acceptance 16: a command that changes something', () => {
  it('is known here, as each that the usage names', () => {
    const known = new Set([...READS, ...OF_THE_OPERATOR, ...LOOK_FIRST, ...Object.keys(WRITES)]);
    expect(NAMED.filter((command) => !known.has(command))).toEqual([]);
  });

  it.each(Object.entries(WRITES))('does nothing without a name: %s', async (command, given) => {
    const before = await countRows();
    const { ok, lines } = await runDealerCommand(portal.deps, [...command.split(' '), ...given(made)]);
    expect([ok, lines[0]]).toEqual([false, expect.stringMatching(/^Name who acts: --as/)]);
    expect(await countRows()).toBe(before);
  });

  it.each<[string, () => Promise<readonly string[]>]>([
    ['review', async () => ['review', (await orderOnDesk(portal)).id]],
    ['return', async () => ['return', (await orderOnDesk(portal, { status: 'inReview' })).id, ...WHY]],
    ['decline', async () => ['decline', (await orderOnDesk(portal, { status: 'inReview' })).id, ...WHY]],
    ['archive', async () => ['archive', (await orderOnDesk(portal)).id, ...WHY]],
    ['payments receive', async () => ['payments', 'receive', (await orderOnDesk(portal)).id]],
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
