import { lineIdentifier } from '@portal/domain/money/bank/statements/line-identity';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runKeysCommand } from '../../../platform/keys/run-keys-command.ts';
import { importFile, keptLines, openAccount, tdFile } from '../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { plainOfLine } from './lines/line-fingerprint.ts';
import { markLines } from './lines/mark-lines.ts';
import { showOpenLines } from './matching/show-open-lines.ts';

const MONDAY = [
  ['2026-10-05', 'VIREMENT RÉMY', 25],
  ['2026-10-05', 'FEE', -6],
  ['2026-10-05', 'FEE', -6],
] as const;
const TUESDAY = [...MONDAY, ['2026-10-06', 'WIRE', 10]] as const;
const WEDNESDAY = [...TUESDAY, ['2026-10-07', 'WIRE', 10]] as const;
const TEXTS = WEDNESDAY.map(([, text]) => text);

let portal: TestPortal;
let account: string;
beforeEach(async () => {
  portal = await openTestPortal();
  account = await openAccount(portal.deps);
  await importFile(portal.deps, account, tdFile(MONDAY));
});
afterEach(() => portal.close());

/** What the fingerprints are made of, which anybody can compute. */
const plains = () =>
  MONDAY.map(([day, description, dollars], place) => ({
    line: place + 1,
    day,
    cents: BigInt(dollars * 100),
    description,
    party: null,
    bankId: null,
    balanceCents: null,
  }))
    .map(lineIdentifier())
    .map(({ likeness }) => plainOfLine(account, likeness));
const stored = () =>
  portal.db.selectFrom('bank_lines').select(['likeness', 'likeness_key as keyId']).orderBy('seq').execute();
const found = async (search: string) =>
  (await showOpenLines(portal.deps, { account, search })).lines.map(({ description }) => description);
/** How many of a file's lines are new. */
const imported = async (lines: typeof TUESDAY | typeof WEDNESDAY) =>
  (await importFile(portal.deps, account, tdFile(lines))).newLines;

describe('what a bank wrote of a line', () => {
  it('is identified by nothing that can be made without the key', async () => {
    const rows = await stored();
    expect(rows).toHaveLength(MONDAY.length);
    expect(rows.filter(({ likeness }) => plains().includes(likeness))).toEqual([]);
  });

  it('can be searched without accents, and by amount', async () => {
    expect(await found('remy')).toEqual(['VIREMENT RÉMY']);
    expect(await found('6,00')).toEqual(['FEE', 'FEE']);
    expect(await found('nobody')).toEqual([]);
    expect((await showOpenLines(portal.deps, { account, search: 'fee' })).count.value).toBe(2);
  });

  it('is known and read while and after the keys are rotated', async () => {
    const rotated = await runKeysCommand(portal.deps, ['rotate', '--match', '--reseal'], () => {});
    expect(rotated.ok).toBe(true);
    expect(await imported(TUESDAY), 'before the fingerprints are made anew').toBe(1);
    expect(await markLines(portal.deps)).toBe(MONDAY.length);
    expect(await markLines(portal.deps)).toBe(0);
    const current = portal.deps.secrets.keys.matchKeys()[0].id;
    expect((await stored()).filter(({ keyId }) => keyId !== current)).toEqual([]);
    await portal.db.deleteFrom('data_keys').where('retired_at', 'is not', null).execute();
    expect(await imported(WEDNESDAY), 'with the earlier keys gone').toBe(1);
    expect((await keptLines(portal.deps)).map(({ description }) => description)).toEqual(TEXTS);
  });
});
