import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '@portal/domain/people/account/normalise-password';

/** Argon2id (2 in the library's enum) with OWASP's second recommendation: 19 MiB and two passes, about 10 ms. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes the normal form, so that a password matches however its accents are typed. */
export async function hashPassword(typed: string): Promise<string> {
  return hash(normalisePassword(typed), OPTIONS);
}

/**
 * How a password matches a hash: `former` if the hash was made from it as typed, before passwords had a normal form.
 */
export type PasswordMatch = 'normal' | 'former' | 'none';

/**
 * Compares a password with a hash. Only passwords with accents or unusual blanks have other forms, each of which costs
 * another hash.
 */
export async function matchPassword(passwordHash: string, typed: string): Promise<PasswordMatch> {
  const normal = normalisePassword(typed);
  if (await verify(passwordHash, normal)) {
    return 'normal';
  }
  const formerForms = new Set([typed, typed.normalize('NFC'), typed.normalize('NFD')]);
  formerForms.delete(normal);
  for (const form of formerForms) {
    if (await verify(passwordHash, form)) {
      return 'former';
    }
  }
  return 'none';
}

let decoy: Promise<string> | undefined;

/** Takes as long as a check when there is no account, so that response times do not reveal which addresses have one. */
export async function spendPasswordTime(password: string): Promise<void> {
  decoy ??= hashPassword('a password that nobody has');
  await matchPassword(await decoy, password);
}
