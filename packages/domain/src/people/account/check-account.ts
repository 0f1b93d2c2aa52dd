import type { FieldIssue } from '../../ground/forms/field-issue.ts';
import { isEmailAddress, mayBeKnownAddress } from '../../ground/people/email-address.ts';
import { readLegalName } from '../../ground/people/legal-name.ts';
import { normalisePhone } from '../../ground/people/normalise-phone.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, PHONE_LENGTH_MAX } from './account-limits.ts';
import { emailProblem } from './email-problem.ts';
import { passwordLength } from './normalise-password.ts';

/**
 * The rules of account-schemas.ts for forms, without the schema library: the log-in page is the first that many people
 * load, often on a phone. A test holds both to the same answers.
 */
type Key = string | null;

/** What a person types to register; the answers that a list gives need no check. */
export type TypedRegistration = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
  acceptTerms: boolean;
};

function nameProblem(typed: string, missing: string): Key {
  const read = readLegalName(typed);
  const keys = { missing, tooLong: 'errors.tooLong', notAName: 'account.legalName' };
  return 'name' in read ? null : keys[read.wrong];
}

/** Why a password of the right length is refused; null for a good one, and while what judges it is not loaded. */
export type RefusePassword = (password: string) => Key;
const notJudged: RefusePassword = () => null;

function newPasswordProblem(password: string, refuse: RefusePassword): Key {
  if (password === '') {
    return 'account.password.required';
  }
  if (passwordLength(password) < PASSWORD_LENGTH_MIN) {
    return 'account.password.tooShort';
  }
  return longPassword(password) ?? refuse(password);
}

function longPassword(password: string): Key {
  return passwordLength(password) > PASSWORD_LENGTH_MAX ? 'errors.tooLong' : null;
}

function phoneProblem(typed: string): Key {
  const phone = tidyCode(typed);
  if (phone.length > PHONE_LENGTH_MAX) {
    return 'errors.tooLong';
  }
  return phone === '' || normalisePhone(phone) !== undefined ? null : 'account.phone.invalid';
}

function issuesOf(problems: Readonly<Record<string, Key>>): FieldIssue[] {
  return Object.entries(problems).flatMap(([path, key]) => (key === null ? [] : [{ path, key, values: {} }]));
}

/** What is wrong with a log-in before it is sent, field by field; empty when nothing is. */
export function checkLogin({ email, password }: { email: string; password: string }): FieldIssue[] {
  return issuesOf({
    email: emailProblem(email, mayBeKnownAddress),
    password: password === '' ? 'account.password.required' : longPassword(password),
  });
}

/** What is wrong with a registration before it is sent, in the order of the form. */
export function checkRegistration(
  typed: TypedRegistration,
  refuse: RefusePassword = notJudged,
): FieldIssue[] {
  return issuesOf({
    firstName: nameProblem(typed.firstName, 'account.firstName.required'),
    lastName: nameProblem(typed.lastName, 'account.lastName.required'),
    email: emailProblem(typed.email, isEmailAddress),
    password: newPasswordProblem(typed.password, refuse),
    phone: phoneProblem(typed.phone),
    acceptTerms: typed.acceptTerms ? null : 'account.terms.required',
  });
}

/** What is wrong with a person's own details as typed. */
export function checkDetails(
  typed: Pick<TypedRegistration, 'firstName' | 'lastName' | 'phone'>,
): FieldIssue[] {
  return issuesOf({
    firstName: nameProblem(typed.firstName, 'account.firstName.required'),
    lastName: nameProblem(typed.lastName, 'account.lastName.required'),
    phone: phoneProblem(typed.phone),
  });
}

/** What is wrong with the address of an account to which a link for a new password is to be sent. */
export function checkKnownEmail({ email }: { email: string }): FieldIssue[] {
  return issuesOf({ email: emailProblem(email, mayBeKnownAddress) });
}

/** What is wrong with the address that an account is to have from now on. */
export function checkNewEmail({ email }: { email: string }): FieldIssue[] {
  return issuesOf({ email: emailProblem(email, isEmailAddress) });
}

/** What is wrong with a new password. */
export function checkNewPassword(
  { password }: { password: string },
  refuse: RefusePassword = notJudged,
): FieldIssue[] {
  return issuesOf({ password: newPasswordProblem(password, refuse) });
}
