import type { z } from 'zod';
import { base64, optionalText } from './variable-kinds.ts';

export const SealVariables = {
  SEAL_P12: base64('must be a PKCS#12 file in base64 (base64 -w0 seal.p12)').optional(),
  SEAL_P12_PASSPHRASE: optionalText,
};

/** The dealer's own certificate for the seal of documents; undefined: the portal makes one. */
export type SealSettings = { p12: Buffer; passphrase: string } | undefined;

export function sealSettings(env: z.infer<z.ZodObject<typeof SealVariables>>): SealSettings {
  return env.SEAL_P12 === undefined
    ? undefined
    : { p12: Buffer.from(env.SEAL_P12, 'base64'), passphrase: env.SEAL_P12_PASSPHRASE ?? '' };
}
