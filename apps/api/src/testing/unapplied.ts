import { approveSendBack } from '../areas/money/bank/unapplied/approve-send-back.ts';
import { keepUnapplied } from '../areas/money/bank/unapplied/keep-unapplied.ts';
import { proposeSendBack } from '../areas/money/bank/unapplied/propose-send-back.ts';
import { showUnapplied } from '../areas/money/bank/unapplied/show-unapplied.ts';
import { transact } from '../platform/db/transact.ts';
import type { StaffActor } from '../platform/http/actor.ts';
import { importFile, openAccount, tdFile } from './bank.ts';
import { letInAsFounder } from './let-in.ts';
import type { TestPortal } from './open-test-portal.ts';
import { STAFF } from './staff-actor.ts';

/** The day of the lines that `linesOf` makes. */
export const LINE_DAY = '2026-10-05';

/** Lines of an account of their own, by their texts and dollars. */
export async function linesOf(
  portal: TestPortal,
  ...lines: readonly (readonly [string, number])[]
): Promise<string[]> {
  const account = await openAccount(portal.deps);
  const file = tdFile(lines.map(([text, dollars]) => [LINE_DAY, text, dollars] as const));
  const { id } = await importFile(portal.deps, account, file);
  const rows = await portal.db
    .selectFrom('bank_lines')
    .select('id')
    .where('statement_id', '=', id)
    .orderBy('seq')
    .execute();
  return rows.map((row) => row.id);
}

/** Says of a line that it belongs to no order. */
export const keep = (portal: TestPortal, lineId: string) =>
  keepUnapplied(portal.deps, STAFF, lineId, { payor: 'M Okafor', reason: 'Nobody knows this number' });

/** Money of no order, of a line of its own. */
export async function unappliedOf(
  portal: TestPortal,
  dollars: number,
): Promise<{ id: string; lineId: string }> {
  const [lineId = ''] = await linesOf(portal, ['WIRE', dollars]);
  return { id: await keep(portal, lineId), lineId };
}

/** Somebody of finance who can come in, added where they are not there yet. */
export async function financier(portal: TestPortal, staffId: string): Promise<StaffActor> {
  const at = new Date(0);
  await transact(portal.db, async (trx) => {
    const added = await trx
      .insertInto('staff')
      .values({
        id: staffId,
        email: `${staffId}@office.example`,
        first_name: 'Priya',
        last_name: 'Nair',
        language: 'en',
        roles: ['finance'],
        representative_id: null,
        password_hash: 'none',
        created_at: at,
        joined_at: at,
        ended_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) {
      await letInAsFounder(trx, staffId, 'finance', at);
    }
  });
  return { ...STAFF, staffId, roles: ['finance'] };
}

/** Unapplied money is sent back as two persons agreed; the id of what was done. */
export async function sendBackByTwo(
  portal: TestPortal,
  unappliedId: string,
  asked: { cents: bigint; day: string; reason: string },
): Promise<string> {
  const maker = await financier(portal, 'sends-back-1');
  const checker = await financier(portal, 'sends-back-2');
  await proposeSendBack(portal.deps, maker, unappliedId, asked);
  const find = async () =>
    (await showUnapplied(portal.deps, checker, {})).rows.find(({ id }) => id === unappliedId);
  const seen = (await find())?.proposal;
  if (seen === null || seen === undefined) {
    throw new Error('what was proposed is not shown');
  }
  await approveSendBack(portal.deps, checker, unappliedId, seen);
  return (await find())?.uses.at(-1)?.id ?? '';
}
