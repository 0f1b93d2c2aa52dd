import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import {
  checkNewEmail,
  checkNewPassword,
  type RefusePassword,
} from '@portal/domain/people/account/check-account';

const issue = (path: string, key: string): FieldIssue => ({ path, key, values: {} });

function password(path: string, typed: string): FieldIssue[] {
  return typed === '' ? [issue(path, 'account.password.required')] : [];
}

function code(typed: string): FieldIssue[] {
  return typed.trim() === '' ? [issue('code', 'account.twoFactor.codeRequired')] : [];
}

/** Client-side checks of the account page's forms; the server checks the same and more. */
export const checkSecurity = {
  password: (values: { password: string }) => password('password', values.password),
  code: (values: { code: string }) => code(values.code),
  passwordAndCode: (values: { password: string; code: string }) => [
    ...password('password', values.password),
    ...code(values.code),
  ],
  newEmail: (values: { newEmail: string; password: string }) => [
    ...checkNewEmail({ email: values.newEmail }).map(({ key }) => issue('newEmail', key)),
    ...password('password', values.password),
  ],
  newPassword: (values: { currentPassword: string; newPassword: string }, refuse: RefusePassword) => [
    ...password('currentPassword', values.currentPassword),
    ...checkNewPassword({ password: values.newPassword }, refuse).map(({ key }) => issue('newPassword', key)),
  ],
};
