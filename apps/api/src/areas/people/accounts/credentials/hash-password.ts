import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '@portal/domain/people/account/normalise-password';

/** Argon2id is number 2 of the library's algorithms; with OWASP's second recommendation (19 MiB, two passes), about 10 ms here. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes the normal form, so that a password fits however its accents are typed. */
export async function hashPassword(typed: string): Promise<string> {
  return hash(normalisePassword(typed), OPTIONS);
}

/** How a password fits a hash: `former` where the hash was made of it as it was typed, before passwords had a normal form. */
export type PasswordMatch = 'normal' | 'former' | 'none';

/** Compares a password with a hash. Only one with accents or unusual blanks has forms that cost another hashing each. */
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

/** Spends the time of a check when there is no account, so that answers do not tell which addresses have one. */
export async function spendPasswordTime(password: string): Promise<void> {
  decoy ??= hashPassword('a password that nobody has');
  await matchPassword(await decoy, password);
}
