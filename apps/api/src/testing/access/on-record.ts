import type { Route } from '../../platform/http/routing/route.ts';
import { nameOf } from '../calls/example-calls.ts';
import type { TestPortal } from '../open-test-portal.ts';

/** Writes that concern nobody but their person, as pieces of a file do that is on record once it is kept, and nothing that is ever asked about. */
export const OF_NO_RECORD: ReadonlySet<string> = new Set([
  'POST /office/language',
  'POST /office/keys',
  'POST /office/tellings',
  'POST /office/two-factor/start',
  'POST /office/viewing',
  'POST /office/upload',
  'POST /office/upload/:id',
  'POST /office/upload/:id/cancel',
  'POST /office/money/accounts/:accountId/preview',
  'POST /office/money/returns/preview',
  'POST /office/money/sample',
]);
/** The money that an order receives is on record, and beside it out of what it came. */
const ON_RECORD_TWICE: ReadonlySet<string> = new Set(['POST /office/money/unapplied/:unappliedId/allocate']);

/** Looking into the audit log is itself on record, whoever looks. */
const LOOK = 'GET /office/audit';

/** How many rows of the audit log one call of somebody of the office leaves; null where nothing is said of it. */
export function recordsOf(route: Route): number | null {
  const name = nameOf(route);
  const isAsked =
    route.access === 'staff' && ((route.method === 'POST' && !OF_NO_RECORD.has(name)) || name === LOOK);
  if (!isAsked) {
    return null;
  }
  return ON_RECORD_TWICE.has(name) ? 2 : 1;
}

/** What the audit log has of somebody of the office, oldest first. */
export async function rowsBy({ db }: Pick<TestPortal, 'db'>, staffId: string) {
  return db
    .selectFrom('audit_log')
    .select(['seq', 'action', 'detail'])
    .where('actor', '=', `staff:${staffId}`)
    .orderBy('seq')
    .execute();
}
