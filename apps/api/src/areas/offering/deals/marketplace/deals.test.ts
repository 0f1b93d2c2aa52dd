import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Language } from '@portal/domain/ground/people/languages';
import { NO_CRITERIA } from '@portal/domain/offering/deals/choosing/filter-deals';
import type { DealDocumentKind, ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { keepFile } from '../../../../platform/files/kept/keep-file.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { publishTerms } from '../../../../testing/publish-terms.ts';
import { bringInDocument } from '../bring-in-deal.ts';
import type { DealRecord } from '../deal-record.ts';
import { addSampleDeal } from '../testing/sample-deal.ts';
import { listLiveDeals } from './list-live-deals.ts';

const DAY_MS = 86_400_000;

let portal: TestPortal;
let ada: Person;
let maple: DealRecord;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  maple = await addSampleDeal(portal, 'Maple Street');
  await addSampleDeal(portal, 'Prairie Fields', {
    type: 'land',
    province: 'CAN-SK',
    unitPriceCents: 100_000n,
    closesAt: new Date(portal.deps.clock.now().getTime() + 30 * DAY_MS),
  });
  await addSampleDeal(portal, 'Still Secret', { isLive: false });
  await nameTermSheet(await addDocument('term-sheet', 'en', 'Term sheet', 1));
  await addDocument('offering-memorandum', 'en', 'Offering memorandum', 1);
  await addDocument('offering-memorandum', 'en', 'Offering memorandum, amended', 2);
  await addDocument('offering-memorandum', 'fr', 'Notice d’offre', 2);
});
afterAll(() => portal.close());

function addDocument(kind: DealDocumentKind, language: Language, title: string, version: number) {
  const at = portal.deps.clock.now();
  return transact(portal.db, async (trx) => {
    const file = await keepFile(trx, portal.deps, {
      investorId: null,
      purpose: 'deal-document',
      originalName: `${title}.pdf`,
      contentType: 'application/pdf',
      bytes: Buffer.from(`%PDF-1.7 ${title}`),
      pages: 2,
    });
    const document = { id: file.id, dealId: maple.id, kind, language, title, version, pages: 2 };
    await bringInDocument(trx, document, at);
    return file.id;
  });
}

/** As in a deal that was published with an English one only. */
async function nameTermSheet(id: string) {
  const documents = [
    { kind: 'term-sheet' as const, title: { en: 'Term sheet', fr: '' }, file: { en: id, fr: '' } },
  ];
  await publishTerms(portal, maple.id, { content: { ...maple.content, documents } });
}

const LIST = '/user/list/deal/live';
const names = (deals: ListedDeal[]) => deals.map(({ name }) => name);

async function list(query = '', headers: Record<string, string> = {}): Promise<ListedDeal[]> {
  return (await ada.get(`${LIST}${query}`, headers)).json().data;
}

describe('the list of live deals', () => {
  it('has the published deals, the first to close first', async () => {
    expect(names(await list())).toEqual(['Prairie Fields', 'Maple Street']);
  });

  it.each([
    ['?q=prairie', ['Prairie Fields']],
    ['?type[]=apartments&type[]=research', ['Maple Street']],
    ['?province[]=CAN-SK', ['Prairie Fields']],
    ['?minimum[]=&minimum[]=2000', ['Maple Street']],
    ['?minimum[]=10000&minimum[]=', ['Prairie Fields']],
    ['?sort=name', ['Maple Street', 'Prairie Fields']],
    ['?q=nothing+like+it', []],
    ['?type[]=castles&sort=shoe-size', ['Prairie Fields', 'Maple Street']],
  ])('narrowed by %s is %j', async (query, expected) => {
    expect(names(await list(query))).toEqual(expected);
  });

  it('has what cards and filters need, and leaves the story to the deal’s own call', async () => {
    const listed = (await list('?q=maple')).at(0);
    const { description, videos, team, faqs, documents, orderHoldMinutes, infoTable, issuer, ...common } = (
      await ada.get('/user/deal/live/maple-street')
    ).json().data;
    expect(listed).toEqual({
      ...common,
      infoTable: [{ label: 'Target return', value: '8-10%', kind: 'targetReturn', figures: [8, 10] }],
      issuer: { name: 'Maple Street LP' },
    });
    expect((await portal.app.inject('/api/deal/live')).json().data).toContainEqual(listed);
  });

  it('shows an order at once, and drops a deal when it closes', async () => {
    await list();
    await portal.db
      .updateTable('deals')
      .set((eb) => ({ units_taken: eb('units_taken', '+', 7) }))
      .where('id', '=', maple.id)
      .execute();
    expect((await list()).find(({ id }) => id === maple.id)?.unitsTaken).toBe(107);
    portal.advance(31 * DAY_MS);
    expect(names(await listLiveDeals(portal.deps, 'investor', NO_CRITERIA, 'en'))).toEqual(['Maple Street']);
    portal.advance(-31 * DAY_MS);
  });

  it('is the same in all three encodings', async () => {
    const answers = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => ada.get(LIST, { 'accept-encoding': encoding })),
    );
    const [identity, gzip, brotli] = answers.map(({ rawPayload }) => rawPayload);
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(gzip ?? '')).toEqual(identity);
    expect(brotliDecompressSync(brotli ?? '')).toEqual(identity);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(answers[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, accept-language',
    });
  });

  it('is not sent again to a browser that has it until it changes', async () => {
    const first = await ada.get(LIST);
    const etag = String(first.headers.etag);
    const again = await ada.get(LIST, { 'if-none-match': `"other", W/${etag}` });
    expect({ status: again.statusCode, body: again.body, etag: again.headers.etag }).toEqual({
      status: 304,
      body: '',
      etag,
    });
    await portal.db.updateTable('deals').set({ units_taken: 101 }).where('id', '=', maple.id).execute();
    const changed = await ada.get(LIST, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('takes one query while nothing changes, two when something has, and none for visitors within a second', async () => {
    // Freezes the clock that ages the list, however slow the machine is.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let queries = 0;
    const counted = portal.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const deps: Deps = { ...portal.deps, db: counted };
    const ask = () => listLiveDeals(deps, 'investor', NO_CRITERIA, 'en');
    const costs: number[] = [];
    for (const prepare of [
      async () => undefined,
      async () => undefined,
      () => addSampleDeal(portal, 'Third'),
    ]) {
      await prepare();
      queries = 0;
      await ask();
      costs.push(queries);
    }
    expect(costs).toEqual([2, 1, 2]);
    queries = 0;
    await Promise.all(Array.from({ length: 50 }, ask));
    expect(queries).toBe(2);
    const visit = () => listLiveDeals(deps, 'public', NO_CRITERIA, 'en');
    queries = 0;
    await Promise.all(Array.from({ length: 50 }, visit));
    expect(queries).toBe(0);
    vi.advanceTimersByTime(1_000);
    await visit();
    expect(queries).toBe(1);
    await portal.db.updateTable('deals').set({ is_live: false }).where('slug', '=', 'third').execute();
  });
});

describe('a deal', () => {
  it.each(['id', 'slug'] as const)('is found by its %s, in the language asked for', async (key) => {
    const reply = await ada.get(`/user/deal/live/${maple[key]}`, { 'accept-language': 'fr-CA' });
    expect(reply.json().data).toMatchObject({
      slug: 'maple-street',
      name: 'Maple Street (français)',
      location: 'Guelph (Ontario)',
      unitPrice: 100.5,
      photos: [{ _id: 'cover', description: 'Une maison', cover: true }],
      infoTable: [
        { label: 'Rendement visé', value: '8-10\u00a0%', kind: 'targetReturn' },
        { label: 'Minimum', value: '5\u00a0000\u00a0$', kind: 'minimumInvestment' },
      ],
      issuer: { name: 'Maple Street LP', summary: 'Un émetteur.' },
    });
  });

  it('lists the newest documents, the memorandum first, in the other language rather than not at all', async () => {
    const show = async (language: string) =>
      (await ada.get('/user/deal/live/maple-street', { 'accept-language': language })).json().data.documents;
    const titles = async (language: string) =>
      (await show(language)).map(({ title }: { title: string }) => title);
    expect(await titles('en')).toEqual(['Offering memorandum, amended', 'Term sheet']);
    expect(await titles('fr')).toEqual(['Notice d’offre', 'Term sheet']);
    const [first] = await show('fr');
    const link = (await ada.get(`/user/file/${first.id}`)).json().data;
    expect(link).toMatchObject({ contentType: 'application/pdf' });
    expect(first).toEqual({
      id: expect.any(String),
      title: 'Notice d’offre',
      kind: 'offering-memorandum',
      pages: 2,
      size: expect.any(Number),
    });
  });

  it('shows visitors everything but its documents', async () => {
    const forVisitor = (await portal.app.inject('/api/deal/live/maple-street')).json().data;
    const forInvestor = (await ada.get('/user/deal/live/maple-street/')).json().data;
    expect(forInvestor.documents).toHaveLength(2);
    expect(forVisitor).toEqual({ ...forInvestor, documents: [] });
  });

  it('that has closed is still shown to whoever looks for it', async () => {
    portal.advance(200 * DAY_MS);
    expect((await portal.app.inject('/api/deal/live/maple-street')).statusCode).toBe(200);
    portal.advance(-200 * DAY_MS);
  });

  it.each(['still-secret', 'no-such-deal'])('called %s is not there', async (slug) => {
    const reply = await ada.get(`/user/deal/live/${slug}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('NOT_FOUND');
  });
});

describe('the calls of investors', () => {
  it.each([LIST, '/user/deal/live/maple-street', '/user/platform-videos'])(
    '%s need a session',
    async (path) => {
      expect((await portal.app.inject(`/api${path}`)).statusCode).toBe(401);
      expect((await ada.get(`${path}/`)).statusCode).toBe(200);
    },
  );
});
