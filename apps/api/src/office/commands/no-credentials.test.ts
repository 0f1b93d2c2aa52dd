import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult } from '../../platform/commands/command-result.ts';
import { renderMailboxPage } from '../../platform/mailbox/render-mailbox-page.ts';
import { officeCommand } from '../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { openSigningPage, orderToSign } from '../../testing/signing.ts';

const DESK = 'desk@dealer.test';
/** Addresses that are credentials in themselves. */
const CREDENTIAL = /\/(signing|reset-password|verify-email|confirm-email)\/[\w-]+/;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ CONTACT_EMAIL: DESK });
});
afterAll(() => portal.close());

describe('what staff see', () => {
  it("no staff answer or e-mail preview contains an investor's signing link", async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    await page.prepare();
    await portal.app.inject({
      method: 'POST',
      url: '/api/sendemail',
      payload: {
        name: 'Ada',
        email: order.person.email,
        subject: 'My documents',
        message: 'Where do I sign?',
        requestType: 'contact',
      },
    });
    await page.sign();
    await portal.app.inject({ url: `/api/mobile/forgotpassword/${order.person.email}` });
    await portal.runJobs();
    const commands = [['queue'], ['show', order.tradeId], ['jobs'], ['mail', 'bounces']];
    const answers: CommandResult[] = [];
    for (const words of commands) {
      answers.push(await officeCommand(portal.deps, words));
    }
    expect(answers.map(({ ok }) => ok)).toEqual(commands.map(() => true));
    const staffMail = portal.mails.filter(({ to }) => to === DESK);
    expect(staffMail).toHaveLength(1);
    const messages = portal.mails.map((mail, place) => ({
      ...mail,
      id: String(place),
      sentAt: '2026-11-18T15:00:00.000Z',
      attachments: [],
    }));
    const previews = renderMailboxPage({ language: 'en', messages, open: null });
    for (const seen of [JSON.stringify(answers), JSON.stringify(staffMail), previews]) {
      expect(seen).not.toContain(page.token);
      expect(seen).not.toMatch(CREDENTIAL);
    }
    // The investor's own ceremony is opened from the portal: no message to anybody carries its link.
    expect(JSON.stringify(portal.mails)).not.toContain(page.token);
  });
});
