import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { theBrand } from '../../../../platform/brand/the-brand.ts';

/** What every authenticator app supports: RFC 6238 with SHA-1, six digits, 30 seconds. */
const TOTP_PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 };
const SECRET_BYTES = 20;
/** Clocks may be half a minute off, and typing takes time: the previous and the next step are accepted too. */
const STEPS_EITHER_SIDE = 1;
const QR_BORDER_MODULES = 2;
const SECOND_MS = 1000;

/** A new secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The otpauth URL, labelled with the account's e-mail, and its QR code. */
export function describeTotp(secret: string, email: string): { otpauthUrl: string; qrSvg: string } {
  const totp = new TOTP({
    ...TOTP_PARAMETERS,
    issuer: theBrand().words.en.name,
    label: email,
    secret: Secret.fromBase32(secret),
  });
  const otpauthUrl = totp.toString();
  return { otpauthUrl, qrSvg: renderSVG(otpauthUrl, { border: QR_BORDER_MODULES }) };
}

/** The code of a secret at a moment, as an app shows it. */
export function codeAt(secret: string, at: Date): string {
  return TOTP.generate({ ...TOTP_PARAMETERS, secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}

/** The 30-second step that has this code, counted from 1970; null if no step near `at` does. */
export function stepOfCode(secret: string, code: string, at: Date): bigint | null {
  const timestamp = at.getTime();
  const delta = TOTP.validate({
    ...TOTP_PARAMETERS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: STEPS_EITHER_SIDE,
  });
  return delta === null ? null : BigInt(TOTP.counter({ period: TOTP_PARAMETERS.period, timestamp }) + delta);
}

/** A moment whose code is accepted now and was not used: now, or one step ahead if the current step was used. */
export function unusedStepAt(lastStep: bigint, now: Date): Date {
  const { period } = TOTP_PARAMETERS;
  const isUsed = lastStep >= BigInt(TOTP.counter({ period, timestamp: now.getTime() }));
  return isUsed ? new Date(now.getTime() + STEPS_EITHER_SIDE * period * SECOND_MS) : now;
}
