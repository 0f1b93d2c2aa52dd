import { describe, expect, it } from 'vitest';
import { isAgreed, mailConsentsOf } from './consents.ts';

describe('consents to messages', () => {
  it.each([
    ['nothing without answers', null, null],
    ['nothing where the question was not reached', { risk: '2' }, null],
    ['no to both', { marketing: [] }, { 'new-deals': false, articles: false }],
    ['yes to new deals', { marketing: ['1'] }, { 'new-deals': true, articles: false }],
    ['yes to both', { marketing: ['2', '1'] }, { 'new-deals': true, articles: true }],
  ])('are read from the questionnaire: %s', (_row, answers, consents) => {
    expect(mailConsentsOf(answers)).toEqual(consents);
  });

  it('follow the newest answer, and nobody agreed to what was not asked', () => {
    const history = [
      { kind: 'articles', isGranted: false },
      { kind: 'articles', isGranted: true },
      { kind: 'terms', isGranted: true },
    ] as const;
    expect(isAgreed(history, 'articles')).toBe(false);
    expect(isAgreed(history, 'terms')).toBe(true);
    expect(isAgreed(history, 'new-deals')).toBe(false);
  });
});
