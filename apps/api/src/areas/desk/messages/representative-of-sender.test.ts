import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { writeToDealer } from '../../../testing/messages.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('the representative of somebody who chose none', () => {
  it('is the same person wherever they are named, and reads what is written to them', async () => {
    const ada = await registerPerson(portal);
    const named = (await ada.get('/user/representative')).json().data;
    expect((await ada.get('/user/account')).json().data.dealerRepresentative).toEqual(named);
    expect((await ada.get('/user/profile')).json().data.dealerRepresentative).toEqual(named);
    const id = await writeToDealer(portal, ada);
    const theirs = await enterOffice(portal, { role: 'representative', representativeId: named.id });
    expect((await theirs.get(`/office/messages/${id}`)).statusCode).toBe(200);
  });

  it('is chosen once for two requests at the same time, and recorded', async () => {
    const ada = await registerPerson(portal);
    const asked = await Promise.all([ada.get('/user/representative'), ada.get('/user/account')]);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('target', '=', `investor:${ada.user.id}`)
      .where('action', '=', 'investor.representative-changed')
      .execute();
    expect(rows).toMatchObject([{ detail: { from: null } }]);
  });

  it('stays the one the office chose', async () => {
    const ada = await registerPerson(portal, { dealerRepresentativeId: 'rep-05' });
    expect((await ada.get('/user/representative')).json().data.id).toBe('rep-05');
  });
});
