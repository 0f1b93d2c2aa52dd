import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

/** A password with these words is hashed at the cost that was asked for. */
const IN_FULL = 'at the real cost';
const LEAST = { memoryCost: 64, timeCost: 1 };

/**
 * Stands for the library in the API's tests: the same hashes, made with the least memory. The product keeps its cost, and
 * servers that tests start as processes of their own have the library itself.
 */
export function hash(password: string, options: Argon2.Options): Promise<string> {
  return argon2.hash(password, password.includes(IN_FULL) ? options : { ...options, ...LEAST });
}

export const { verify } = argon2;
