import * as z from 'zod/mini';
import { tidyCode } from '../../ground/people/tidy-line.ts';
import { EmailAddress, KnownPassword, NewPassword } from './account-schemas.ts';

/** A code as typed: six digits, or a recovery code with its blanks and hyphens. */
const CODE_LENGTH_MAX = 40;
const CHALLENGE_LENGTH_MAX = 128;

const Code = z
  .string({ error: 'account.twoFactor.codeRequired' })
  .check(
    z.overwrite(tidyCode),
    z.minLength(1, { error: 'account.twoFactor.codeRequired' }),
    z.maxLength(CODE_LENGTH_MAX, { error: 'errors.tooLong' }),
  );

/** The second `POST /login` of somebody with two-factor sign-in. */
export const LoginCodeInput = z.object({
  challenge: z.string().check(z.minLength(1), z.maxLength(CHALLENGE_LENGTH_MAX)),
  code: Code,
});
export type LoginCodeInput = z.infer<typeof LoginCodeInput>;

/** `POST /user/password`. */
export const ChangePasswordInput = z.object({ currentPassword: KnownPassword, newPassword: NewPassword });

/** `POST /user/email/change`. */
export const ChangeEmailInput = z.object({ newEmail: EmailAddress, password: KnownPassword });

/** `POST /user/two-factor/start`. */
export const PasswordInput = z.object({ password: KnownPassword });

/** `POST /user/two-factor/confirm`. */
export const CodeInput = z.object({ code: Code });

/** `POST /user/account/close`: the code where two-factor sign-in is on. */
export const CloseAccountInput = z.object({ password: KnownPassword, code: z.optional(Code) });
export type CloseAccountInput = z.infer<typeof CloseAccountInput>;

/** `POST /user/signing/prove`: the code where two-factor sign-in is on, else the password; `token` is of the ceremony that is open. */
export const ProveInput = z.object({
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(CHALLENGE_LENGTH_MAX))),
  password: z.optional(KnownPassword),
  code: z.optional(Code),
});
export type ProveInput = z.infer<typeof ProveInput>;

/** What weakens or renews two-factor sign-in needs both. */
export const PasswordAndCodeInput = z.object({ password: KnownPassword, code: Code });
