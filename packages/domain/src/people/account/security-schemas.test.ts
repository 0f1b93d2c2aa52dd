import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { wrongIn } from '../../ground/forms/testing/wrong-in.ts';
import {
  ChangeEmailInput,
  ChangePasswordInput,
  CodeInput,
  LoginCodeInput,
  PasswordAndCodeInput,
  PasswordInput,
} from './security-schemas.ts';

const code = '123456';
const password = 'a quiet morning';

describe('what proves who somebody is', () => {
  it.each<[string, z.core.$ZodType, object]>([
    ['a code after a log-in', LoginCodeInput, { challenge: 'c', code }],
    ['a new password', ChangePasswordInput, { currentPassword: 'x', newPassword: password }],
    ['a new address', ChangeEmailInput, { newEmail: 'ana@example.ca', password: 'x' }],
    ['a password', PasswordInput, { password: 'x' }],
    ['a code', CodeInput, { code }],
    ['a password and a code', PasswordAndCodeInput, { password: 'x', code }],
  ])('%s has these parts, each of them needed', (_row, schema, input) => {
    expect(wrongIn(schema, input)).toEqual([]);
    expect(wrongIn(schema, {}).map(([path]) => path)).toEqual(Object.keys(input));
  });

  it.each([
    ['is missing', undefined, 'account.twoFactor.codeRequired'],
    ['is empty', '', 'account.twoFactor.codeRequired'],
    ['is longer than any', '1'.repeat(41), 'errors.tooLong'],
  ])('a code that %s is refused', (_row, typed, message) => {
    expect(wrongIn(CodeInput, { code: typed })).toEqual([['code', message]]);
  });

  it('a code may be as long as a recovery code with its blanks', () => {
    expect(wrongIn(CodeInput, { code: '1'.repeat(40) })).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['longer than any of ours', 'c'.repeat(129)],
  ])('a challenge that is %s is refused', (_row, challenge) => {
    expect(wrongIn(LoginCodeInput, { challenge, code }).map(([path]) => path)).toEqual(['challenge']);
  });

  it('a challenge may be as long as the longest of ours', () => {
    expect(wrongIn(LoginCodeInput, { challenge: 'c'.repeat(128), code })).toEqual([]);
  });
});
