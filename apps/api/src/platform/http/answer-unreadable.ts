import type { Socket } from 'node:net';
import { AppError } from './app-error.ts';
import { failureReply } from './failure-reply.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers what is not even HTTP: a broken request line, headers too many or too large, a request that never ends. There
 * is no request to read a language from, so it is told in English, in the envelope of every failure.
 */
export function unreadableAnswerer(newId: () => string, headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(failureReply(new AppError('MALFORMED_REQUEST'), 'en', newId()));
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': JSON_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
  };
}
