import { expect, it } from 'vitest';
import { isWhole, judgePiece, PIECE_BYTES, type PieceVerdict } from './judge-piece.ts';

const LENGTH = 2 * PIECE_BYTES + 100;

it.each<[string, number, number, number, PieceVerdict]>([
  ['the first piece of an upload that has none', 0, 0, PIECE_BYTES, 'next'],
  ['the second after the first', PIECE_BYTES, PIECE_BYTES, PIECE_BYTES, 'next'],
  ['the last, which is shorter', 2 * PIECE_BYTES, 2 * PIECE_BYTES, 100, 'next'],
  ['one that came before', PIECE_BYTES, 0, PIECE_BYTES, 'known'],
  ['the last again, of an upload that is whole', LENGTH, 2 * PIECE_BYTES, 100, 'known'],
  ['one after a gap', PIECE_BYTES, 2 * PIECE_BYTES, 100, 'misplaced'],
  ['one that begins within another', PIECE_BYTES, 1, PIECE_BYTES, 'misplaced'],
  ['one before the beginning', PIECE_BYTES, -PIECE_BYTES, PIECE_BYTES, 'misplaced'],
  ['one at the very end', LENGTH, LENGTH, 0, 'misplaced'],
  ['one at no number', 0, Number.NaN, PIECE_BYTES, 'misplaced'],
  ['one that was cut', 0, 0, PIECE_BYTES - 1, 'wrong-size'],
  ['an empty one', 0, 0, 0, 'wrong-size'],
  ['a last one that is too long', 2 * PIECE_BYTES, 2 * PIECE_BYTES, 101, 'wrong-size'],
  ['one that came before, cut', PIECE_BYTES, 0, 5, 'wrong-size'],
])('%s', (_row, kept, offset, size, verdict) => {
  expect(judgePiece({ length: LENGTH, offset: kept }, { offset, size })).toBe(verdict);
});

it.each([
  [0, false],
  [LENGTH - 1, false],
  [LENGTH, true],
])('with %s bytes kept an upload is whole: %s', (offset, whole) => {
  expect(isWhole({ length: LENGTH, offset })).toBe(whole);
});
