// Wide: a demonstration without deals, films, people or papers in one language, or with an order that does not go to its end.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@pdfme/pdf-lib';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { readCaptions } from '@portal/domain/offering/deals/captions';
import type { Deal, ListedDeal, Video } from '@portal/domain/offering/deals/deal.wire';
import type { Trades } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { demoGreeting } from './demo-greeting.ts';
import { loadDemoData } from './load-demo-data.ts';
import { COMPLETE_INVESTOR, DEMO_PASSWORD, NEW_INVESTOR } from './people/demo-person.ts';

const PUBLIC_FILES = fileURLToPath(new URL('../../../investor/public', import.meta.url));

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemoData(portal.deps);
});
afterAll(() => portal.close());

async function logIn(email: string) {
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: DEMO_PASSWORD },
  });
  return reply.json().data;
}

async function dealsIn(language: string): Promise<Deal[]> {
  const ask = async (url: string) =>
    (await portal.app.inject({ url, headers: { 'accept-language': language } })).json().data;
  const listed: ListedDeal[] = await ask('/api/deal/live');
  return Promise.all(listed.map(({ slug }) => ask(`/api/deal/live/${slug}`)));
}

describe('the demonstration', () => {
  it('has at least twelve deals with texts, pictures and figures in both languages', async () => {
    const [english, french] = await Promise.all(LANGUAGES.map(dealsIn));
    expect(english?.length).toBeGreaterThanOrEqual(12);
    expect(french?.map(({ slug }) => slug).sort()).toEqual(english?.map(({ slug }) => slug).sort());
    for (const deal of [...(english ?? []), ...(french ?? [])]) {
      expect(
        deal.photos.filter(({ cover }) => cover),
        deal.slug,
      ).toHaveLength(1);
      expect(
        deal.photos.filter(({ src }) => !existsSync(PUBLIC_FILES + src)),
        deal.slug,
      ).toEqual([]);
      expect(deal.infoTable.length, deal.slug).toBeGreaterThan(4);
      expect(deal.faqs.length, deal.slug).toBeGreaterThan(2);
      expect(deal.unitsTaken, deal.slug).toBeLessThan(deal.unitsTotal);
    }
  });

  it('has the documents of each deal as PDFs in both languages', async () => {
    const { accessToken } = await logIn(COMPLETE_INVESTOR.email);
    const ask = (url: string, language: string) =>
      portal.app.inject({
        url,
        headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language },
      });
    for (const language of LANGUAGES) {
      const listed: ListedDeal[] = (await ask('/api/user/list/deal/live', language)).json().data;
      const deals: Deal[] = await Promise.all(
        listed.map(async ({ slug }) => (await ask(`/api/user/deal/live/${slug}`, language)).json().data),
      );
      const memoranda = deals.map(({ documents }) => documents[0]);
      expect(new Set(memoranda.map((document) => document?.kind))).toEqual(new Set(['offering-memorandum']));
      expect(deals.flatMap(({ documents }) => documents).filter(({ pages }) => pages < 1)).toEqual([]);
      const link = (await ask(`/api/user/file/${memoranda[0]?.id}`, language)).json().data;
      const pdf = (await portal.app.inject(link.url.replace('http://portal.test', ''))).rawPayload;
      expect((await PDFDocument.load(pdf)).getPageCount()).toBe(memoranda[0]?.pages);
    }
  });

  it('has films of two deals and of the platform, which play and are light, and people for each deal', async () => {
    const deals = await dealsIn('fr');
    expect(deals.filter(({ team }) => team.length < 2)).toEqual([]);
    const { accessToken } = await logIn(COMPLETE_INVESTOR.email);
    const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': 'fr' };
    const onMarketplace: Video[] = (
      await portal.app.inject({ url: '/api/user/platform-videos/', headers })
    ).json().data;
    expect([onMarketplace.length, deals.filter(({ videos }) => videos.length > 0).length]).toEqual([1, 2]);
    for (const { src, film } of [...onMarketplace, ...deals.flatMap(({ videos }) => videos)]) {
      expect(film?.sizeBytes).toBeLessThan(1_000_000);
      expect((await portal.app.inject({ url: src, headers: { range: 'bytes=0-3' } })).rawPayload).toEqual(
        Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
      );
      expect((await portal.app.inject(src)).rawPayload).toHaveLength(film?.sizeBytes ?? 0);
      for (const captions of film?.captions ?? []) {
        const said = readCaptions((await portal.app.inject(captions.src)).body);
        expect(said?.at(-1)?.text).toMatch(/lose all|perdre toute/);
      }
    }
  });

  it('has the accounts that the terminal names', async () => {
    expect(await logIn(NEW_INVESTOR.email)).toMatchObject({
      user: { firstName: 'Camille', onboarded: false },
    });
    expect(await logIn(COMPLETE_INVESTOR.email)).toMatchObject({
      user: { firstName: 'Ada', onboarded: true },
    });
    expect(demoGreeting('http://127.0.0.1:3000/office').join('\n')).toContain(DEMO_PASSWORD);
  });

  it('has a portfolio with an order approved, one in review and one begun', async () => {
    const { accessToken, user } = await logIn(COMPLETE_INVESTOR.email);
    const reply = await portal.app.inject({
      url: `/api/user/trades/${user.id}`,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { trades, activeTradesTotal }: Trades = reply.json().data;
    const bySlug = trades.map(({ dealId, status, subDoc, payment }) => [
      dealId.slug,
      [tradeStatusOf(status), subDoc.paymentMethod, payment?.accountLastDigits],
    ]);
    expect(Object.fromEntries(bySlug)).toEqual({
      'loon-narrows-lodge': ['approved', '1', null],
      'saint-laurent-photonics-credit': ['inReview', '2', '087'],
      'maple-gate-student-residence': ['open', undefined, undefined],
    });
    expect(trades.filter(({ status }) => status === 0)).toMatchObject([{ progress: { label: 'details' } }]);
    expect(trades.filter(({ fundsReceivedAt }) => fundsReceivedAt !== null)).toHaveLength(1);
    expect(activeTradesTotal).toBe(28_000);
  });

  it('seals what was signed once its jobs run, and says by whom it was signed', async () => {
    await portal.runJobs();
    const trades = await portal.db
      .selectFrom('trades')
      .leftJoin('signed_documents', 'signed_documents.trade_id', 'trades.id')
      .innerJoin('investors', 'investors.id', 'trades.investor_id')
      .select(({ fn }) => ['trades.status', fn.count('signed_documents.id').as('documents')])
      .where('investors.email', '=', COMPLETE_INVESTOR.email)
      .groupBy(['trades.id', 'trades.status'])
      .orderBy('trades.status', 'desc')
      .execute();
    // The first ceremony confirms the profile too, each has Form 45-106F4 with its schedules, and the begun order has had none.
    expect(trades.map(({ documents }) => Number(documents))).toEqual([5, 4, 0]);
    const origins = await portal.db
      .selectFrom('signing_events')
      .select(['ip_address', 'user_agent'])
      .distinct()
      .execute();
    expect(origins).toEqual([{ ip_address: '127.0.0.1', user_agent: 'Northline demonstration' }]);
  });

  it('is loaded once, and continues where it was interrupted', async () => {
    const count = async () => {
      const tables = [
        'deals',
        'deal_documents',
        'investors',
        'trades',
        'kyc_versions',
        'signing_envelopes',
        'signed_documents',
      ] as const;
      return Promise.all(
        tables.map(async (table) => (await portal.db.selectFrom(table).select('id').execute()).length),
      );
    };
    const before = await count();
    await loadDemoData(portal.deps);
    expect(await count()).toEqual(before);
    const done: string[] = [];
    const step = (name: string, isDone: boolean) => ({
      name,
      isDone: async () => isDone,
      run: async () => void done.push(name),
    });
    await loadDemoData(portal.deps, { steps: [step('before the crash', true), step('after it', false)] });
    expect(done).toEqual(['after it']);
  });
});
