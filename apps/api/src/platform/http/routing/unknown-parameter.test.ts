import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('a parameter that a call of the office does not know', () => {
  it.each([
    ['en', 'There is no “provnce” here'],
    ['fr', 'Il n’y a pas de «\u00a0provnce\u00a0» ici'],
  ])('is named in the answer (%s)', async (language, sentence) => {
    const { cookie } = await enterOffice(portal, { role: 'compliance' });
    const reply = await portal.app.inject({
      method: 'GET',
      url: '/api/office/investors?provnce=CAN-ON',
      headers: { cookie, 'x-portal-office': '1', 'accept-language': language },
    });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { provnce: sentence }]);
  });
});
