import { describe, expect, it } from 'vitest';
import { mayCancel } from './may-cancel.ts';
import { RIGHTS_TO_CANCEL } from './right-to-cancel.ts';
import type { TradeStatus } from './trade-status.ts';

/** By how the right to cancel stands: not begun, runs, ended. */
const MAY: Readonly<Record<TradeStatus, readonly [boolean, boolean, boolean]>> = {
  open: [true, true, true],
  submitted: [true, true, true],
  changesAsked: [true, true, true],
  inReview: [true, true, true],
  approved: [false, true, false],
  settled: [false, false, false],
  declined: [false, false, false],
  archived: [false, false, false],
};

describe('an investor may cancel', () => {
  it.each(Object.keys(MAY).filter((status): status is TradeStatus => status in MAY))(
    'an order that is %s',
    (status) => {
      expect(RIGHTS_TO_CANCEL.map((right) => mayCancel(status, right))).toEqual(MAY[status]);
    },
  );
});
