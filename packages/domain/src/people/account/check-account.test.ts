import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FieldIssue } from '../../ground/forms/field-issue.ts';
import { fieldIssuesOf } from '../../ground/forms/field-issue.ts';
import { EmailAddress, KnownAddress, LoginInput, NewPassword, RegisterInput } from './account-schemas.ts';
import {
  checkKnownEmail,
  checkLogin,
  checkNewEmail,
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
    [
      'takes names as on an identity document only',
      { firstName: '-', lastName: 'www.evil.example' },
      { firstName: 'account.legalName', lastName: 'account.legalName' },
    ],
    ['needs an e-mail', { email: ' ' }, { email: 'account.email.required' }],
    ['needs an e-mail with a domain', { email: 'ana@example' }, { email: 'account.email.invalid' }],
    ['has a limit for e-mails', { email: `${'x'.repeat(250)}@a.ca` }, { email: 'errors.tooLong' }],
    ['takes an e-mail in any case, with spaces round it', { email: ' Ana@Example.CA ' }, {}],
    ['needs a password at all', { password: '' }, { password: 'account.password.required' }],
    [
      'needs a password of ten characters',
      { password: '123456789' },
      { password: 'account.password.tooShort' },
    ],
    [
      'counts a family and a heart in ten units as their seven characters',
      { password: '👩‍👩‍👧❤️' },
      { password: 'account.password.tooShort' },
    ],
    [
      'counts an accent with its letter',
      { password: 'éléphants'.normalize('NFD') },
      { password: 'account.password.tooShort' },
    ],
    ['has a limit for passwords', { password: 'x'.repeat(201) }, { password: 'errors.tooLong' }],
    ['counts two hundred emoji as two hundred', { password: '🐻'.repeat(200) }, {}],
    ['takes a telephone number', { phone: '(416) 555-0142' }, {}],
    [
      'refuses a telephone number without area code',
      { phone: '555-0142' },
      { phone: 'account.phone.invalid' },
    ],
    ['has a limit for telephone numbers', { phone: '4'.repeat(41) }, { phone: 'errors.tooLong' }],
    ['needs the terms accepted', { acceptTerms: false }, { acceptTerms: 'account.terms.required' }],
  ])('%s', (_row, change, expected) => {
    const typed = { ...RIGHT, ...change };
    expect(keysByPath(checkRegistration(typed))).toEqual(expected);
    expect(keysByPath(issuesOfSchema(RegisterInput, typed))).toEqual(expected);
  });

  it.each([
    ['an e-mail', 'email', undefined, 'account.email.required'],
    ['a password', 'password', undefined, 'account.password.required'],
    ['words of a referral that are too long', 'referral', { ref: 'x'.repeat(65) }, 'errors.tooLong'],
  ])('is refused by the server without %s', (_row, part, value, key) => {
    const issues = issuesOfSchema(RegisterInput, { ...RIGHT, [part]: value });
    expect(issues.map((issue) => issue.key)).toEqual([key]);
  });

  it('is kept with its address in small letters, and its telephone number without blanks round it', () => {
    const typed = { ...RIGHT, email: ' Ana@Example.CA ', phone: ` ${'4165550142'.padEnd(30, ' ')} ` };
    expect(z.parse(RegisterInput, typed)).toMatchObject({ email: 'ana@example.ca', phone: '4165550142' });
    expect(checkRegistration(typed)).toEqual([]);
  });

  it('has a password of the right length judged, once what judges it is there', () => {
    const refuse = (password: string) => (password === 'letmein12345' ? 'account.password.guessable' : null);
    expect(checkRegistration({ ...RIGHT, password: 'letmein12345' }, refuse)).toEqual([
      { path: 'password', key: 'account.password.guessable', values: {} },
    ]);
    expect(checkRegistration(RIGHT, refuse)).toEqual([]);
    expect(checkNewPassword({ password: 'letmein12345' }, refuse)).toHaveLength(1);
  });

  it('is judged alike by the form and the server, whatever is typed', () => {
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
    ['a password at the limit', 'ana@example.ca', 'x'.repeat(200)],
    ['an e-mail at the limit', `a@${'b.'.repeat(124)}ca`.padStart(254, 'a'), 'a quiet morning'],
    ['no e-mail at all', 'ana', 'a quiet morning'],
    ['an e-mail with a comma behind it', 'a@b.ca,', 'a quiet morning'],
  ])('agree with the server on %s', (_row, email, password) => {
    const of = <T>(schema: z.core.$ZodType<T>, value: unknown) => keysByPath(issuesOfSchema(schema, value));
    expect(keysByPath(checkLogin({ email, password }))).toEqual(of(LoginInput, { email, password }));
    expect(keysByPath(checkNewEmail({ email }))).toEqual(of(z.object({ email: EmailAddress }), { email }));
    expect(keysByPath(checkKnownEmail({ email }))).toEqual(of(z.object({ email: KnownAddress }), { email }));
    expect(keysByPath(checkNewPassword({ password }))).toEqual(
      of(z.object({ password: NewPassword }), { password }),
    );
  });

  it('open an account whose address an older rule took, and take no such address any more', () => {
    const email = 'ana..roy@example.ca';
    expect(checkLogin({ email, password: 'a quiet morning' })).toEqual([]);
    expect(checkKnownEmail({ email })).toEqual([]);
    expect(keysByPath(checkNewEmail({ email }))).toEqual({ email: 'account.email.invalid' });
    expect(checkKnownEmail({ email: 'ana' })).not.toEqual([]);
  });
});
