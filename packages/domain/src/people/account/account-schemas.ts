import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, isEmailAddress, mayBeKnownAddress } from '../../ground/people/email-address.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { legalNameField } from '../../ground/people/legal-name-field.ts';
import { normalisePhone } from '../../ground/people/normalise-phone.ts';
import { oneAddress } from '../../ground/people/one-address.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, PHONE_LENGTH_MAX } from './account-limits.ts';
import { passwordLength } from './normalise-password.ts';

const ID_LENGTH_MAX = 64;

const tidied = z.pipe(z.string(), z.transform(tidyCode));

const nameField = (missing: string) =>
  legalNameField({ missing, tooLong: 'errors.tooLong', notAName: 'account.legalName' });

const emailField = (isAddress: (text: string) => boolean) =>
  z.pipe(
    z.string({ error: 'account.email.required' }),
    z.pipe(
      z.transform(oneAddress),
      z
        .string()
        .check(
          z.minLength(1, { error: 'account.email.required' }),
          z.maxLength(EMAIL_MAX_LENGTH, { error: 'errors.tooLong' }),
          z.refine(isAddress, { error: 'account.email.invalid' }),
        ),
    ),
  );

/** An e-mail address in its one form, however it was typed. */
export const EmailAddress = emailField(isEmailAddress);

/** The address of an account that is there already, so that a stricter rule stops nobody from opening theirs. */
export const KnownAddress = emailField(mayBeKnownAddress);

/** A new password: long enough to be a sentence. Its strength depends on the owner's data: see judge-password.ts. */
export const NewPassword = z.string({ error: 'account.password.required' }).check(
  z.minLength(1, { error: 'account.password.required', abort: true }),
  z.refine((typed) => passwordLength(typed) >= PASSWORD_LENGTH_MIN, { error: 'account.password.tooShort' }),
  z.refine((typed) => passwordLength(typed) <= PASSWORD_LENGTH_MAX, { error: 'errors.tooLong' }),
);

/** A password that somebody proves to know, taken as it is, whatever its length. */
export const KnownPassword = z.string({ error: 'account.password.required' }).check(
  z.minLength(1, { error: 'account.password.required' }),
  z.refine((typed) => passwordLength(typed) <= PASSWORD_LENGTH_MAX, { error: 'errors.tooLong' }),
);

/** A telephone number as typed; an empty one is none given. */
const PhoneNumber = z.pipe(
  tidied,
  z.string().check(
    z.maxLength(PHONE_LENGTH_MAX, { error: 'errors.tooLong' }),
    z.refine((phone) => phone === '' || normalisePhone(phone) !== undefined, {
      error: 'account.phone.invalid',
    }),
  ),
);

const shortText = z.string().check(z.maxLength(ID_LENGTH_MAX, { error: 'errors.tooLong' }));

/** `POST /register`. */
export const RegisterInput = z.object({
  firstName: nameField('account.firstName.required'),
  lastName: nameField('account.lastName.required'),
  email: EmailAddress,
  password: NewPassword,
  phone: z.optional(PhoneNumber),
  language: z.optional(z.enum(LANGUAGES)),
  province: z.optional(shortText),
  dealerRepresentativeId: z.optional(shortText),
  referral: z.optional(
    z.object({ mwr: z.optional(shortText), ref: z.optional(shortText), deal: z.optional(shortText) }),
  ),
  acceptTerms: z.literal(true, { error: 'account.terms.required' }),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** `POST /user/details`: what a person may change about themselves without a proof. */
export const DetailsInput = z.object({
  firstName: nameField('account.firstName.required'),
  lastName: nameField('account.lastName.required'),
  phone: PhoneNumber,
  language: z.enum(LANGUAGES),
  /** If left out, it does not change. */
  province: z.optional(z.enum(PROVINCES, { error: 'errors.onlyCanada' })),
});
export type DetailsInput = z.infer<typeof DetailsInput>;

/** `POST /login`. */
export const LoginInput = z.object({ email: KnownAddress, password: KnownPassword });
export type LoginInput = z.infer<typeof LoginInput>;
