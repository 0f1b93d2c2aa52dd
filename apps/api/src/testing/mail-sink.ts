import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The headers by which a message and its sender are known. */
export type TakenMail = { messageId: string; from: string };

export type MailSink = {
  url: string;
  /** What was taken so far, in order, copies too. */
  taken: TakenMail[];
  /** What has arrived whole and is not yet answered: its sender is in the middle of its work. */
  inHand: ReadonlySet<TakenMail>;
  close: () => Promise<void>;
};

/** A mail server that takes everything, each message after a while, as real ones do. */
export async function openMailSink(takesMs = 0): Promise<MailSink> {
  const taken: TakenMail[] = [];
  const inHand = new Set<TakenMail>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, takesMs, { taken, inHand });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    inHand,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) {
          socket.destroy();
        }
        server.close(() => resolve());
      }),
  };
}

const END_OF_MESSAGE = '\r\n.\r\n';

type Desk = { taken: TakenMail[]; inHand: Set<TakenMail> };

function serve(socket: Socket, takesMs: number, { taken, inHand }: Desk): void {
  let message: string | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 ready');
  socket.setEncoding('utf8').on('data', (text: string) => {
    if (message !== null) {
      message += text;
      if (message.endsWith(END_OF_MESSAGE)) {
        const mail = { messageId: headerOf(message, 'Message-ID'), from: headerOf(message, 'From') };
        message = null;
        inHand.add(mail);
        void wait(takesMs).then(() => {
          // Taken is what the sender heard to be taken, or might have: a copy may follow, a loss may not.
          inHand.delete(mail);
          taken.push(mail);
          say('250 taken');
        });
      }
    } else if (text.startsWith('DATA')) {
      message = '';
      say('354 go on');
    } else if (text.startsWith('QUIT')) {
      socket.end('221 bye\r\n');
    } else {
      say('250 fine');
    }
  });
}

function headerOf(message: string, name: string): string {
  return new RegExp(`^${name}: (.+)$`, 'im').exec(message)?.[1]?.trim() ?? '';
}
