import { afterAll, describe, expect, inject, it } from 'vitest';
import { openLaidPortal, type TestPortal } from './open-test-portal.ts';
import { registerPerson } from './people.ts';

const opened: TestPortal[] = [];
afterAll(() => Promise.all(opened.map((portal) => portal.close())));

let layings = 0;
const lay = async (portal: TestPortal) => {
  layings += 1;
  await registerPerson(portal, { email: 'laid@example.com' });
};

async function open(name: string): Promise<TestPortal> {
  const portal = await openLaidPortal(name, lay);
  opened.push(portal);
  return portal;
}

const emailsOf = async ({ db }: TestPortal) =>
  (await db.selectFrom('investors').select('email').orderBy('email').execute()).map(({ email }) => email);

describe.skipIf(inject('engine').kind === 'embedded')(
  '[PostgreSQL] a portal with rows that were laid',
  () => {
    it('has them in a copy of its own, and they are laid once for two who ask at the same time', async () => {
      const [one, other] = await Promise.all([open('asked_twice'), open('asked_twice')]);
      await registerPerson(one, { email: 'later@example.com' });
      expect(await emailsOf(one)).toEqual(['laid@example.com', 'later@example.com']);
      expect(await emailsOf(other)).toEqual(['laid@example.com']);
      expect(layings).toBe(1);
    });

    it('is none where the laying failed, so that the next lays anew', async () => {
      const failing = openLaidPortal('failed_once', async () => {
        throw new Error('a laying that fails');
      });
      await expect(failing).rejects.toThrow('a laying that fails');
      expect(await emailsOf(await open('failed_once'))).toEqual(['laid@example.com']);
    });
  },
);
