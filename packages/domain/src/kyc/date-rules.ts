import { ageOn, isCalendarDate } from '../people/calendar-date.ts';
import { AGE_OF_MAJORITY, HIGHEST_AGE_OF_MAJORITY, isProvinceCode } from '../people/provinces.ts';
import type { Rule } from './field-schema.ts';
import { AGE_MAX } from './kyc-limits.ts';

/** A day on which somebody living was born. */
export function birthdate(today: string): Rule {
  return (answer) => {
    if (typeof answer !== 'string' || !isCalendarDate(answer.trim())) {
      return { wrong: 'kyc.issues.date' };
    }
    const day = answer.trim();
    if (day > today) {
      return { wrong: 'kyc.issues.dateInFuture' };
    }
    return ageOn(day, today) > AGE_MAX ? { wrong: 'kyc.issues.tooOld' } : { kept: day };
  };
}

/** The birthdate of someone who may contract in their province; without a known province, anywhere in Canada. */
export function birthdateOfAdult(today: string, province: unknown): Rule {
  const born = birthdate(today);
  const years = isProvinceCode(province) ? AGE_OF_MAJORITY[province] : HIGHEST_AGE_OF_MAJORITY;
  return (answer) => {
    const verdict = born(answer);
    if ('wrong' in verdict || typeof verdict.kept !== 'string') {
      return verdict;
    }
    return ageOn(verdict.kept, today) < years ? { wrong: 'kyc.issues.tooYoung', values: { years } } : verdict;
  };
}

/** The last day of validity of an identity document: it may still be used on that day. */
export function expiryDate(today: string): Rule {
  return (answer) => {
    if (typeof answer !== 'string' || !isCalendarDate(answer.trim())) {
      return { wrong: 'kyc.issues.date' };
    }
    return answer.trim() < today ? { wrong: 'kyc.issues.expired' } : { kept: answer.trim() };
  };
}
