import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whatIsShown, whyOld } from './old-pictures.ts';

const TEXTS = new Map([
  ['desk.title', 'Desk'],
  ['desk.claim', 'Take it'],
  ['desk.found', '{{count}} rows'],
  ['deals.claim', 'Take it'],
]);
const ROW = `import { Button } from '#parts/button.tsx';

/** A row of the desk. */
export function Row({ id }: RowProps) {
  // The title comes first.
  return <p className="grid gap-4">{t('desk.title')}<Button>{t('desk.claim')}</Button></p>;
}
`;
const DEALS = `export const Deals = () => <p className="flex">{t('deals.claim')}</p>;`;
const PORTAL = { texts: TEXTS, sources: [ROW, DEALS] };
/** What the desk's picture said when it was taken. */
const SHOWN = whatIsShown(['Desk', 'Take  it', '3 rows', 'Ada Whitfield'], PORTAL);

/** @param {string} from @param {string} to @param {string[]} [others] */
const withRow = (from, to, others = [DEALS]) => ({
  texts: TEXTS,
  sources: [...others, ROW.replace(from, to)],
});

test("a picture shows the portal's own texts, not the names and figures of the day", () => {
  assert.deepEqual(SHOWN.texts, ['Desk', 'Take it']);
  assert.deepEqual(whyOld(SHOWN, PORTAL), []);
});

test('a picture is old when the portal says a text of it no longer', () => {
  const texts = new Map([...TEXTS, ['desk.title', 'Work']]);
  assert.deepEqual(whyOld(SHOWN, { ...PORTAL, texts }), ['the portal says "Desk" no longer']);
});

test('a picture is old when its screen has another text, class or element', () => {
  const old = ['its screen is drawn otherwise'];
  assert.deepEqual(whyOld(SHOWN, withRow("{t('desk.title')}", "{t('desk.title')}{t('desk.found')}")), old);
  assert.deepEqual(whyOld(SHOWN, withRow('gap-4', 'gap-2')), old);
  assert.deepEqual(whyOld(SHOWN, withRow('<Button>', '<em><Button>')), old);
});

test('a picture stays when files move or names, comments, imports and other screens change', () => {
  const edits = [
    withRow('/** A row of the desk. */', '/** One row. */'),
    withRow('// The title comes first.', '// First the title.'),
    withRow('#parts/button.tsx', '#kit/button.tsx'),
    withRow('Row({ id }: RowProps)', 'DeskRow({ key }: DeskRowProps)'),
    withRow('', '', [DEALS.replace('flex', 'grid')]),
  ];
  for (const edit of edits) {
    assert.deepEqual(whyOld(SHOWN, edit), []);
  }
});
