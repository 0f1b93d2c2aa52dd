import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runKeysCommand } from '../../../platform/keys/run-keys-command.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { fundedOrder } from '../../../testing/order-money.ts';
import { accountOf, prepareAll, readDay, seenBy, TRUST_DAY } from '../../../testing/trust-days.ts';

const NEXT = '2026-11-18';

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  portal.setTime(new Date('2026-11-17T15:00:00Z'));
  await fundedOrder(portal);
  portal.setTime(new Date('2026-11-19T15:00:00Z'));
  finance = await enterOffice(portal, { role: 'finance' });
  const compliance = await enterOffice(portal, { role: 'compliance' });
  await accountOf(portal, [
    [TRUST_DAY, 'WIRE', 5_000],
    ['2026-11-19', 'INTEREST', 1],
  ]);
  await prepareAll(finance);
  const closed = await compliance.post(`/office/money/days/${TRUST_DAY}/approve`, await seenBy(compliance));
  expect(closed.statusCode, closed.body).toBe(200);
});
afterEach(() => portal.close());

const stored = async () => {
  const { sealed } = await portal.db
    .selectFrom('trust_day_states')
    .select('sealed')
    .where('day', '=', TRUST_DAY)
    .executeTakeFirstOrThrow();
  return (await portal.deps.secrets.open(sealed, `trust-day-state:${TRUST_DAY}`)).toString();
};
const replaceBy = async (text: string) => {
  const sealed = portal.deps.secrets.seal(text, `trust-day-state:${TRUST_DAY}`);
  await sql`update trust_day_states set sealed = ${sealed}`.execute(portal.db);
};
const isRefused = async () => {
  const answer = await finance.get(`/office/money/days/${NEXT}`);
  expect(answer.statusCode).toBe(500);
};

describe('the state that the next day begins from', () => {
  it('is in what two people approved, and the next day goes on from it', async () => {
    const { content } = await readDay(finance);
    expect(content.stateSha256).toMatch(/^[0-9a-f]{64}$/);
    const next = await readDay(finance, NEXT);
    expect(next.content).toMatchObject({
      books: { opening: 5_000, earlierDays: 0, closing: 5_000 },
      bank: { opening: 5_000, earlierDays: 0, closing: 5_000 },
      held: { forOrders: 5_000 },
    });
  });

  it('is read after the keys were rotated, with the earlier ones gone', async () => {
    expect((await runKeysCommand(portal.deps, ['rotate', '--reseal'], () => {})).ok).toBe(true);
    await portal.db.deleteFrom('data_keys').where('retired_at', 'is not', null).execute();
    expect((await readDay(finance, NEXT)).content.held.forOrders).toBe(5_000);
  });

  it.each([
    ['of another day', sql`update trust_day_states set day = '2026-11-16'`],
    ['no row', sql`delete from trust_day_states`],
  ])('becomes nothing else: %s', async (_what, change) => {
    await expect(change.execute(portal.db)).rejects.toThrow('stays on record');
  });

  it('is not gone on from where somebody who has the keys took money from an order in it', async () => {
    const text = await stored();
    const changed = text.replaceAll('500000', '400000');
    expect(changed).not.toBe(text);
    await replaceBy(changed);
    await isRefused();
  });

  it('is not gone on from where it is missing', async () => {
    await sql`alter table trust_day_states disable trigger user`.execute(portal.db);
    await portal.db.deleteFrom('trust_day_states').execute();
    await isRefused();
  });

  it('does not hide where it was counted up to: rows that count twice are a difference that nothing explains', async () => {
    const parsed = JSON.parse(await stored());
    // The seal, but no digest, holds the two numbers.
    await replaceBy(JSON.stringify({ ...parsed, journalSeq: '0' }));
    const { content } = await readDay(finance, NEXT);
    expect(content.differences.map(({ kind }) => kind)).toContain('remainder');
  });
});
