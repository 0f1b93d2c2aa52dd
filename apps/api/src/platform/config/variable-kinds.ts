import { z } from 'zod';

/** The kinds of environment variables, each with the sentence that says how to write it. */

export const optionalText = z.string().optional();

export const flag = z
  .enum(['0', '1'], { error: 'write 1 for yes or 0 for no' })
  .transform((text) => text === '1');

const SECRET_KEY_BYTES = 32;

export const secretKey = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === SECRET_KEY_BYTES, {
    error: 'must be 32 bytes in base64 (openssl rand -base64 32)',
  });

export const address = (protocols: readonly string[], error: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error });

const MINUTES_MAX = 525_600;

export const minutes = (whenAbsent: number) =>
  z.coerce.number({ error: 'write a number of minutes' }).int().min(1).max(MINUTES_MAX).default(whenAbsent);

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

export const base64 = (error: string) => z.string().regex(BASE64, error);

const PORT_MAX = 65_535;

export const port = (whenAbsent: number) =>
  z.coerce.number({ error: 'write a port number' }).int().min(0).max(PORT_MAX).default(whenAbsent);
