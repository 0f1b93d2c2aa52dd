import { brotliDecompressSync } from 'node:zlib';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { addManyDeals } from '../testing/many-deals.ts';

const DEALS = 500;
/** How many bytes the whole marketplace may send to a phone. */
const BROTLI_MAX_BYTES = 120_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await addManyDeals(portal.db, portal.deps.clock.now(), DEALS);
});
afterAll(() => portal.close());

describe('a list of 500 deals', () => {
  it.each(['en', 'fr'])('in the language %s is light enough for a phone', async (language) => {
    const reply = await portal.app.inject({
      url: '/api/deal/live',
      headers: { 'accept-encoding': 'br', 'accept-language': language },
    });
    const deals: ListedDeal[] = JSON.parse(brotliDecompressSync(reply.rawPayload).toString()).data;
    expect(new Set(deals.map(({ summary }) => summary)).size).toBe(DEALS);
    expect(reply.rawPayload.length).toBeLessThan(BROTLI_MAX_BYTES);
  });
});
