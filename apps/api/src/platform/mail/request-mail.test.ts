import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAILS } from '../../main/fold-areas.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { registerPerson } from '../../testing/people.ts';
import { transact } from '../db/transact.ts';
import { MAIL_JOB_CONTEXT, requestMail } from './request-mail.ts';
import { sendRequestedMail } from './send-requested-mail.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('a message', () => {
  it('is sent only when what it tells was committed', async () => {
    const ada = await registerPerson(portal);
    await portal.runJobs();
    const before = portal.mails.length;
    const failing = transact(portal.db, async (trx) => {
      await requestMail(trx, portal.deps, { template: 'password-changed', investorId: ada.user.id });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await portal.runJobs()).toBe(0);
    expect(portal.mails).toHaveLength(before);
  });

  it('that a server of another version asked for waits for a look', async () => {
    const unknown = JSON.stringify({ template: 'from-tomorrow', investorId: 'i-1' });
    const sealed = portal.deps.secrets.seal(unknown, MAIL_JOB_CONTEXT).toString('base64');
    await expect(sendRequestedMail(portal.deps, MAILS, { sealed })).rejects.toThrow(
      'The message from-tomorrow was asked for by another version of the portal',
    );
  });
});
