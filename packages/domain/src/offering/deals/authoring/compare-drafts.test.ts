import { describe, expect, it } from 'vitest';
import { COMPLETE_DRAFT, draftWith } from '../testing/complete-draft.ts';
import { compareDrafts } from './compare-drafts.ts';

describe('what differs between two versions of a deal', () => {
  it('is nothing between a version and itself', () => {
    expect(compareDrafts(COMPLETE_DRAFT, JSON.parse(JSON.stringify(COMPLETE_DRAFT)))).toEqual([]);
  });

  it.each([
    ['a term', 'unitPrice', 120, [{ path: 'unitPrice', before: 100.5, after: 120 }]],
    [
      'one language',
      'content.name.fr',
      'Les Érables',
      [{ path: 'content.name.fr', before: 'Porte des Érables', after: 'Les Érables' }],
    ],
    [
      'where it is offered, at once',
      'content.offering.offeredIn',
      ['CAN-ON'],
      [{ path: 'content.offering.offeredIn', before: 'CAN-AB CAN-BC CAN-ON CAN-QC', after: 'CAN-ON' }],
    ],
    [
      'an offer that is nowhere any more',
      'content.offering.offeredIn',
      [],
      [{ path: 'content.offering.offeredIn', before: 'CAN-AB CAN-BC CAN-ON CAN-QC', after: null }],
    ],
    [
      'an entry that is gone',
      'content.faqs',
      [],
      [
        { path: 'content.faqs.0.question.en', before: 'Why?', after: null },
        { path: 'content.faqs.0.question.fr', before: 'Pourquoi?', after: null },
        { path: 'content.faqs.0.answer.en', before: 'Because.', after: null },
        { path: 'content.faqs.0.answer.fr', before: 'Parce que.', after: null },
      ],
    ],
  ] as const)('is %s', (_what, path, value, changes) => {
    expect(compareDrafts(COMPLETE_DRAFT, draftWith(path, value))).toEqual(changes);
  });
});
