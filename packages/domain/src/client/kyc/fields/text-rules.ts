import { isMasked } from '../../../ground/formats/mask-number.ts';
import { signNotDrawn } from '../../../ground/people/drawn-letters.ts';
import { isEmailAddress } from '../../../ground/people/email-address.ts';
import { NAME_LENGTH_MAX, readLegalName } from '../../../ground/people/legal-name.ts';
import { normalisePhone } from '../../../ground/people/normalise-phone.ts';
import {
  isSocialInsuranceNumber,
  normaliseSocialInsuranceNumber,
} from '../../../ground/people/social-insurance-number.ts';
import { tidyCode, tidyText } from '../../../ground/people/tidy-line.ts';
import { isBlank } from './draft.ts';
import { type FieldSchema, field, type Rule, type Verdict } from './field-schema.ts';
import type { IssueKey } from './kyc-issue.ts';
import { TEXT_LIMITS } from './kyc-limits.ts';

type TextCheck = (text: string) => Verdict<string>;

/** Text as it is kept, where a paper can draw it. */
const drawn: TextCheck = (kept) => {
  const sign = signNotDrawn(kept);
  return sign === undefined ? { kept } : { wrong: 'kyc.issues.letters', values: { sign } };
};

/** A field that must be answered; `missing` names the sentence when it is not. */
export function required<Kept>(
  check: Rule<Kept>,
  missing: IssueKey = 'kyc.issues.required',
): FieldSchema<Kept> {
  return field((answer) => (isBlank(answer) ? { wrong: missing } : check(answer)));
}

/** A field that may stay empty and is checked once something is in it. An empty one is kept as empty text. */
export function optional<Kept>(check: Rule<Kept>): FieldSchema<Kept | ''> {
  return field<Kept | ''>((answer) => (isBlank(answer) ? { kept: '' } : check(answer)));
}

/**
 * Text of at most `max` characters, kept without invisible marks and spaces around it, and of letters that papers draw. A number or a list
 * is no text.
 */
export function text(max: number, check: TextCheck = drawn): Rule<string> {
  return tidied(tidyText, max, check);
}

/** A number, a code or an address of at most `max` characters, kept as a keyboard has it: see `tidyCode`. */
export function code(max: number, check?: TextCheck): Rule<string> {
  return tidied(tidyCode, max, check);
}

function tidied(
  tidy: (typed: string) => string,
  max: number,
  check: TextCheck = (kept) => ({ kept }),
): Rule<string> {
  return (answer) => {
    if (typeof answer !== 'string') {
      return { wrong: 'kyc.issues.text' };
    }
    const kept = tidy(answer);
    return kept.length > max ? { wrong: 'kyc.issues.tooLong', values: { max } } : check(kept);
  };
}

/** The name of a person, read as for an account. */
export const name: Rule<string> = (answer) => {
  if (typeof answer !== 'string') {
    return { wrong: 'kyc.issues.text' };
  }
  const read = readLegalName(answer);
  if ('name' in read) {
    return { kept: read.name };
  }
  switch (read.wrong) {
    case 'missing':
      return { wrong: 'kyc.issues.required' };
    case 'tooLong':
      return { wrong: 'kyc.issues.tooLong', values: { max: NAME_LENGTH_MAX } };
    case 'notAName':
      return { wrong: 'kyc.issues.legalName' };
  }
};

export const email = code(TEXT_LIMITS.email, (typed) =>
  isEmailAddress(typed) ? { kept: typed } : { wrong: 'kyc.issues.email' },
);

export const phone = code(TEXT_LIMITS.phone, (typed) => {
  const number = normalisePhone(typed);
  return number === undefined ? { wrong: 'kyc.issues.phone' } : { kept: number };
});

/** A social insurance number; its mask stands for the number that is already stored and counts as answered. */
export const socialInsuranceNumber: Rule<string> = (answer) => {
  if (isMasked(answer)) {
    return { kept: answer };
  }
  const digits = typeof answer === 'string' ? normaliseSocialInsuranceNumber(answer) : undefined;
  if (digits === undefined) {
    return { wrong: 'kyc.issues.socialInsuranceNumberDigits' };
  }
  return isSocialInsuranceNumber(digits) ? { kept: digits } : { wrong: 'kyc.issues.socialInsuranceNumber' };
};

/** The social insurance number of the spouse, which is not the investor's own. Behind a mask only the server can compare. */
export function socialInsuranceNumberBeside(own: unknown): Rule<string> {
  const ownDigits = typeof own === 'string' ? normaliseSocialInsuranceNumber(own) : undefined;
  return (answer) => {
    const verdict = socialInsuranceNumber(answer);
    return 'kept' in verdict && verdict.kept === ownDigits
      ? { wrong: 'kyc.issues.sameSocialInsuranceNumber' }
      : verdict;
  };
}

/** The id of an uploaded file as the server gave it. */
export const fileId = text(TEXT_LIMITS.fileId, (id) =>
  /^[\w-]+$/.test(id) ? { kept: id } : { wrong: 'kyc.issues.file' },
);
