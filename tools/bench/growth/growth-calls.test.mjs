import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ROUTES } from '../../../apps/api/src/main/fold-areas.ts';
import { GROWTH_CALLS, LEFT_OUT } from './growth-calls.ts';
import { SUBJECT_KINDS } from './growth-subjects.ts';
import { addressOf, growthRequest } from './requests-of-growth.ts';

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
        z.safeParse(route.schemas.query, Object.fromEntries(searchParams)).error?.issues ?? [],
        [],
      );
      assert.match(growthRequest(route, asked, subject).toString(), /^GET \/api\//);
    });
  }
}
