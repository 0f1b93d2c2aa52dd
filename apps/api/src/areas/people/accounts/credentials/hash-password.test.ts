import { describe, expect, it } from 'vitest';
import { hashPassword, matchPassword } from './hash-password.ts';

/** The tests' other passwords are hashed quickly. */
const PASSWORD = 'three quiet loons, hashed at the real cost';

describe('a hash of a password', () => {
  it('takes 19 MiB and two passes of Argon2id to make', async () => {
    const made = await hashPassword(PASSWORD);
    expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await matchPassword(made, PASSWORD)).toBe('normal');
    expect(await matchPassword(made, 'three quiet loons')).toBe('none');
  });

  it('has a salt of its own', async () => {
    expect(await hashPassword('a long enough password')).not.toBe(
      await hashPassword('a long enough password'),
    );
  });

  it.each([
    ['as it was typed', 'Zoé aime les bernaches', 'normal'],
    ['with its accents apart', 'Zoé aime les bernaches'.normalize('NFD'), 'normal'],
    ['with another letter', 'Zoe aime les bernaches', 'none'],
  ])('fits its password %s', async (_how, typed, match) => {
    expect(await matchPassword(await hashPassword('Zoé aime les bernaches'), typed)).toBe(match);
  });
});
