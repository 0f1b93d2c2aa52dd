import { keepUnapplied } from '../areas/bank/unapplied/keep-unapplied.ts';
import { importFile, openAccount, tdFile } from './bank.ts';
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
