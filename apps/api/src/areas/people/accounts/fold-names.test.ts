import { signNotDrawn } from '@portal/domain/ground/people/drawn-letters';
import { foldText, plainLetters } from '@portal/domain/ground/people/fold-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { foldNames } from './fold-names.ts';

const LAST_LETTER = 0xa7ff;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('the database folds each letter that a name may have as the domain does', async () => {
  const letters = Array.from({ length: LAST_LETTER - 0x20 }, (_, index) =>
    String.fromCodePoint(0x21 + index),
  ).filter((letter) => /\p{L}/u.test(letter) && signNotDrawn(letter) === undefined);
  const { rows } = await sql<{ letter: string; plain: string }>`
    select letter, plain_letters(letter) as plain from unnest(${letters}::text[]) letter`.execute(portal.db);
  expect(rows).toHaveLength(letters.length);
  const ours = (letter: string) => plainLetters(letter);
  expect(rows.filter(({ letter, plain }) => plain.toLowerCase() !== ours(letter))).toEqual([]);
});

it.each([
  'Đặng Thị Đào',
  'Marie-Ève D’Amours',
  'O´Neil–Roy',
  'Kaniehtí꞉io Kaʻiulani',
  'Roy, Jr. (Groß)',
  'ᐱᐊᑕ ᐅᓪᓗᕆᐊᖅ',
])('both fold %s alike', async (name) => {
  const { rows } = await sql<{ folded: string }>`select folded(${name}, ' ') as folded`.execute(portal.db);
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu);
  expect(words(rows[0]?.folded ?? '')).toEqual(words(foldText(name)));
});

it('rows of before are folded at night, and only those', async () => {
  const { user } = await registerPerson(portal, { firstName: 'Đào', lastName: 'L’Heureux' });
  await sql`alter table investors disable trigger investor_is_found_by`.execute(portal.db);
  await sql`update investors set found_by = null where id = ${user.id}`.execute(portal.db);
  await sql`alter table investors enable trigger investor_is_found_by`.execute(portal.db);
  await foldNames(portal.deps);
  const row = await portal.db
    .selectFrom('investors')
    .select('found_by')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(row.found_by).toMatch(/^ dao l heureux .* dao lheureux /);
});
