import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { likeLiteral } from './like-literal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('a text in a pattern of like', () => {
  it.each([
    ['finds itself', 'Zoé', 'Zoé', true],
    ['finds a percent sign where there is one', '10%', '10%', true],
    ['does not take a percent sign for anything', 'a%', 'abc', false],
    ['does not take an underscore for any sign', 'a_c', 'abc', false],
    ['finds an underscore where there is one', 'a_c', 'a_c', true],
    ['finds a backslash where there is one', String.raw`a\c`, String.raw`a\c`, true],
    ['lets no backslash hide the sign after it', String.raw`a\%`, 'a%', false],
  ])('%s', async (_, text, value, isFound) => {
    const { rows } = await sql<{ found: boolean }>`
      select ${value}::text like ${likeLiteral(text)} as found`.execute(portal.db);
    expect(rows).toEqual([{ found: isFound }]);
  });
});
