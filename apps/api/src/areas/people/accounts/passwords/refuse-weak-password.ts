import type { PasswordOwner } from '@portal/domain/people/account/password-owner';
import { theBrand } from '../../../../platform/brand/the-brand.ts';
import { type FieldIssue, invalid } from '../../../../platform/http/app-error.ts';

/** What is wrong with a new password beyond its length, as issues of this field. */
export async function passwordIssues(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<FieldIssue[]> {
  // Loaded lazily: its word lists take memory and time, and most processes never see a new password.
  const { judgePassword } = await import('@portal/domain/people/account/judge-password');
  const { refusal } = judgePassword(password, owner, theBrand().words.en.name);
  return refusal === null ? [] : [{ path: field, key: refusal }];
}

/** Throws VALIDATION if the password is easy to guess or made of its owner's name or address. */
export async function refuseWeakPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const issues = await passwordIssues(field, password, owner);
  if (issues.length > 0) {
    throw invalid(issues);
  }
}
