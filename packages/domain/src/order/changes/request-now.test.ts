import { describe, expect, it } from 'vitest';
import { type ChangeEvent, requestNow, stillAsked } from './request-now.ts';

const ASKED = '2026-11-20T15:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';
const LAST = '2026-11-22T10:00:00.000Z';
const PHONE = { id: 'phone', reason: 'out-of-date', note: 'It does not answer.' } as const;
const CITY = { id: 'city', reason: 'unclear', note: '' } as const;
const REQUEST = { askedAt: ASKED, answerBy: '2026-12-04', items: [PHONE, CITY] };
const by = 'Noor';

type Row = [string, ChangeEvent<string>[], object];

describe('a request for changes', () => {
  it.each<Row>([
    [
      'stands as it was asked while nothing was done about it, and may be reminded of a day later',
      [],
      { answerBy: '2026-12-04', withdrawn: null, reminded: [], remindFrom: '2026-11-21T15:00:00.000Z' },
    ],
    [
      'keeps the other item where one is withdrawn',
      [{ kind: 'withdrawn', itemId: 'phone', at: LATER, by }],
      {
        withdrawn: null,
        items: [
          { id: 'phone', withdrawn: { at: LATER, by } },
          { id: 'city', withdrawn: null },
        ],
      },
    ],
    [
      'says who withdrew the whole, and when',
      [{ kind: 'withdrawn', itemId: null, at: LATER, by }],
      { withdrawn: { at: LATER, by } },
    ],
    [
      'has the new words, and each of the former with who replaced them',
      [
        { kind: 'worded', itemId: 'phone', reason: 'other', note: 'Second.', at: LATER, by },
        { kind: 'worded', itemId: 'phone', reason: 'other', note: 'Third.', at: LAST, by: 'Wei' },
      ],
      {
        items: [
          {
            reason: 'other',
            note: 'Third.',
            former: [
              { reason: 'out-of-date', note: PHONE.note, at: LATER, by },
              { reason: 'other', note: 'Second.', at: LAST, by: 'Wei' },
            ],
          },
          { former: [] },
        ],
      },
    ],
    [
      'has the new day, and the one of before',
      [{ kind: 'due', answerBy: '2026-12-20', at: LATER, by }],
      { answerBy: '2026-12-20', formerDays: [{ answerBy: '2026-12-04', at: LATER, by }] },
    ],
    [
      'may be reminded of again a day after the last time',
      [
        { kind: 'reminded', at: LATER, by },
        { kind: 'reminded', at: LAST, by },
      ],
      {
        reminded: [
          { at: LATER, by },
          { at: LAST, by },
        ],
        remindFrom: '2026-11-23T10:00:00.000Z',
      },
    ],
  ])('%s', (_row, events, expected) => {
    expect(requestNow(REQUEST, events)).toMatchObject(expected);
  });

  it.each<[string, ChangeEvent<string>[], string[]]>([
    ['all of it is asked for', [], ['phone', 'city']],
    ['what was withdrawn is not', [{ kind: 'withdrawn', itemId: 'city', at: LATER, by }], ['phone']],
    ['nothing is once the whole was withdrawn', [{ kind: 'withdrawn', itemId: null, at: LATER, by }], []],
  ])('%s', (_row, events, ids) => {
    expect(stillAsked(requestNow(REQUEST, events)).map(({ id }) => id)).toEqual(ids);
  });
});
