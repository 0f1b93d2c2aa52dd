import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { writeToDealer } from '../../../testing/messages.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { gatherOwnData } from '../../service/own-account/gather-own-data.ts';
import { forgetOldRequests } from './forget-old-requests.ts';

const YEAR_MS = 31_557_600_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function answer(messageId: string): Promise<void> {
  const compliance = await enterOffice(portal, { role: 'compliance' });
  await compliance.post(`/office/messages/${messageId}/reply`, { version: 0, text: 'On Friday.' });
}

async function keptIds(): Promise<string[]> {
  return (await portal.db.selectFrom('contact_requests').select('id').execute()).map(({ id }) => id);
}

describe('a message to the dealer', () => {
  it('is in the data of the investor who wrote it, with the reply', async () => {
    const person = await registerPerson(portal);
    await answer(await writeToDealer(portal, person));
    expect(await gatherOwnData(portal.deps, person.user.id, 'en')).toMatchObject({
      written: [{ about: 'order', subject: 'Zanzibar-Quibble', replies: [{ text: 'On Friday.' }] }],
    });
  });

  it('is deleted with an account of which no records are kept', async () => {
    const person = await registerPerson(portal);
    const id = await writeToDealer(portal, person);
    await answer(id);
    await person.post('/user/account/close', { password: person.password });
    expect(await keptIds()).not.toContain(id);
  });

  it('is kept for eight years if an investor wrote it, and for two otherwise', async () => {
    const person = await registerPerson(portal);
    const [investors, visitors] = [await writeToDealer(portal, person), await writeToDealer(portal)];
    await answer(visitors);
    portal.advance(2 * YEAR_MS + 60_000);
    await forgetOldRequests(portal.deps);
    expect(await keptIds()).toContain(investors);
    expect(await keptIds()).not.toContain(visitors);
    portal.advance(6 * YEAR_MS);
    await forgetOldRequests(portal.deps);
    expect(await keptIds()).toEqual([]);
  });
});
