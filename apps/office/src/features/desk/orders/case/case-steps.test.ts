import type { ReadDocument } from '@portal/domain/desk/orders/office-case-reading.wire';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './case-steps.ts';

const identity = (path: string): ReadDocument => ({ id: path, kind: 'identity', path, title: null });
const paper = (id: string): ReadDocument => ({ id, kind: 'paper', path: null, title: id });

describe('the steps in which a case is looked through', () => {
  it.each([
    ['are none where there is nothing', [], []],
    [
      'have both sides of a document in one',
      [identity('a.document.front'), identity('a.document.back')],
      [2],
    ],
    [
      'have a card of one side beside the bill of the same person',
      [identity('a.document.front'), identity('a.addressProof.bill')],
      [2],
    ],
    [
      'never have more than two beside each other',
      [identity('a.document.front'), identity('a.document.back'), identity('a.addressProof.bill')],
      [2, 1],
    ],
    [
      'do not put the documents of one person beside another’s',
      [identity('a.addressProof.bill'), identity('b.document.front'), identity('b.addressProof.bill')],
      [1, 2],
    ],
    ['keep two people apart', [identity('a.document.front'), identity('b.document.front')], [1, 1]],
    ['have each paper by itself', [paper('agreement'), paper('risk')], [1, 1]],
  ])('%s', (_what, documents, sizes) => {
    expect(stepsOf(documents).map((step) => step.documents.length)).toEqual(sizes);
  });
});
