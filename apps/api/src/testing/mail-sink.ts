import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type MailSink = {
  url: string;
  /** What was taken so far: the `Message-ID` of each message, in order, copies too. */
  taken: string[];
  close: () => Promise<void>;
};

/** A mail server that takes everything, each message after a while, as real ones do. */
export async function openMailSink(takesMs = 0): Promise<MailSink> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, takesMs, taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
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

function serve(socket: Socket, takesMs: number, taken: string[]): void {
  let message: string | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 ready');
  socket.setEncoding('utf8').on('data', (text: string) => {
    if (message !== null) {
      message += text;
      if (message.endsWith(END_OF_MESSAGE)) {
        const id = /^Message-ID: (\S+)/im.exec(message)?.[1] ?? '';
        message = null;
        void wait(takesMs).then(() => {
          // Taken is what the sender heard to be taken, or might have: a copy may follow, a loss may not.
          taken.push(id);
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
