import { describe, expect, it } from 'vitest';
import { isToldNow, lastMorning, mayBeTold } from './telling-times.ts';
import type { ToldTiming } from './told-topics.ts';

const at = (time: string) => new Date(time);

describe('the last morning', () => {
  it.each([
    ['a minute before seven on a Wednesday: Tuesday’s', '2026-11-18T11:59:00Z', '2026-11-17T12:00:00.000Z'],
    ['seven on a Wednesday: its own', '2026-11-18T12:00:00Z', '2026-11-18T12:00:00.000Z'],
    ['late on a Wednesday: its own', '2026-11-19T04:30:00Z', '2026-11-18T12:00:00.000Z'],
    ['a Sunday: Friday’s', '2026-11-22T18:00:00Z', '2026-11-20T12:00:00.000Z'],
    ['Thanksgiving Monday: Friday’s', '2026-10-12T18:00:00Z', '2026-10-09T11:00:00.000Z'],
    ['the Monday after the clocks went back', '2026-11-02T12:00:00Z', '2026-11-02T12:00:00.000Z'],
    ['the Monday after the clocks went forward', '2026-03-09T11:00:00Z', '2026-03-09T11:00:00.000Z'],
    ['the days after Christmas: Christmas Eve’s', '2026-12-28T18:00:00Z', '2026-12-24T12:00:00.000Z'],
  ])('of %s', (_name, now, expected) => {
    expect(lastMorning(at(now)).toISOString()).toBe(expected);
  });
});

describe('a person may be told', () => {
  const NOW = at('2026-11-18T15:00:00Z');
  it.each<[string, { at: Date; doneAt: Date | null } | undefined, boolean]>([
    ['the first time', undefined, true],
    [
      'not 14:59 minutes after the last mail left',
      { at: at('2026-11-18T14:45:00Z'), doneAt: at('2026-11-18T14:45:01Z') },
      false,
    ],
    [
      'a quarter of an hour after it left',
      { at: at('2026-11-18T14:00:00Z'), doneAt: at('2026-11-18T14:45:00Z') },
      true,
    ],
    ['not while one is on its way', { at: at('2026-11-18T14:00:00Z'), doneAt: null }, false],
    ['once one was given up', { at: at('2026-11-18T09:00:00Z'), doneAt: null }, true],
  ])('%s', (_name, last, expected) => {
    expect(mayBeTold(NOW, last)).toBe(expected);
  });
});

describe('something is told', () => {
  const clock = { now: at('2026-11-18T15:00:00Z'), morning: at('2026-11-18T12:00:00Z') };
  it.each<[string, ToldTiming, string, boolean, boolean]>([
    ['at once', 'at-once', '2026-11-18T14:59:00Z', true, true],
    ['in the morning, if it was there by then', 'morning', '2026-11-18T12:00:00Z', false, true],
    ['not again in the same morning', 'morning', '2026-11-18T11:00:00Z', true, false],
    ['the next morning, if it came after seven', 'morning', '2026-11-18T12:00:01Z', false, false],
    ['never', 'never', '2026-11-18T11:00:00Z', false, false],
  ])('%s', (_name, timing, since, hadMorning, expected) => {
    expect(isToldNow(timing, at(since), { ...clock, hadMorning })).toBe(expected);
  });
});
