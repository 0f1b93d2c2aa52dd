import type { Language } from '@portal/domain/ground/people/languages';
import { describe, expect, it } from 'vitest';
import { translateKey } from '../../../../platform/language/translate.ts';
import { cancellationFacts, cancelUntilFacts } from './cancellation-facts.ts';

const rightEndsAt = '2026-11-21T05:00:00.000Z';
const timeZone = 'America/Toronto';
const tellIn =
  (language: Language) =>
  (key: string, values: Record<string, string | number> = {}) =>
    translateKey(language, key, values);

describe('the times of a cancellation on its receipt', () => {
  const told = { noticeAt: '2026-11-20T20:05:06.000Z', timeZone, money: 'doNotSend' } as const;

  it('are when the notice arrived, to the second, and the midnight until which the right ran', () => {
    const facts = cancellationFacts({ ...told, rightEndsAt }, 'en', tellIn('en'));
    expect(facts).toHaveLength(2);
    expect(facts[0]?.value).toContain('(2026-11-20 20:05:06 UTC)');
    expect(facts[1]?.value).toBe('midnight at the end of Friday, November\u00a020, 2026');
  });

  it('are the arrival alone where the right had not begun', () => {
    const facts = cancellationFacts({ ...told, rightEndsAt: null }, 'en', tellIn('en'));
    expect(facts.map(({ label }) => label)).toEqual([translateKey('en', 'mailCancellation.noticeAt')]);
  });
});

describe('the end of the right in a message', () => {
  it.each([
    ['en', 'midnight at the end of Friday, November\u00a020, 2026'],
    ['fr', 'vendredi 20\u00a0novembre 2026'],
  ] as const)('is, in %s, the last day that the right runs', (language, day) => {
    const facts = cancelUntilFacts({ rightEndsAt, timeZone }, language, tellIn(language));
    expect(facts).toEqual([
      {
        label: translateKey(language, 'mailCancellation.cancelUntil'),
        value: expect.stringContaining(day),
      },
    ]);
  });

  it('is missing for an order that cannot be cancelled', () => {
    expect(cancelUntilFacts(null, 'en', tellIn('en'))).toEqual([]);
  });
});
