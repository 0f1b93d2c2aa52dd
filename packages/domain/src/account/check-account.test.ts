import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FieldIssue } from '../forms/field-issue.ts';
import { fieldIssuesOf } from '../forms/field-issue.ts';
import { EmailAddress, LoginInput, NewPassword, RegisterInput } from './account-schemas.ts';
import {
  checkEmailAlone,
  checkLogin,
  checkNewPassword,
  checkRegistration,
  type TypedRegistration,
} from './check-account.ts';

const RIGHT: TypedRegistration = {
  firstName: 'Ana',
  lastName: 'Roy',
  email: 'ana@example.ca',
  password: 'a quiet morning',
  phone: '',
  acceptTerms: true,
};

/** What the server's schema says of the same answers. */
function issuesOfSchema<T>(schema: z.core.$ZodType<T>, value: unknown): FieldIssue[] {
  const parsed = z.core.safeParse(schema, value);
  return parsed.success ? [] : fieldIssuesOf(parsed.error, {});
}

const keysByPath = (issues: readonly FieldIssue[]) =>
  Object.fromEntries(issues.map(({ path, key }) => [path, key]));

describe('a registration', () => {
  it.each<[string, Partial<TypedRegistration>, Record<string, string>]>([
    ['is right as it is', {}, {}],
    ['needs a first name', { firstName: '  ' }, { firstName: 'account.firstName.required' }],
    ['needs a last name', { lastName: '' }, { lastName: 'account.lastName.required' }],
    ['has a limit for names', { lastName: 'x'.repeat(81) }, { lastName: 'errors.tooLong' }],
    ['needs an e-mail', { email: ' ' }, { email: 'account.email.required' }],
    ['needs an e-mail with a domain', { email: 'ana@example' }, { email: 'account.email.invalid' }],
    ['has a limit for e-mails', { email: `${'x'.repeat(250)}@a.ca` }, { email: 'errors.tooLong' }],
    ['takes an e-mail in any case, with spaces round it', { email: ' Ana@Example.CA ' }, {}],
    [
      'needs a password of ten characters',
      { password: '123456789' },
      { password: 'account.password.tooShort' },
    ],
    ['has a limit for passwords', { password: 'x'.repeat(201) }, { password: 'errors.tooLong' }],
    ['takes a telephone number', { phone: '(416) 555-0142' }, {}],
    [
      'refuses a telephone number without area code',
      { phone: '555-0142' },
      { phone: 'account.phone.invalid' },
    ],
    ['has a limit for telephone numbers', { phone: '4'.repeat(31) }, { phone: 'errors.tooLong' }],
    ['needs the terms accepted', { acceptTerms: false }, { acceptTerms: 'account.terms.required' }],
  ])('%s', (_row, change, expected) => {
    const typed = { ...RIGHT, ...change };
    expect(keysByPath(checkRegistration(typed))).toEqual(expected);
    expect(keysByPath(issuesOfSchema(RegisterInput, typed))).toEqual(expected);
  });

  it('is judged by the form as by the server, whatever is typed', () => {
    const text = fc.oneof(fc.string(), fc.string({ maxLength: 300 }), fc.emailAddress(), fc.constant(''));
    const typed = fc.record({
      firstName: text,
      lastName: text,
      email: text,
      password: text,
      phone: text,
      acceptTerms: fc.boolean(),
    });
    fc.assert(
      fc.property(typed, (values) => {
        expect(keysByPath(checkRegistration(values))).toEqual(
          keysByPath(issuesOfSchema(RegisterInput, values)),
        );
      }),
    );
  });
});

describe('the shorter forms', () => {
  it.each([
    ['nothing typed', '', ''],
    ['an e-mail only', 'ana@example.ca', ''],
    ['a short password, which was long enough once', 'ana@example.ca', 'x'],
    ['a password beyond all limits', 'ana@example.ca', 'x'.repeat(201)],
    ['no e-mail at all', 'ana', 'a quiet morning'],
  ])('agree with the server on %s', (_row, email, password) => {
    const of = <T>(schema: z.core.$ZodType<T>, value: unknown) => keysByPath(issuesOfSchema(schema, value));
    expect(keysByPath(checkLogin({ email, password }))).toEqual(of(LoginInput, { email, password }));
    expect(keysByPath(checkEmailAlone({ email }))).toEqual(of(z.object({ email: EmailAddress }), { email }));
    expect(keysByPath(checkNewPassword({ password }))).toEqual(
      of(z.object({ password: NewPassword }), { password }),
    );
  });
});
