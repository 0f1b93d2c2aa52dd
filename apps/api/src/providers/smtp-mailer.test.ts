import { afterEach, describe, expect, it } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';
import { runMailServer } from './testing/run-mail-server.ts';

const MAIL = {
  to: 'ada@example.com',
  subject: 'Votre ordre est approuvé',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  language: 'fr',
} as const;

let stop: () => Promise<void>;
afterEach(() => stop());

async function mailServer(answerToRecipient: string) {
  const { url, heard, stop: stopServer } = await runMailServer(answerToRecipient);
  stop = stopServer;
  return { heard, mailer: smtpMailer(url, 'Portal <no-reply@portal.test>') };
}

describe('a message over SMTP', () => {
  it('reaches the server as text and as HTML, in its language', async () => {
    const { heard, mailer } = await mailServer('250 fine');
    await mailer.send(MAIL);
    const said = heard.join('');
    for (const part of ['RCPT TO:<ada@example.com>', 'Content-Language: fr', 'text/plain', 'text/html']) {
      expect(said).toContain(part);
    }
  });

  it('that may be stopped says so to mail programs (RFC 8058)', async () => {
    const { heard, mailer } = await mailServer('250 fine');
    await mailer.send({ ...MAIL, unsubscribeUrl: 'https://portal.test/unsubscribe/a_b' });
    const said = heard.join('');
    expect(said).toContain('List-Unsubscribe: <https://portal.test/unsubscribe/a_b>');
    expect(said).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('that is refused fails, so that it is tried again, and names nobody in what is kept', async () => {
    const { mailer } = await mailServer('550 no ada@example.com here');
    const failure = await mailer.send(MAIL).catch((error: unknown) => error);
    expect(String(failure)).toContain('EENVELOPE, 550');
    expect(String(failure)).not.toContain('ada');
  });
});
