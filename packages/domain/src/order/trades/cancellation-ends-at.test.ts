import { describe, expect, it } from 'vitest';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import { cancellationEndsAt } from './cancellation-ends-at.ts';
import { releasableFrom, rightToCancelAt } from './right-to-cancel.ts';
import { moveTrade } from './trade-status.ts';

type Signed = { at: string; in: ProvinceCode; clock: string };

/** Wednesday morning, with no holiday before the week is over. */
const ON_A_WEDNESDAY: Signed = { at: '2026-11-18T15:00:00Z', in: 'CAN-ON', clock: 'America/Toronto' };
/** The Monday before the Fête nationale, which is a Wednesday. */
const IN_QUEBEC: Signed = { at: '2026-06-22T15:00:00Z', in: 'CAN-QC', clock: 'America/Toronto' };
const IN_ONTARIO_THEN: Signed = { ...IN_QUEBEC, in: 'CAN-ON' };
/** The Friday before Family Day, which British Columbia and Ontario keep and Québec does not. */
const IN_VANCOUVER: Signed = { at: '2026-02-13T18:00:00Z', in: 'CAN-BC', clock: 'America/Vancouver' };
/** The day before Nunavut Day, a Wednesday. */
const IN_IQALUIT: Signed = { at: '2026-07-08T15:00:00Z', in: 'CAN-NU', clock: 'America/Iqaluit' };
const IN_ST_JOHNS: Signed = { at: '2026-11-18T15:00:00Z', in: 'CAN-NL', clock: 'America/St_Johns' };
/** The Friday before the clocks go back. */
const BEFORE_WINTER_TIME: Signed = { at: '2026-10-30T15:00:00Z', in: 'CAN-ON', clock: 'America/Toronto' };

const endOf = (signed: Signed) => cancellationEndsAt(new Date(signed.at), signed.in, signed.clock);

describe('an investor whose order is approved', () => {
  it.each<[string, Signed, string, boolean]>([
    ['may cancel at once', ON_A_WEDNESDAY, '2026-11-18T15:00:00.000Z', true],
    ['may cancel a millisecond before Friday’s midnight', ON_A_WEDNESDAY, '2026-11-21T04:59:59.999Z', true],
    ['may not at midnight', ON_A_WEDNESDAY, '2026-11-21T05:00:00.000Z', false],
    ['in Québec has the Fête nationale on top: before', IN_QUEBEC, '2026-06-26T03:59:59.999Z', true],
    ['in Québec has the Fête nationale on top: at midnight', IN_QUEBEC, '2026-06-26T04:00:00.000Z', false],
    ['in Ontario has not: before', IN_ONTARIO_THEN, '2026-06-25T03:59:59.999Z', true],
    ['in Ontario has not: at midnight', IN_ONTARIO_THEN, '2026-06-25T04:00:00.000Z', false],
    ['in Vancouver has Family Day on top: before', IN_VANCOUVER, '2026-02-19T07:59:59.999Z', true],
    ['in Vancouver has Family Day on top: at midnight', IN_VANCOUVER, '2026-02-19T08:00:00.000Z', false],
    ['in Iqaluit has Nunavut Day on top: before', IN_IQALUIT, '2026-07-14T03:59:59.999Z', true],
    ['in Iqaluit has Nunavut Day on top: at midnight', IN_IQALUIT, '2026-07-14T04:00:00.000Z', false],
    ['in St. John’s goes by its half hour: before', IN_ST_JOHNS, '2026-11-21T03:29:59.999Z', true],
    ['in St. John’s goes by its half hour: at midnight', IN_ST_JOHNS, '2026-11-21T03:30:00.000Z', false],
    ['has the hour that the clocks give: before', BEFORE_WINTER_TIME, '2026-11-04T04:59:59.999Z', true],
    ['has the hour that the clocks give: at midnight', BEFORE_WINTER_TIME, '2026-11-04T05:00:00.000Z', false],
  ])('%s', (_row, signed, at, may) => {
    const right = rightToCancelAt(endOf(signed), new Date(at));
    expect(moveTrade('approved', { to: 'archived', by: 'investor', right }).moved).toBe(may);
    expect(moveTrade('approved', { to: 'settled', by: 'staff', right }).moved).toBe(!may);
  });

  it.each(['open', 'submitted', 'changesAsked', 'inReview'] as const)(
    'could give it up while it was %s, before and after midnight',
    (status) => {
      const end = endOf(ON_A_WEDNESDAY);
      for (const at of [new Date(end.getTime() - 1), end, new Date(end.getTime() + 86_400_000)]) {
        const right = rightToCancelAt(end, at);
        expect(moveTrade(status, { to: 'archived', by: 'investor', right }).moved).toBe(true);
      }
    },
  );
});

describe('the right to cancel', () => {
  it('has not begun while a signature is missing', () => {
    expect(rightToCancelAt(null, new Date('2026-11-18T15:00:00Z'))).toBe('not-begun');
  });

  it('lets the money go a minute after its end, when every notice given in time is written', () => {
    expect(releasableFrom(endOf(ON_A_WEDNESDAY)).toISOString()).toBe('2026-11-21T05:01:00.000Z');
  });
});
