import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendEvidence } from '../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let portal: TestPortal;
let ada: Person;
let eve: Person;
let fileId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  eve = await registerPerson(portal);
  fileId = (await sendEvidence(ada, 'id/', { front: true })).json().data.id.front;
});
afterAll(() => portal.close());

describe("a person's file", () => {
  it('of another user is not found, its links expire, and no path takes an address instead of an id', async () => {
    expect((await eve.get(`/user/file/${fileId}`)).statusCode).toBe(404);
    const { url }: { url: string } = (await ada.get(`/user/file/${fileId}`)).json().data;
    const path = url.replace('http://portal.test', '');
    expect((await portal.app.inject(path)).statusCode).toBe(200);
    portal.advance(5 * 60 * 1000);
    expect((await portal.app.inject(path)).statusCode).toBe(404);
    for (const address of [url, 'http://127.0.0.1/', 'file:///etc/passwd', '../../etc/passwd']) {
      const named = encodeURIComponent(address);
      const own = await ada.get(`/user/file/${named}`);
      expect([400, 404]).toContain(own.statusCode);
      const open = await portal.app.inject(`/api/files/${named}?expires=9999999999&signature=x&url=${named}`);
      expect([400, 404]).toContain(open.statusCode);
    }
  });
});
