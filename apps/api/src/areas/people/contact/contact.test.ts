import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ CONTACT_EMAIL: 'desk@dealer.test' });
});
afterAll(() => portal.close());

const MESSAGE = {
  name: 'Ana Roy',
  email: 'ana@example.ca',
  subject: 'Referral Program Request',
  message: 'May I refer <my> clients?',
  requestType: 'referral',
};

const write = (payload: object) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/sendemail',
    headers: { 'accept-language': 'fr' },
    payload,
  });

describe('a message to the dealer', () => {
  it('is accepted, and reaches the configured address with its sender as reply-to', async () => {
    const answer = await write(MESSAGE);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { sent: true } });
    await portal.runJobs();
    const [mail] = portal.mails;
    expect(mail).toMatchObject({
      to: 'desk@dealer.test',
      replyTo: 'ana@example.ca',
      subject: 'Referral Program Request',
      language: 'fr',
    });
    expect(mail?.text).toContain('De\u00a0: Ana Roy <ana@example.ca>');
    expect(mail?.text).toContain('May I refer <my> clients?');
    expect(mail?.html).toContain('May I refer &lt;my&gt; clients?');
  });

  it('says what it is about', async () => {
    await write({ ...MESSAGE, subject: 'My order', requestType: 'order' });
    await portal.runJobs();
    expect(portal.mails.at(-1)?.text).toContain('Au sujet de\u00a0: Un ordre ou un paiement');
  });

  it.each([
    ['a second line', 'Ana\nBcc: b@c.ca'],
    ['a site', 'Visit evil.example'],
  ])('is refused with %s for a name', async (_row, name) => {
    const answer = await write({ ...MESSAGE, name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({
      name: 'Écrivez votre nom en lettres latines, sur une seule ligne',
    });
  });

  it('is refused with a sentence for each wrong field, and nothing is sent', async () => {
    const before = portal.mails.length;
    const answer = await write({ ...MESSAGE, email: 'ana', subject: 'a\nBcc: b@c.ca', message: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({
      email: 'Le courriel n’est pas valide',
      subject: 'L’objet est obligatoire, sur une seule ligne',
      message: 'Écrivez un message',
    });
    await portal.runJobs();
    expect(portal.mails).toHaveLength(before);
  });
});
