import { describe, expect, it } from 'vitest';
import { type AnswerTime, answerSource, DOMAIN_NAMES, newerTime, timeOf } from './answer-times.ts';

const NOON = Date.parse('2026-11-18T12:00:00.000Z');
const SECOND_MS = 1_000;
const DAY_MS = 24 * 3_600 * SECOND_MS;
const YEAR_MS = 365 * DAY_MS;
const iso = (time: number) => new Date(time).toISOString();

/** The time of a phone number that arrives at noon, sent and given this many milliseconds earlier. */
function toldTime(sent: number | null, given: number | null): AnswerTime {
  const told = {
    sentAt: sent === null ? undefined : iso(NOON - sent),
    answeredAt: given === null ? undefined : { 'basics.phone': iso(NOON - given) },
  };
  return timeOf('basics.phone', answerSource(told, 'laptop', new Date(NOON)));
}

describe('an answer was given', () => {
  it.each([
    ['on arrival, where the save says nothing', null, null, 0],
    ['on arrival, where the save says only when it was sent', SECOND_MS, null, 0],
    ['as long before as it waited on its device', 0, 5 * SECOND_MS, 5 * SECOND_MS],
    ['by how long it waited, though the clock of its device is a year ahead', -YEAR_MS, 9 - YEAR_MS, 9],
    ['by how long it waited, however long the save travelled', 8 * SECOND_MS, 9 * SECOND_MS, SECOND_MS],
    ['before its arrival, where the save does not say when it was sent', null, 7 * SECOND_MS, 7 * SECOND_MS],
    ['on arrival, where it says that it was given later than it was sent', 5, 0, 0],
    ['ninety days ago at most', 0, YEAR_MS, 90 * DAY_MS],
  ])('%s', (_row, sent, given, age) => {
    const own = given === null ? null : NOON - given;
    expect(toldTime(sent, given)).toEqual({ at: NOON - age, own, by: 'laptop' });
  });

  it('at the time given for its own path, under the caller’s name for it', () => {
    const told = { answeredAt: { 'basics.genderStatus': iso(NOON - 5), 'basics.phone': iso(NOON - 9) } };
    const wire = answerSource(told, 'laptop', new Date(NOON));
    expect(timeOf('basics.gender', wire).at).toBe(NOON - 5);
    const asTold = answerSource(told, 'laptop', new Date(NOON), DOMAIN_NAMES);
    expect(timeOf('basics.gender', asTold).own).toBeNull();
    expect(timeOf('basics.genderStatus', asTold).at).toBe(NOON - 5);
  });
});

const at = (by: string, time: number, own: number | null = time): AnswerTime => ({ at: time, own, by });

describe('of two answers', () => {
  it.each<[string, AnswerTime | undefined, AnswerTime, AnswerTime | null]>([
    ['the first of all stands', undefined, at('A', 10), at('A', 10)],
    ['the newer of two devices stands', at('B', 10), at('A', 20), at('A', 20)],
    ['the older of two devices does not', at('B', 20), at('A', 10), null],
    ['the one that arrives last stands where both are equally old', at('B', 10), at('A', 10), at('A', 10)],
    ['of two devices their own clocks say nothing', at('B', 10, 99), at('A', 20, 1), at('A', 20, 1)],
    ['of one device its own clock decides', at('A', 10, 99), at('A', 20, 98), null],
    [
      'from one device the newer wins, and counts as no older than what it replaces',
      at('A', 30, 1),
      at('A', 20, 2),
      at('A', 30, 2),
    ],
    ['of one device the same answer sent again stands', at('A', 10, 5), at('A', 10, 5), at('A', 10, 5)],
    ['one without a time of its own stands', at('B', 30), at('A', 20, null), at('A', 30, null)],
    ['after one without its own time, the server’s clock decides', at('A', 20, null), at('A', 10, 99), null],
    [
      'after one without its own time, a newer one is taken as it is',
      at('A', 20, null),
      at('A', 25, 1),
      at('A', 25, 1),
    ],
  ])('%s', (_row, stored, sent, expected) => {
    expect(newerTime(stored, sent)).toEqual(expected);
  });
});
