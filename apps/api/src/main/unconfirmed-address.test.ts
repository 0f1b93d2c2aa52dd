import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOINT, signedByInvestor } from '../testing/joint-signing.ts';
import { linkTokenFor } from '../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { registerPerson } from '../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Everything that was sent to an address, all its parts. */
async function sentTo(address: string): Promise<string> {
  await portal.runJobs();
  const mails = portal.mails.filter(({ to }) => to === address);
  expect(mails).not.toEqual([]);
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n');
}

describe('an address that nobody has confirmed', () => {
  it('gets nothing that a stranger typed for it: not when registering, resetting or moving on', async () => {
    const email = 'victim@example.com';
    const typed = { firstName: 'Winner Collect', lastName: 'Your Prize' };
    const stranger = await registerPerson(portal, { email, ...typed });
    await stranger.post('/user/email/verification');
    await portal.app.inject({
      method: 'GET',
      url: `/api/mobile/forgotpassword/${encodeURIComponent(email)}`,
    });
    const newEmail = 'cheap-pills@advertised.example';
    const change = await stranger.post('/user/email/change', { newEmail, password: stranger.password });
    expect(change.statusCode).toBeLessThan(300);
    const sent = `${await sentTo(email)}\n${await sentTo(newEmail)}`;
    for (const planted of ['Winner', 'Prize', 'advertised.example']) {
      expect(sent).not.toContain(planted);
    }
  });

  it('is greeted by name once its owner has followed the link', async () => {
    const ada = await registerPerson(portal, { email: 'ada.confirms@example.com' });
    expect(await sentTo(ada.email)).not.toContain('Hello Ada');
    const token = await linkTokenFor(portal, 'verify-email', ada.email);
    await portal.app.inject({ method: 'POST', url: `/api/account/verify-email/${token}` });
    await portal.app.inject({
      method: 'GET',
      url: `/api/mobile/forgotpassword/${encodeURIComponent(ada.email)}`,
    });
    expect(await sentTo(ada.email)).toContain('Hello Ada,');
  });

  it('of a joint investor, which another person typed, gets neither of the two names', async () => {
    const { joint } = await signedByInvestor(portal);
    await joint.prepare();
    expect((await joint.sign()).statusCode).toBe(200);
    const sent = await sentTo(JOINT.email);
    for (const name of [JOINT.firstName, 'Tremblay', 'Ada']) {
      expect(sent).not.toContain(name);
    }
  });
});
