import { purchaserFactsOf } from '@portal/domain/client/kyc/checks/purchaser-facts-of';
import { dayIn } from '@portal/domain/ground/formats/clock-days';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import type { PurchaserFacts } from '@portal/domain/ground/law/purchaser-facts';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** The dealer's province, whose calendar counts for somebody of whom no province is known. */
export const DEALER_PROVINCE: ProvinceCode = 'CAN-ON';

/** What answers that were submitted at a time say of a purchaser, by the day that it was where they live. */
export function factsOfAnswers(answers: unknown, submittedAt: Date): PurchaserFacts {
  const { province } = purchaserFactsOf(answers, dayIn(timeZoneOf(DEALER_PROVINCE), submittedAt));
  return purchaserFactsOf(answers, dayIn(timeZoneOf(province ?? DEALER_PROVINCE), submittedAt));
}
