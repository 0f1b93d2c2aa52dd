import { Secret, TOTP } from 'otpauth';
import { TOTP_PARAMETERS } from '../totp.ts';

/** The code of a secret at a moment, as an app shows it. */
export function codeAt(secret: string, at: Date): string {
  return TOTP.generate({ ...TOTP_PARAMETERS, secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}
