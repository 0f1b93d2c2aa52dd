import { expect, it } from 'vitest';
import { keptIn } from './kept-value.ts';

it.each([
  ['sealed', Buffer.from('sealed'), null, { sealed: Buffer.from('sealed') }],
  ['in clear, in a row from before', null, { city: 'Guelph' }, { clear: { city: 'Guelph' } }],
  ['nothing, where neither column holds something', null, null, null],
])('a row keeps a value %s', (_row, sealed, clear, kept) => {
  expect(keptIn(sealed, clear)).toEqual(kept);
});
