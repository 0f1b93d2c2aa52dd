import * as z from 'zod/mini';
import { sessionSchema } from './user.wire.ts';

const time = z.iso.datetime();

/** Answer of `POST /login` with the right password where two-factor sign-in is on: a code is asked for. */
export const twoFactorChallengeSchema = z.object({
  twoFactorRequired: z.literal(true),
  challenge: z
    .string()
    .check(z.describe('Sent back to `POST /login` with the code; good for five minutes and a few tries.')),
});

/** Answer of `POST /login`. */
export const loginAnswerSchema = z.union([sessionSchema, twoFactorChallengeSchema]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** Body of the second `POST /login`: `code` is six digits of the app, or one recovery code. */
export type LoginCodeBody = { challenge: string; code: string };

/** A message is on its way, or it is kept secret whether it is. */
export const messageSentSchema = z.object({ sent: z.literal(true) });

/** Answer of `POST /user/email/verification`. */
export const verificationSentSchema = z.object({
  sent: z.boolean().check(z.describe('False when the address is verified already: nothing was sent.')),
});

/** Answer of `POST /account/verify-email/:token`. */
export const emailVerifiedSchema = z.object({ verified: z.literal(true) });

/** Answer of `GET /mobile/resetpassword/:userId/:token`: whether the link can be used. */
export const passwordResetLinkSchema = z.object({ open: z.boolean() });
export type PasswordResetLink = z.infer<typeof passwordResetLinkSchema>;

/** Answer of `POST /mobile/resetpassword/:userId/:token`. */
export const passwordResetSchema = z.object({ reset: z.literal(true) });

/** Answer of `POST /user/password`: every session ended, this is the new one of this device. */
export const accessTokenSchema = z.object({ accessToken: z.string() });
export type AccessToken = z.infer<typeof accessTokenSchema>;
export type ChangePasswordBody = { currentPassword: string; newPassword: string };

/** Answer of `GET /user/email`. */
export const emailStateSchema = z.object({
  email: z.string(),
  verified: z.boolean().check(z.describe('The link in the message to this address was opened.')),
  pending: z.nullable(
    z.object({
      newEmail: z.string(),
      oldConfirmed: z.boolean(),
      newConfirmed: z.boolean(),
      expiresAt: time,
    }),
  ),
});
export type EmailState = z.infer<typeof emailStateSchema>;
export type ChangeEmailBody = { newEmail: string; password: string };

/** Answer of `POST /account/confirm-email/:token`: both addresses have to confirm, in any order. */
export const emailConfirmationSchema = z.object({
  changed: z
    .boolean()
    .check(z.describe('True when both addresses have confirmed: the e-mail is the new one.')),
  waitingFor: z.nullable(z.enum(['old', 'new'])),
});
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>;

/** Answer of `GET /user/two-factor`. */
export const twoFactorStateSchema = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() });
export type TwoFactorState = z.infer<typeof twoFactorStateSchema>;

/** Answer of `POST /user/two-factor/start`: shown once, on until confirmed with a code. */
export const twoFactorStartSchema = z.object({
  secret: z.string().check(z.describe('Base32, for typing into an app.')),
  otpauthUrl: z.string(),
  qrSvg: z.string().check(z.describe('The address as a QR code, an SVG document.')),
});
export type TwoFactorStart = z.infer<typeof twoFactorStartSchema>;

/** Answer of the calls that make recovery codes: shown once, each good for one sign-in. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** Body of the calls that change two-factor sign-in: who asks has the password and the app (or a recovery code). */
export type ConfirmedBody = { password: string; code: string };

/** Answer of `GET /user/session`: when this session ends by itself. Reading it is not activity. */
export const sessionTimesSchema = z.object({
  idleEndsAt: time.check(z.describe('Unless the person does something before.')),
  endsAt: time.check(z.describe('Whatever the person does.')),
});
export type SessionTimes = z.infer<typeof sessionTimesSchema>;

export const DEVICE_BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export const DEVICE_SYSTEMS = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other'] as const;

/** One row of `GET /user/sessions`, the newest use first. */
export const sessionListItemSchema = z.object({
  id: z.string(),
  createdAt: time,
  lastSeenAt: time,
  browser: z.enum(DEVICE_BROWSERS),
  system: z.enum(DEVICE_SYSTEMS),
  current: z.boolean().check(z.describe('The session that asks.')),
});
export type SessionListItem = z.infer<typeof sessionListItemSchema>;
export const sessionListSchema = z.array(sessionListItemSchema);

/** Answer of `POST /user/sessions/end-others`. */
export const sessionsEndedSchema = z.object({ ended: z.int() });
