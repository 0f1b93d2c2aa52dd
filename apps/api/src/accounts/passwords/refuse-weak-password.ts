import { type PasswordOwner, passwordRefusal } from '@portal/domain/account/password-refusal';
import { type FieldIssue, invalid } from '../../http/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What is wrong with a new password beyond its length, for the field of this name. */
export function passwordIssues(field: string, password: string, owner: PasswordOwner): FieldIssue[] {
  const key = passwordRefusal(password, owner, isCommonPassword);
  return key === null ? [] : [{ path: field, key }];
}

/** Throws VALIDATION when the password is too common, or made of its owner's name or address. */
export function refuseWeakPassword(field: string, password: string, owner: PasswordOwner): void {
  const issues = passwordIssues(field, password, owner);
  if (issues.length > 0) {
    throw invalid(issues);
  }
}
