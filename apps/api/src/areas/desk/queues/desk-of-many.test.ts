import type { Desk, DeskPage } from '@portal/domain/desk/queues/office-desk.wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { readQueue } from '../../../testing/desk.ts';
import { manyOnDesk } from '../../../testing/many-on-desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

/** More people than are named to the database by their ids. */
const MANY = 2_100;

let portal: TestPortal;
let colleague: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  colleague = await enterOffice(portal, { role: 'compliance' });
  await manyOnDesk(portal, MANY);
});
afterAll(() => portal.close());

const readDesk = async () => (await colleague.get('/office/desk')).json<{ data: Desk }>().data;

describe('orders of more people than a search names', () => {
  it.each([
    ['by what all their names begin with', 'copy', { value: 1_000, isCapped: true }],
    ['by a whole name of one', 'ada+copy2099', { value: 1, isCapped: false }],
    ['by nothing that is there', 'zzz', { value: 0, isCapped: false }],
  ])('are found %s', async (_how, search, count) => {
    for (const queue of ['new-orders', 'all-orders'] as const) {
      expect(await readQueue(colleague, queue, `search=${search}`)).toMatchObject({ count });
    }
  });

  it.each(['name', 'largest', 'oldest', 'newest'])('come page by page by %s, each once', async (sort) => {
    const pages: DeskPage[] = [];
    for (let after = ''; pages.length < 3; after = `&after=${encodeURIComponent(pages.at(-1)?.next ?? '')}`) {
      pages.push(await readQueue(colleague, 'all-orders', `sort=${sort}${after}`));
    }
    const ids = pages.flatMap(({ rows }) => rows.map(({ claim }) => claim.id));
    expect(new Set(ids).size).toBe(150);
  });
});

describe('a queue that cannot be counted', () => {
  it('is named, and leaves the others on the desk and among the numbers', async () => {
    await sql`alter table mail_bounces rename to away`.execute(portal.db);
    try {
      const { queues, uncounted } = await readDesk();
      expect(uncounted).toEqual(['bounces']);
      expect(queues.find(({ queue }) => queue === 'new-orders')?.count).toEqual({
        value: 1_000,
        isCapped: true,
      });
      const numbers = (await colleague.get('/office/numbers')).json().data;
      expect(numbers).toMatchObject({ uncounted: ['bounces'] });
    } finally {
      await sql`alter table away rename to mail_bounces`.execute(portal.db);
    }
    expect((await readDesk()).uncounted).toEqual([]);
  });
});
