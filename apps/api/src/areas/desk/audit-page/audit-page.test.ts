import {
  AUDIT_PAGE_ROWS,
  type AuditPage,
  type auditFilterFields,
} from '@portal/domain/firm/audit/office-audit.wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArchive } from '../../../platform/audit/archive/archives.store.ts';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { chainWaiting } from '../../../platform/audit/chain-waiting.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

const DAY_MS = 86_400_000;

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

async function readLog(query: string): Promise<AuditPage> {
  return (await compliance.get(`/office/audit?${query}`)).json().data;
}

/** One order taken into review, and another untouched. */
async function twoOrders(): Promise<{ wanted: OrderOnDesk; other: OrderOnDesk; worker: Colleague }> {
  const [other, wanted] = [await orderOnDesk(portal), await orderOnDesk(portal)];
  const worker = await enterOffice(portal, { role: 'compliance' });
  await worker.post(`/office/orders/${wanted.id}/review`);
  return { wanted, other, worker };
}
const PAST_DAY = '2024-03-05';
/** Rows of a day long past, two of each moment: the first moment is the last of the day, though its rows have the lowest numbers. */
async function addRowsOfDay(moments: number): Promise<void> {
  const noon = Date.parse(`${PAST_DAY}T17:00:00Z`);
  for (let moment = 0; moment < moments; moment += 1) {
    for (const place of [2 * moment + 1, 2 * moment]) {
      await appendAudit(portal.db, portal.deps, new Date(noon - moment * 1_000), {
        actor: 'system',
        action: 'trade.review-started',
        target: 'audit-log',
        investorId: null,
        detail: { place: String(place) },
      });
    }
  }
}
type Made = Awaited<ReturnType<typeof twoOrders>>;

/** One address per filter, and what each remaining row says; a filter missing here does not compile. */
const FILTERS: Readonly<
  Record<
    keyof typeof auditFilterFields,
    { query: (made: Made) => string; isOf: (row: AuditPage['rows'][number], made: Made) => boolean }
  >
> = {
  person: { query: ({ worker }) => `person=${worker.id}`, isOf: ({ who }) => who.kind === 'staff' },
  investor: {
    query: ({ wanted }) => `investor=${wanted.investorId}`,
    isOf: ({ investor }, { wanted }) => investor?.id === wanted.investorId,
  },
  order: {
    query: ({ wanted }) => `order=${wanted.id.slice(0, 8).toUpperCase()}`,
    isOf: ({ order }, { wanted }) => order?.id === wanted.id,
  },
  action: {
    query: () => 'action=trade.review-started',
    isOf: ({ action }) => action === 'trade.review-started',
  },
  day: { query: () => 'day=2026-11-18', isOf: ({ at }) => at.startsWith('2026-11-18') },
};

describe('acceptance 8: every filter of the audit page changes the result', () => {
  it.each(Object.entries(FILTERS))('%s', async (name, { query, isOf }) => {
    const made = await twoOrders();
    if (name === 'day') {
      portal.advance(DAY_MS);
      compliance = await enterOffice(portal, { role: 'compliance' });
    }
    const all = await readLog('');
    const { rows } = await readLog(query(made));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => isOf(row, made))).toBe(true);
    expect(all.rows.some((row) => !isOf(row, made))).toBe(true);
  });

  it.each([
    ['an unknown one', 'colour=red'],
    ['a word that the log does not know', 'action=trade.eaten'],
    ['a day that there is not', 'day=2026-02-30'],
    ['a place that no page gave', 'before=x'],
  ])('%s is refused', async (_what, query) => {
    const reply = await compliance.get(`/office/audit?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'VALIDATION']);
  });
});

describe('the audit page', () => {
  it('says what happened, who did it and to what, and nothing about a person who does not exist', async () => {
    const { wanted, worker } = await twoOrders();
    const { rows } = await readLog(`order=${wanted.id}&action=trade.review-started`);
    expect(rows).toEqual([
      expect.objectContaining({
        action: 'trade.review-started',
        who: { kind: 'staff', name: 'Maude Lafleur', roles: ['compliance'] },
        via: 'office',
        order: { id: wanted.id, reference: expect.any(String) },
        investor: { id: wanted.investorId, name: 'Ada Tremblay' },
      }),
    ]);
    expect((await readLog(`person=${worker.id}&investor=nobody@example.com`)).rows).toEqual([]);
    expect((await readLog('order=zzzz')).rows).toEqual([]);
  });

  it('comes in pages of fifty, each row once, while rows are added', async () => {
    for (let index = 0; index < AUDIT_PAGE_ROWS; index += 1) {
      await readLog('');
    }
    const first = await readLog('');
    const second = await readLog(`before=${first.next}`);
    const seqs = [...first.rows, ...second.rows].map(({ seq }) => Number(seq));
    expect(first.rows).toHaveLength(AUDIT_PAGE_ROWS);
    expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => other - one));
  });

  it('comes page by page for a day, too, each row of it once, by the time of the rows', async () => {
    const moments = AUDIT_PAGE_ROWS / 2 + 3;
    await addRowsOfDay(moments);
    const first = await readLog(`day=${PAST_DAY}`);
    const second = await readLog(`day=${PAST_DAY}&before=${first.next}`);
    const facts = [...first.rows, ...second.rows].map(({ facts: { place } }) => Number(place));
    expect([first.rows.length, second.rows.length, second.next]).toEqual([AUDIT_PAGE_ROWS, 6, null]);
    expect(facts).toEqual(Array.from({ length: 2 * moments }, (_row, place) => place));
  });

  it('records who looked and for what, but never a typed address', async () => {
    const { ada } = await orderOnDesk(portal);
    await readLog(`investor=${ada.email}`);
    const [row] = (await readLog('action=audit.looked-at')).rows;
    expect(row).toMatchObject({ who: { name: 'Maude Lafleur' }, facts: { investor: ada.user.id } });
    expect(JSON.stringify(row)).not.toContain(ada.email);
  });

  it('tells how far the log is chained, and reports rows the portal did not write', async () => {
    await chainWaiting(portal.deps);
    const chain = async () => (await compliance.get('/office/audit/chain')).json().data;
    expect(await chain()).toMatchObject({ state: 'whole', waiting: 0, last: { rows: expect.any(Number) } });
    await readLog('');
    expect(['waiting', 'late']).toContain((await chain()).state);
    await portal.db.updateTable('audit_waiting').set({ refused_at: portal.deps.clock.now() }).execute();
    expect(await chain()).toMatchObject({ state: 'refused', refused: 1 });
  });

  it('names the years whose rows were moved to a file', async () => {
    const chain = async () => (await compliance.get('/office/audit/chain')).json().data;
    expect((await chain()).archivedYears).toEqual([]);
    await sql`insert into files (id, purpose, original_name, content_type, size_bytes, sha256, storage_key, created_at, audience)
      values ('f', 'audit-archive', 'f', 'text/plain', 1, 's', 'k', now(), 'staff')`.execute(portal.db);
    await insertArchive(portal.db, {
      year: 2025,
      fileId: 'f',
      storageKey: 'k',
      rows: 1,
      sha256: 's',
      throughBatch: 1n,
      madeAt: portal.deps.clock.now(),
      keyId: 'k',
      signature: 's',
    });
    expect((await chain()).archivedYears).toEqual([2025]);
  });
});
