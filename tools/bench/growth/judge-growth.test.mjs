import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeGrowth } from './judge-growth.ts';

/** @param {number} p95Ms @param {number} [mostMs] */
const taking = (p95Ms, mostMs = p95Ms) => {
  const times = { p50Ms: p95Ms / 2, p95Ms, mostMs };
  return { alone: times, together: times, refused: null };
};
const refused = { ...taking(Number.NaN), refused: '503 SERVICE_UNAVAILABLE' };

/** @type {[string, ReturnType<typeof taking> | typeof refused | null, ReturnType<typeof taking> | typeof refused | null, number][]} */
const ROWS = [
  ['as fast as before keeps pace', taking(30), taking(30), 0],
  ['slower, but nobody would notice, keeps pace', taking(5), taking(199), 0],
  ['twice as slow as what is slow already keeps pace', taking(300), taking(600), 0],
  ['three times as slow does not, alone and four at once', taking(300), taking(901), 2],
  ['one answer of more than a second is too many', taking(100), taking(150, 1001), 2],
  ['what is refused at the large size does not', taking(30), refused, 1],
  ['what is refused at both sizes does not, either', refused, refused, 2],
  ['what there is nothing to ask of is not kept', taking(30), null, 1],
];
for (const [sentence, small, large, broken] of ROWS) {
  test(sentence, () => {
    assert.equal(judgeGrowth({ what: 'a call', small, large }).length, broken);
  });
}
