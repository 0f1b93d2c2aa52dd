// Wide: plans are chosen by statistics, which twenty thousand rows have and a hundred do not.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { TestPortal } from '../../../testing/open-test-portal.ts';
import { expectSmallPlans, portalOfYears } from '../../../testing/plans-of-screens.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { countFlagRows, listFlagRows } from '../../money/payments/flag-desk/flag-rows.store.ts';
import { listDealsOfOffice } from '../../offering/deals/authoring/office-deals.store.ts';
import { countMessages, listMessages } from '../messages/message-rows.store.ts';
import { askedBy } from './asked-by.ts';
import { countOpenProposals, listOpenProposals } from './open-proposals.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await portalOfYears();
  await workOfYears(portal);
});
afterAll(() => portal.close());

/** With each order a proposal, a flag and a message, that are over where the order is. */
async function workOfYears({ db }: TestPortal): Promise<void> {
  await transact(db, async (trx) => {
    // Who may propose and approve is not what is looked at.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into proposals (id, kind, target, target_version, payload, payload_hash, maker_id, state, required_approvals, created_at,
        submitted_at, ended_at, expires_at)
      select 'p' || id, 'release-money', 'money:' || id, 0, '{}', 'hash', ${STAFF.staffId}, case status when 8 then 'expired' else 'submitted' end, 1,
        created_at, created_at, case status when 8 then created_at end, created_at + interval '1 year' from trades`.execute(
      trx,
    );
    await sql`
      insert into payment_flags (id, investor_id, trade_id, kind, detail, created_at, cleared_at)
      select 'f' || id, investor_id, id, 'overpaid', '{}', created_at, case status when 8 then created_at end from trades`.execute(
      trx,
    );
    await sql`
      insert into contact_requests (id, investor_id, request_type, language, sealed, received_at, closed_at)
      select 'm' || id, investor_id, 'question', 'en', '', created_at, case status when 8 then created_at end from trades`.execute(
      trx,
    );
  });
  await sql`analyze`.execute(db);
}

const PAGE = { after: null, limit: 51, language: 'en' } as const;
const FLAGS = { state: 'open', representativeId: null } as const;
const asked = () => askedBy(STAFF, portal.deps.clock.now());

describe.skipIf(inject('engine').kind === 'embedded')(
  'the plan of a screen reads no growing table whole, and sorts little:',
  () => {
    it.each<[string, (db: Db) => Promise<unknown>]>([
      ['the deals of the dealer', listDealsOfOffice],
      ['what waits for others to approve', (db) => listOpenProposals(db, asked(), 'for-others', PAGE)],
      ['what waits for me to approve', (db) => listOpenProposals(db, asked(), 'for-you', PAGE)],
      ['how much waits to be approved', (db) => countOpenProposals(db, asked(), 'for-you')],
      ['open flags', (db) => listFlagRows(db, FLAGS, PAGE)],
      ['how many flags are open', (db) => countFlagRows(db, FLAGS)],
      ['cleared flags, the newest first', (db) => listFlagRows(db, { ...FLAGS, state: 'cleared' }, PAGE)],
      ['how many flags were cleared', (db) => countFlagRows(db, { ...FLAGS, state: 'cleared' })],
      [
        'new messages, the oldest first',
        (db) => listMessages(db, { filter: {}, representativeId: null }, PAGE),
      ],
      [
        'all messages, the newest first',
        (db) => listMessages(db, { filter: { state: 'all' }, representativeId: null }, PAGE),
      ],
      [
        'how many messages there are',
        (db) => countMessages(db, { filter: { state: 'all' }, representativeId: null }),
      ],
    ])('%s', async (_row, work) => expect(await expectSmallPlans(portal, work)).toBeUndefined());
  },
);
