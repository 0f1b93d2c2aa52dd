import { describe, expect, it } from 'vitest';
import { type CaseDocument, countOpened, unopenedBy } from './case-reading.ts';

const DOCUMENTS: readonly CaseDocument[] = [
  { id: 'front', kind: 'identity' },
  { id: 'back', kind: 'identity' },
  { id: 'agreement', kind: 'paper' },
  { id: 'risk', kind: 'paper' },
];
const opened = (...ids: string[]) => ({ opened: ids });

describe('what one person opened', () => {
  it.each([
    ['nothing', opened(), [0, 0]],
    ['one of each', opened('front', 'risk'), [1, 1]],
    ['everything', opened('front', 'back', 'agreement', 'risk'), [2, 2]],
    ['the same twice, which counts once', opened('front', 'front'), [1, 0]],
    ['documents of another order, which do not count', opened('elsewhere', 'back'), [1, 0]],
  ])('is %s', (_what, person, [identity, papers]) => {
    expect(countOpened(DOCUMENTS, person)).toEqual({ identity, identityAll: 2, papers, papersAll: 2 });
  });
});

describe('what was opened by nobody', () => {
  it.each([
    ['is everything where nobody looked', [], ['front', 'back', 'agreement', 'risk']],
    ['is what both left out', [opened('front'), opened('back', 'agreement')], ['risk']],
    [
      'is nothing where each opened what the other left out',
      [opened('front', 'risk'), opened('back', 'agreement')],
      [],
    ],
  ])('%s', (_what, people, expected) => {
    expect(unopenedBy(DOCUMENTS, people).map(({ id }) => id)).toEqual(expected);
  });
});
