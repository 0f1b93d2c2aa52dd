import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail server that takes messages; what it heard is in `heard`. */
export async function runMailServer(
  answerToRecipient = '250 fine',
): Promise<{ url: string; heard: string[]; stop: () => Promise<void> }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    heard,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
