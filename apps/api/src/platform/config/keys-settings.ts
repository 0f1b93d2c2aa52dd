import { z } from 'zod';
import { secretKey } from './variable-kinds.ts';

/** Far more master keys than are ever in transition at once. */
const PREVIOUS_KEYS_MAX = 10;

export const KeysVariables = {
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.length <= PREVIOUS_KEYS_MAX && keys.every((key) => secretKey.safeParse(key).success),
      {
        error: `must be at most ${PREVIOUS_KEYS_MAX} keys of 32 bytes in base64, separated by commas`,
      },
    )
    .optional(),
};

export type KeysSettings = {
  /** The master key in base64; undefined: one is generated and kept in the data directory. */
  secretKey: string | undefined;
  /** Earlier master keys, which still open what they wrapped until `npm run keys -- rotate` has rewrapped it. */
  previousSecretKeys: string[];
};

export function keysSettings(env: z.infer<z.ZodObject<typeof KeysVariables>>): KeysSettings {
  return { secretKey: env.SECRET_KEY, previousSecretKeys: env.SECRET_KEY_PREVIOUS ?? [] };
}
