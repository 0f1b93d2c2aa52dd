import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_AGE_MAX_MS, type AnswerSource } from '../versions/answer-times.ts';
import { mergeTimedAnswers, type TimedAnswers } from './merge-timed-answers.ts';

const NOTHING: TimedAnswers = { kyc: {}, times: {} };

/**
 * A save from a device; times are in milliseconds on one clock. `travels` is how long the request takes, `ahead` how
 * far the device's clock is ahead.
 */
type Save = { by: string; answers: KycDraft; at: number; arrives: number; ahead?: number; travels?: number };

function sourceOf({ by, answers, at, arrives, ahead = 0, travels = 0 }: Save): AnswerSource {
  const paths = [
    'phone',
    'middleName',
    'email',
    'socialInsuranceNumber',
    'address.city',
    'address.street',
    'address',
    'spouse',
  ];
  return {
    device: by,
    nameOf: (path) => path,
    now: arrives,
    sentAt: arrives - travels + ahead,
    answeredAt: new Map(
      Object.keys(answers).length === 0 ? [] : paths.map((path) => [`basics.${path}`, at + ahead]),
    ),
  };
}

const put = (stored: TimedAnswers, save: Save) => mergeTimedAnswers(stored, save.answers, sourceOf(save));
const phone = (by: string, text: string, at: number, arrives: number, ahead = 0): Save => ({
  by,
  answers: { basics: { phone: text } },
  at,
  arrives,
  ahead,
});

describe('saves of two devices', () => {
  it.each<[string, Save, Save, string, string[]]>([
    ['in order: the newer answer stands', phone('A', '1', 10, 10), phone('B', '2', 20, 20), '2', []],
    ['out of order: the newer answer stands', phone('B', '2', 20, 20), phone('A', '1', 10, 30), '2', ['1']],
    ['late, but answered later: it stands', phone('B', '2', 20, 20), phone('A', '1', 25, 99), '1', []],
    [
      'with one clock a year ahead: how long the answer waited decides',
      phone('B', '2', 20, 20),
      phone('A', '1', 10, 30, 31_536_000_000),
      '2',
      ['1'],
    ],
    [
      'with an answer from the future: it counts as given now',
      phone('A', '1', 9_999, 10),
      phone('B', '2', 20, 20),
      '2',
      [],
    ],
    [
      'at the same time: the one that arrives last wins',
      phone('A', '1', 10, 10),
      phone('B', '2', 10, 20),
      '2',
      [],
    ],
    ['with the same answer: nothing is lost', phone('B', '2', 20, 20), phone('A', '2', 10, 30), '2', []],
  ])('%s', (_row, first, second, expected, lost) => {
    const after = put(put(NOTHING, first), second);
    expect(after.kyc).toEqual({ basics: { phone: expected } });
    expect(after.superseded.map(({ path }) => path)).toEqual(lost.map(() => 'basics.phone'));
    expect(after.setAside.filter(({ answer }) => lost.includes(String(answer)))).toHaveLength(lost.length);
  });

  it('of different fields do not touch each other, in any order', () => {
    const city: Save = { by: 'A', answers: { basics: { address: { city: 'Ottawa' } } }, at: 5, arrives: 90 };
    const after = put(put(NOTHING, phone('B', '2', 20, 20)), city);
    expect(after.kyc).toEqual({ basics: { phone: '2', address: { city: 'Ottawa' } } });
    expect([after.superseded, after.setAside]).toEqual([[], []]);
  });

  it('set aside what the other device’s newer answer replaces, but not what somebody types over', () => {
    const typed = put(put(NOTHING, phone('A', '1', 10, 10)), phone('A', '12', 11, 11));
    expect(typed.setAside).toEqual([]);
    expect(put(typed, phone('B', '3', 20, 20)).setAside).toEqual([
      { path: 'basics.phone', answer: '12', answeredAt: 11, cameLate: false },
    ]);
  });

  it.each([
    ['another device', 'A', true],
    ['the same device, overtaken by its own next request', 'B', false],
  ] as const)('say whether what came late is of %s', (_row, by, cameLate) => {
    const stored = put(NOTHING, phone('B', '2', 20, 20));
    expect(put(stored, phone(by, '1', 10, 30)).setAside).toEqual([
      { path: 'basics.phone', answer: '1', answeredAt: 10, cameLate },
    ]);
  });

  it('clear no field of a group that was answered since', () => {
    const unit: Save = { by: 'B', answers: { basics: { address: { city: 'Ottawa' } } }, at: 20, arrives: 20 };
    const emptied: Save = { by: 'A', answers: { basics: { address: null } }, at: 10, arrives: 30 };
    const after = put(put(NOTHING, unit), emptied);
    expect(after.kyc.basics?.address).toMatchObject({ city: 'Ottawa' });
    expect(after.superseded.map(({ path }) => path)).toEqual(['basics.address.city']);
  });

  it('clear the fields of a group that were answered before, and none answered since', () => {
    const address = (answers: object, at: number): Save => ({
      by: 'B',
      answers: { basics: { address: answers } },
      at,
      arrives: at,
    });
    const stored = put(
      put(NOTHING, address({ unit: '4' }, 5)),
      address({ city: 'Ottawa', street: 'Elm' }, 20),
    );
    const after = put(stored, { by: 'A', answers: { basics: { address: null } }, at: 10, arrives: 30 });
    expect(after.kyc.basics?.address).toMatchObject({ unit: null, city: 'Ottawa', street: 'Elm' });
    expect(after.superseded.map(({ path }) => path).sort()).toEqual([
      'basics.address.city',
      'basics.address.street',
    ]);
  });

  it('set nothing aside when a field was cleared late', () => {
    const after = put(put(NOTHING, phone('B', '2', 20, 20)), phone('A', ' ', 10, 30));
    expect(after.superseded).toHaveLength(1);
    expect([after.kyc.basics?.phone, after.setAside]).toEqual(['2', []]);
  });

  it('treat what looks like a mask as an answer in a field that is not secret', () => {
    const after = put(NOTHING, phone('A', '***-***-544', 10, 10));
    expect(after.kyc.basics?.phone).toBe('***-***-544');
    expect(after.times['basics.phone']?.at).toBe(10);
  });

  it('ignore the mask of a number: it is neither newer nor lost', () => {
    const number: Save = {
      by: 'B',
      answers: { basics: { socialInsuranceNumber: '130692544' } },
      at: 20,
      arrives: 20,
    };
    const mask: Save = {
      by: 'A',
      answers: { basics: { socialInsuranceNumber: '***-***-544' } },
      at: 10,
      arrives: 30,
    };
    const before = put(NOTHING, number);
    const after = put(before, mask);
    expect(after).toEqual({ kyc: before.kyc, times: before.times, superseded: [], setAside: [] });
  });

  it('without times count in the order they arrive, even if the server’s clock is ahead', () => {
    const before = put(NOTHING, phone('B', '2', 500, 500));
    const source = { device: 'A', now: 400, sentAt: 400, answeredAt: new Map(), nameOf: String };
    const after = mergeTimedAnswers(before, { basics: { phone: '1' } }, source);
    expect(after.kyc.basics?.phone).toBe('1');
    expect(after.times['basics.phone']?.at).toBe(500);
  });

  it('that waited for years are as old as ninety days', () => {
    const now = ANSWER_AGE_MAX_MS * 9;
    expect(put(NOTHING, phone('A', '1', 0, now)).times['basics.phone']?.at).toBe(now - ANSWER_AGE_MAX_MS);
  });
});

describe('two requests of one device', () => {
  it.each<[string, Save, Save]>([
    [
      'where the one sent on leaving overtakes the older one',
      { ...phone('A', 'newer', 20, 40), travels: 15 },
      { ...phone('A', 'older', 10, 300), travels: 285 },
    ],
    [
      'where the older one is slow and the newer one waits for it',
      { ...phone('A', 'older', 10, 3_000), travels: 2_980 },
      { ...phone('A', 'newer', 750, 3_110), travels: 10 },
    ],
  ])('%s: the newest answer stands', (_row, first, second) => {
    const after = put(put(NOTHING, first), second);
    expect(after.kyc.basics?.phone).toBe('newer');
  });
});

describe('the merge', () => {
  it('does not depend on the order in which saves arrive', () => {
    const answers = fc.record(
      { phone: fc.string(), middleName: fc.string(), email: fc.string() },
      { requiredKeys: [] },
    );
    const saves = fc.uniqueArray(
      fc.record({ by: fc.constantFrom('A', 'B', 'C'), at: fc.integer({ min: 0, max: 1_000 }), answers }),
      { selector: ({ at }) => at, maxLength: 8 },
    );
    const shuffled = saves.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const arrive = (list: typeof one) =>
          list.reduce(
            (stored, save, index) =>
              put(stored, { ...save, answers: { basics: save.answers }, arrives: 2_000 + index * 100 }),
            NOTHING,
          );
        const newest: Record<string, unknown> = {};
        for (const save of [...one].sort((a, b) => a.at - b.at)) {
          Object.assign(newest, save.answers);
        }
        expect(arrive(one).kyc.basics ?? {}).toEqual(newest);
        expect(arrive(other).kyc.basics ?? {}).toEqual(newest);
      }),
    );
  });

  it('loses no answer of another device: each is kept, reported or set aside', () => {
    const texts = fc.array(fc.tuple(fc.integer({ min: 0, max: 99 }), fc.string({ minLength: 1 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(texts, (list) => {
        let stored = NOTHING;
        const kept: unknown[] = [];
        list.forEach(([at, text], index) => {
          const after = put(stored, phone(`device ${index}`, `x${text}`, at, 200 + index));
          kept.push(...after.setAside.map(({ answer }) => answer));
          stored = after;
        });
        const all = [...kept, stored.kyc.basics?.phone];
        for (const [, text] of list) {
          expect(all).toContain(`x${text}`);
        }
      }),
    );
  });
});
