import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { checkNewPassword, type RefusePassword } from '@portal/domain/people/account/check-account';

const issue = (path: string, key: string): FieldIssue => ({ path, key, values: {} });

/** Checks a code before it is sent: it must not be empty. */
export function checkCode({ code }: { code: string }): FieldIssue[] {
  return code.trim() === '' ? [issue('code', 'account.twoFactor.codeRequired')] : [];
}

/** Checks a password change before it is sent; the server checks the same and more. */
export function checkPasswordChange(
  typed: { currentPassword: string; newPassword: string; code: string },
  refuse: RefusePassword,
): FieldIssue[] {
  return [
    ...(typed.currentPassword === '' ? [issue('currentPassword', 'account.password.required')] : []),
    ...checkNewPassword({ password: typed.newPassword }, refuse).map(({ key }) => issue('newPassword', key)),
    ...checkCode(typed),
  ];
}
