import { describe, expect, it } from 'vitest';
import { offeringSchema } from './offering.ts';
import { COMPLETE_OFFERING } from './testing/complete-offering.ts';

const STATED_TOO_OFTEN = Array.from({ length: 13 }, () => COMPLETE_OFFERING.statedValues[0]);

/** The offering with one value, named by its path, in the place of another. */
function offeringWith(path: string, value: unknown): unknown {
  const offering: unknown = JSON.parse(JSON.stringify(COMPLETE_OFFERING));
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<object>((part, name) => Reflect.get(part, name), Object(offering));
  Reflect.set(holder, last, value);
  return offering;
}

describe('what a deal says of its sale', () => {
  it('is read as it is written', () => {
    expect(offeringSchema.parse(COMPLETE_OFFERING)).toEqual(COMPLETE_OFFERING);
  });

  it.each([
    ['a year that ends on a day that there is not', 'issuer.financialYearEnd', '13-31'],
    ['a province twice', 'offeredIn', ['CAN-ON', 'CAN-ON']],
    ['a place that is no province', 'offeredIn', ['CAN-XX']],
    ['an exemption that the law does not know', 'exemptions', ['AI', 'CROWD']],
    ['a kind of security without a code', 'securityCode', 'XYZ'],
    ['a certificate of a day that there is not', 'memorandum.certificateOn', '2026-02-30'],
    ['an appraisal of a third of a cent', 'appraisal.value', 0.333],
    ['a smallest raise below nothing', 'minimumRaise', -1],
    ['more values than a page states', 'statedValues', STATED_TOO_OFTEN],
  ] as const)('is refused at its field with %s', (_what, field, value) => {
    const read = offeringSchema.safeParse(offeringWith(field, value));
    const places = (read.error?.issues ?? []).map(({ path }) => path.join('.'));
    expect(places).toEqual([expect.stringContaining(field)]);
  });
});
