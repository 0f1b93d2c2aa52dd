import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** What the waiting list asks of areas that build on it. */
export type WaitingListQuestions = {
  /** The provinces from which the dealer takes orders at an instant, by their own calendars. */
  'served-provinces': { about: { at: Date }; answer: ProvinceCode[] };
};
