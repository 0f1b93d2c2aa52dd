import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, isEmailAddress } from '../people/email-address.ts';
import { LANGUAGES } from '../people/languages.ts';
import { normalisePhone } from '../people/phone-number.ts';
import { tidyLine } from '../people/tidy-line.ts';
import {
  NAME_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  PHONE_LENGTH_MAX,
} from './account-limits.ts';

const ID_LENGTH_MAX = 64;

const trimmed = z.pipe(
  z.string(),
  z.transform((text: string) => text.trim()),
);

const requiredName = (key: string) =>
  z.pipe(
    z.string({ error: key }),
    z.pipe(
      z.transform(tidyLine),
      z
        .string()
        .check(z.minLength(1, { error: key }), z.maxLength(NAME_LENGTH_MAX, { error: 'errors.tooLong' })),
    ),
  );

/** An e-mail address as typed; trimmed and lower-cased, because people type theirs in any case. */
export const EmailAddress = z.pipe(
  z.string({ error: 'account.email.required' }),
  z.pipe(
    z.transform((text: string) => text.trim().toLowerCase()),
    z
      .string()
      .check(
        z.minLength(1, { error: 'account.email.required' }),
        z.maxLength(EMAIL_MAX_LENGTH, { error: 'errors.tooLong' }),
        z.refine(isEmailAddress, { error: 'account.email.invalid' }),
      ),
  ),
);

/** A new password: long enough to be a sentence, never trimmed or changed. */
export const NewPassword = z
  .string({ error: 'account.password.required' })
  .check(
    z.minLength(PASSWORD_LENGTH_MIN, { error: 'account.password.tooShort' }),
    z.maxLength(PASSWORD_LENGTH_MAX, { error: 'errors.tooLong' }),
  );

/** A telephone number as typed; an empty one is none given. */
const PhoneNumber = z.pipe(
  trimmed,
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
  firstName: requiredName('account.firstName.required'),
  lastName: requiredName('account.lastName.required'),
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

/** `POST /login`; the password is taken as it is, whatever its length. */
export const LoginInput = z.object({
  email: EmailAddress,
  password: z
    .string({ error: 'account.password.required' })
    .check(
      z.minLength(1, { error: 'account.password.required' }),
      z.maxLength(PASSWORD_LENGTH_MAX, { error: 'errors.tooLong' }),
    ),
});
export type LoginInput = z.infer<typeof LoginInput>;
