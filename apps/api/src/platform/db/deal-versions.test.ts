import { dealDraftSchema } from '@portal/domain/offering/deals/deal-draft';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

const LIMIT_MS = 120_000;
const OPENS_AT = '2026-11-18T15:00:00.500Z';

let database: OpenDatabase;
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

/** As a server of the version before writes it. */
const addDeal = (slug: string, isLive: boolean) =>
  query(
    `insert into deals (id, slug, type, province, is_live, unit_price_cents, minimum_units, maximum_units, units_total,
       units_taken, opens_at, closes_at, content, created_at, updated_at)
     values ($1, $1, 'land', 'CAN-ON', $2, 10050, 1, 2, 3, 0, $3, '2027-01-01Z', $4, $3, $3)`,
    [slug, isLive, OPENS_AT, JSON.stringify({ ...COMPLETE_DRAFT.content, videos: [] })],
  );
const addOrder = (id: string, dealId: string) =>
  query(
    `insert into trades (investor_id, id, deal_id, quantity, unit_price_cents, total_cents, status, holds_units, created_at,
       updated_at)
     values ('ada', $1, $2, 1, 10050, 10050, 9, false, now(), now())`,
    [id, dealId],
  );
const stateOf = async (id: string) =>
  (await query('select state, is_live, version from deals where id = $1', [id]))[0];

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database.db, '0044-proposals');
  await query(
    `insert into investors (id, email, first_name, last_name, password_hash, province, language, terms_accepted_at, created_at)
     values ('ada', 'ada@example.com', 'Ada', 'Roy', 'x', 'CAN-ON', 'en', now(), now())`,
  );
  await addDeal('live', true);
  await addDeal('withdrawn', false);
  await addDeal('unpublished', false);
  await addOrder('order-before', 'withdrawn');
  await migrate(database.db);
}, LIMIT_MS);
afterAll(() => database.close());

describe('deals of the version before', () => {
  it('have a state, and a first version where investors have seen them', async () => {
    expect([await stateOf('live'), await stateOf('withdrawn'), await stateOf('unpublished')]).toEqual([
      { state: 'live', is_live: true, version: 1 },
      { state: 'paused', is_live: false, version: 1 },
      { state: 'draft', is_live: false, version: 0 },
    ]);
  });

  it('have everything in that version, in the shape of a draft, and it is what is written', async () => {
    const [version] = await query(`select draft, attachments from deal_versions where deal_id = 'live'`);
    expect(dealDraftSchema.parse(version.draft)).toEqual({
      ...COMPLETE_DRAFT,
      slug: 'live',
      type: 'land',
      unitPrice: 100.5,
      minimumUnits: 1,
      maximumUnits: 2,
      unitsTotal: 3,
      opensAt: OPENS_AT,
      closesAt: '2027-01-01T00:00:00.000Z',
    });
    expect(version.attachments).toEqual({ documents: [], videos: [] });
    const [written] = await query(`select draft, confirmed from deal_drafts where deal_id = 'live'`);
    expect([written.draft, written.confirmed]).toEqual([version.draft, version.draft.content]);
  });

  it('have orders that rely on it', async () => {
    expect(await query('select deal_version from trades')).toEqual([{ deal_version: 1 }]);
  });
});

describe('a server of the version before', () => {
  it('goes on placing orders, which rely on what is published', async () => {
    await addOrder('order-after', 'live');
    expect(await query(`select deal_version from trades where id = 'order-after'`)).toEqual([
      { deal_version: 1 },
    ]);
  });

  it('goes on switching deals off and adding drafts; what takes orders takes two persons by now', async () => {
    await query(`update deals set is_live = false where id = 'live'`);
    expect(await stateOf('live')).toMatchObject({ state: 'paused', is_live: false });
    const onAgain = query(`update deals set is_live = true where id = 'live'`);
    await expect(onAgain).rejects.toThrow('This takes two persons');
    await expect(addDeal('new', true)).rejects.toThrow('This takes two persons');
    await addDeal('draft', false);
    expect(await stateOf('draft')).toMatchObject({ state: 'draft', is_live: false });
  });
});
