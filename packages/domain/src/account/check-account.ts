import type { FieldIssue } from '../forms/field-issue.ts';
import { EMAIL_MAX_LENGTH, isEmailAddress } from '../people/email-address.ts';
import { normalisePhone } from '../people/phone-number.ts';
import { tidyLine } from '../people/tidy-line.ts';
import {
  NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PHONE_LENGTH_MAX,
} from './account-limits.ts';

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

/** What is wrong with an e-mail address as typed, as a message key. */
function emailProblem(typed: string): Key {
  const email = typed.trim();
  if (email === '') {
    return 'account.email.required';
  }
  if (email.length > EMAIL_MAX_LENGTH) {
    return 'errors.tooLong';
  }
  return isEmailAddress(email) ? null : 'account.email.invalid';
}

function nameProblem(typed: string, requiredKey: string): Key {
  const name = tidyLine(typed);
  return name === '' ? requiredKey : tooLong(name, NAME_LENGTH_MAX);
}

function newPasswordProblem(password: string): Key {
  return password.length < PASSWORD_LENGTH_MIN
    ? 'account.password.tooShort'
    : tooLong(password, PASSWORD_LENGTH_MAX);
}

function phoneProblem(typed: string): Key {
  const phone = typed.trim();
  if (phone.length > PHONE_LENGTH_MAX) {
    return 'errors.tooLong';
  }
  return phone === '' || normalisePhone(phone) !== undefined ? null : 'account.phone.invalid';
}

function tooLong(text: string, maximum: number): Key {
  return text.length > maximum ? 'errors.tooLong' : null;
}

function issuesOf(problems: Readonly<Record<string, Key>>): FieldIssue[] {
  return Object.entries(problems).flatMap(([path, key]) => (key === null ? [] : [{ path, key, values: {} }]));
}

/** What is wrong with a log-in before it is sent, field by field; empty when nothing is. */
export function checkLogin({ email, password }: { email: string; password: string }): FieldIssue[] {
  return issuesOf({
    email: emailProblem(email),
    password: password === '' ? 'account.password.required' : tooLong(password, PASSWORD_LENGTH_MAX),
  });
}

/** What is wrong with a registration before it is sent, in the order of the form. */
export function checkRegistration(typed: TypedRegistration): FieldIssue[] {
  return issuesOf({
    firstName: nameProblem(typed.firstName, 'account.firstName.required'),
    lastName: nameProblem(typed.lastName, 'account.lastName.required'),
    email: emailProblem(typed.email),
    password: newPasswordProblem(typed.password),
    phone: phoneProblem(typed.phone),
    acceptTerms: typed.acceptTerms ? null : 'account.terms.required',
  });
}

/** What is wrong with the address that a link for a new password is to be sent to. */
export function checkEmailAlone({ email }: { email: string }): FieldIssue[] {
  return issuesOf({ email: emailProblem(email) });
}

/** What is wrong with a new password. */
export function checkNewPassword({ password }: { password: string }): FieldIssue[] {
  return issuesOf({ password: newPasswordProblem(password) });
}
