import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROUTES } from '../../../apps/api/src/main/fold-areas.ts';
import { GROWTH_CALLS } from './growth-calls.ts';
import { SUBJECT_KINDS } from './growth-subjects.ts';
import { addressOf, growthRequest } from './requests-of-growth.ts';

const ONE_FILE = 'opens one file or page, whose size no history changes';
const ACTS = 'changes something: it is no read, though the specification has it as a GET';

/**
 * Reads that are not asked, each with its reason.
 * @type {Readonly<Record<string, string>>}
 */
const LEFT_OUT = {
  '/user/purchases/:id': 'one order, by the same query as the list of those that somebody joined',
  '/user/draft/:scope': "one row of the person's own, by its key",
  '/user/finconnect/investment/link/:id': ACTS,
  '/user/trade/archive/:id': ACTS,
  '/user/docusign/investment': ACTS,
  '/user/docusign/:other': ACTS,
  '/user/dealer/form/:id': ACTS,
  '/user/statement/:format': ACTS,
  '/user/file/:id': ONE_FILE,
  '/user/file/:id/pages/:page': ONE_FILE,
  '/user/upload/:id': ONE_FILE,
  '/office/upload/:id': ONE_FILE,
  '/office/deals/:dealId/documents/:documentId/pages/:page': ONE_FILE,
  '/office/orders/:orderId/papers/:documentId/pages/:page': ONE_FILE,
  '/office/investors/:investorId/papers/:documentId/pages/:page': ONE_FILE,
  '/office/reveals/:revealId/pages/:page': ONE_FILE,
};

const READS = ROUTES.filter(({ method, access }) => method === 'GET' && access !== 'public');

test('every read of the office and of an investor is asked at two sizes, or says why not', () => {
  const named = [...Object.keys(GROWTH_CALLS), ...Object.keys(LEFT_OUT)].sort();
  assert.deepEqual(named, READS.map(({ path }) => path).sort());
});

test('a read that changes something is not asked', () => {
  const asked = READS.filter(({ path, changesState }) => changesState === true && path in GROWTH_CALLS);
  assert.deepEqual(asked, []);
});

for (const route of READS) {
  for (const asked of GROWTH_CALLS[route.path] ?? []) {
    test(`GET ${route.path} is asked as it may be${asked.what === undefined ? '' : `: ${asked.what}`}`, () => {
      const subject = asked.of === undefined ? {} : SUBJECT_KINDS[asked.of].example;
      const { searchParams } = new URL(addressOf(route.path, asked, subject), 'http://portal.test');
      assert.deepEqual(
        route.schemas.query.safeParse(Object.fromEntries(searchParams)).error?.issues ?? [],
        [],
      );
      assert.match(growthRequest(route, asked, subject).toString(), /^GET \/api\//);
    });
  }
}
