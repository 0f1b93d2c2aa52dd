import { hash, verify } from '@node-rs/argon2';

/** Argon2id is number 2 of the library's algorithms; with OWASP's second recommendation (19 MiB, two passes), about 10 ms here. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

export async function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

let decoy: Promise<string> | undefined;

/** Spends the time of a check when there is no account, so that answers do not tell which addresses have one. */
export async function spendPasswordTime(password: string): Promise<void> {
  decoy ??= hashPassword('a password that nobody has');
  await passwordMatches(await decoy, password);
}
