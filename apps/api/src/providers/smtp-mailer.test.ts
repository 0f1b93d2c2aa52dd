import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

const MAIL = {
  to: 'ada@example.com',
  subject: 'Votre ordre est approuvé',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  language: 'fr',
} as const;

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A mail server that takes one message; what it heard is in `heard`. */
async function mailServer(answerToRecipient: string) {
  const heard: string[] = [];
  server = createServer((socket) => {
    let message: string | null = null;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard.push(text);
      if (message !== null) {
        // A message comes in as many pieces as the network likes, also in the middle of its end.
        message += text;
        if (message.endsWith('\r\n.\r\n')) {
          message = null;
          socket.write('250 taken\r\n');
        }
      } else if (text.startsWith('RCPT')) {
        socket.write(`${answerToRecipient}\r\n`);
      } else if (text.startsWith('DATA')) {
        message = '';
        socket.write('354 go on\r\n');
      } else {
        socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { heard, mailer: smtpMailer(`smtp://127.0.0.1:${port}`, 'Portal <no-reply@portal.test>') };
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
