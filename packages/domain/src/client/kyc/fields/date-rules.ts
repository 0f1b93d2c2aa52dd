import { AGE_OF_MAJORITY, LOWEST_AGE_OF_MAJORITY } from '../../../ground/law/age-of-majority.ts';
import { ageOn, isCalendarDate } from '../../../ground/people/calendar-date.ts';
import { isProvinceCode } from '../../../ground/people/provinces.ts';
import { tidyCode } from '../../../ground/people/tidy-line.ts';
import type { Rule } from './field-schema.ts';
import type { IssueKey } from './kyc-issue.ts';
import { AGE_MAX, SPOUSE_AGE_MIN } from './kyc-limits.ts';

/** A day on which somebody living was born. */
function birthdate(today: string): Rule<string> {
  return (answer) => {
    const day = typeof answer === 'string' ? tidyCode(answer) : '';
    if (!isCalendarDate(day)) {
      return { wrong: 'kyc.issues.date' };
    }
    if (day > today) {
      return { wrong: 'kyc.issues.dateInFuture' };
    }
    return ageOn(day, today) > AGE_MAX ? { wrong: 'kyc.issues.tooOld' } : { kept: day };
  };
}

/** A day that has come, however long ago. */
export function pastDay(today: string): Rule<string> {
  return (answer) => {
    const day = typeof answer === 'string' ? tidyCode(answer) : '';
    if (!isCalendarDate(day)) {
      return { wrong: 'kyc.issues.date' };
    }
    return day > today ? { wrong: 'kyc.issues.dateInFuture' } : { kept: day };
  };
}

/** The birthdate of someone who may contract in their province; before it is known, somewhere in Canada. */
export function birthdateOfAdult(today: string, province: unknown): Rule<string> {
  const years = isProvinceCode(province) ? AGE_OF_MAJORITY[province] : LOWEST_AGE_OF_MAJORITY;
  return bornYearsAgo(today, years, 'kyc.issues.tooYoung');
}

/** The birthdate of somebody who can be a spouse or partner. */
export function birthdateOfSpouse(today: string): Rule<string> {
  return bornYearsAgo(today, SPOUSE_AGE_MIN, 'kyc.issues.spouseTooYoung');
}

function bornYearsAgo(today: string, years: number, tooYoung: IssueKey): Rule<string> {
  const born = birthdate(today);
  return (answer) => {
    const verdict = born(answer);
    if ('wrong' in verdict) {
      return verdict;
    }
    return ageOn(verdict.kept, today) < years ? { wrong: tooYoung, values: { years } } : verdict;
  };
}

/** The last day of validity of an identity document: it may still be used on that day. */
export function expiryDate(today: string): Rule<string> {
  return (answer) => {
    const day = typeof answer === 'string' ? tidyCode(answer) : '';
    if (!isCalendarDate(day)) {
      return { wrong: 'kyc.issues.date' };
    }
    return day < today ? { wrong: 'kyc.issues.expired' } : { kept: day };
  };
}
