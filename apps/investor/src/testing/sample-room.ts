import type { Room } from '@portal/domain/order/exemptions/room.wire';

/** What the server says of somebody eligible in Ontario who has $12,400 left of $30,000. */
const SAMPLE_ROOM: Room = {
  outcome: 'allowed',
  exemption: 'OM',
  blockedBy: null,
  cap: 100_000,
  used: 17_600,
  room: 82_400,
  roomWithoutAdvice: 12_400,
  freesUp: [{ amount: 8_000, on: '2027-03-03' }],
  needsAdvice: false,
  needsRepresentative: false,
  needsEvidence: false,
  isIncomeOutdated: false,
  rule: {
    ruleId: 'om-limit-year-advised',
    instrument: 'ni-45-106',
    section: '2.9(2.1)(b)(iii)',
    figure: 100_000,
  },
  because: [
    {
      ruleId: 'eligible-income',
      instrument: 'ni-45-106',
      section: '1.1 (a)(ii)',
      figure: 75_000,
      facts: [2024, 2025, 2026].map((year) => ({
        of: 'income',
        amount: 90_000,
        owed: null,
        year,
        isExpected: year === 2026,
        relation: null,
      })),
    },
  ],
  province: 'CAN-ON',
  isBinding: true,
};

/** The sample, with some of it otherwise. */
export const roomOf = (more: Partial<Room> = {}): Room => ({ ...SAMPLE_ROOM, ...more });

/** What it says before there is a profile. */
export const UNKNOWN_ROOM: Room = roomOf({
  outcome: 'unknown',
  exemption: null,
  cap: null,
  used: 0,
  room: null,
  roomWithoutAdvice: null,
  freesUp: [],
  rule: null,
  because: [],
});
