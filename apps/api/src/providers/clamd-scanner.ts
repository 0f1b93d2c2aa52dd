import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { ScannerAwayError, type ScanResult, type VirusScanner } from '../platform/ports/virus-scanner.ts';

/** From the first byte to the answer: a large PDF takes the daemon some seconds. */
const SCAN_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 3_000;
const CHUNK_BYTES_MAX = 65_536;
const LENGTH_BYTES = 4;
const ANSWER_BYTES_MAX = 4_096;
const VIRUS_NAME_LENGTH_MAX = 200;

/**
 * ClamAV's daemon over TCP (`INSTREAM` of clamd's protocol: each piece behind its length, a length of zero at the end).
 * Its `StreamMaxLength` has to be above the largest upload; ClamAV's own default (100 MB, Debian 25 MB) is.
 */
export function clamdScanner(server: { host: string; port: number }): VirusScanner {
  return {
    scan: async (bytes) => {
      const socket = connect({ ...server, noDelay: true });
      const timer = setTimeout(
        () => socket.destroy(new ScannerAwayError('clamd took too long')),
        SCAN_TIMEOUT_MS,
      );
      try {
        await connected(socket);
        const answer = readAnswer(socket);
        // The daemon may answer and hang up in the middle of a file; then its answer says why, not the broken pipe.
        const sending = send(socket, bytes).catch(() => undefined);
        const result = parseAnswer(await answer);
        await sending;
        return result;
      } catch (error) {
        throw error instanceof ScannerAwayError
          ? error
          : new ScannerAwayError('clamd could not be asked', { cause: error });
      } finally {
        clearTimeout(timer);
        socket.destroy();
        bytes.destroy();
      }
    },
  };
}

async function connected(socket: Socket): Promise<void> {
  await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
  // A later error reaches whoever reads or writes then.
  socket.on('error', () => undefined);
}

async function send(socket: Socket, bytes: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of bytes) {
    for (let from = 0; from < piece.length; from += CHUNK_BYTES_MAX) {
      await sendChunk(socket, piece.subarray(from, from + CHUNK_BYTES_MAX));
    }
  }
  await sendChunk(socket, Buffer.alloc(0));
}

async function sendChunk(socket: Socket, chunk: Buffer): Promise<void> {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(chunk.length);
  await new Promise<void>((resolve, reject) => {
    socket.write(Buffer.concat([length, chunk]), (error) => (error ? reject(error) : resolve()));
  });
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket) {
    answer += piece;
    if (answer.includes('\0') || answer.length > ANSWER_BYTES_MAX) {
      break;
    }
  }
  return answer;
}

const ANSWER = /^stream: (?:(OK)|(.+) FOUND)\0$/;

function parseAnswer(answer: string): ScanResult {
  const [, ok, virus] = ANSWER.exec(answer) ?? [];
  if (ok !== undefined) {
    return { outcome: 'clean' };
  }
  if (virus !== undefined) {
    return { outcome: 'infected', virus: virus.slice(0, VIRUS_NAME_LENGTH_MAX) };
  }
  throw new ScannerAwayError(
    `clamd answered: ${answer.replaceAll('\0', '').slice(0, VIRUS_NAME_LENGTH_MAX) || 'nothing'}`,
  );
}
