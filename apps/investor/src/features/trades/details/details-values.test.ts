import { describe, expect, it } from 'vitest';
import { PLACED } from '../../../testing/sample-order.ts';
import { checkDetails, detailsDraft, startDetails } from './details-values.ts';

const KNOWN = { registeredName: 'Ana Roy', city: 'Kingston', province: 'CAN-ON', sourceOfFunds: 'Savings' };
const MOTHER = {
  isForOther: true,
  kind: 'person',
  name: 'Rosa Roy',
  address: '12 Elm Street, Kingston ON K7L 1A1',
  phone: '+14165550142',
  occupation: 'Retired nurse',
  relation: 'My mother',
  birthdate: '1950-02-28',
} as const;
const HELD = {
  ...PLACED,
  subDoc: {
    scheduleA: {
      city: 'Regina',
      province: 'CAN-SK',
      sourceOfFunds: 'A gift',
      intendedUse: 'family',
      thirdParty: MOTHER,
    },
    paymentMethod: 'outside',
  },
} as const;

describe('the details of an order', () => {
  it('begin from the order, also for whom it is made, and are sent as they were told', () => {
    const started = startDetails(null, HELD, KNOWN);
    const { subDoc, issues } = checkDetails(started);
    expect(issues).toEqual([]);
    expect(subDoc?.scheduleA).toEqual({ ...HELD.subDoc.scheduleA, registeredName: KNOWN.registeredName });
  });

  it('come back from a draft as they were typed, somebody else among them', () => {
    const started = startDetails(null, HELD, KNOWN);
    const { subDoc } = started;
    const typed = { ...subDoc.scheduleA, thirdParty: { ...subDoc.scheduleA.thirdParty, name: 'Rosa R' } };
    const draft = detailsDraft({ subDoc: { ...subDoc, scheduleA: typed } });
    expect(startDetails(draft, PLACED, KNOWN).subDoc.scheduleA.thirdParty).toEqual(typed.thirdParty);
  });

  it('suggest no answer, and ask both questions', () => {
    const started = startDetails(null, PLACED, KNOWN);
    expect(checkDetails(started).issues.map(({ path }) => path)).toEqual([
      'subDoc.scheduleA.intendedUse',
      'subDoc.scheduleA.thirdParty.isForOther',
      'subDoc.paymentMethod',
    ]);
  });
});
