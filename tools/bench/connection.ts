import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An answer as far as a load needs it. */
export type Answer = { status: number; body: Buffer };

const HEAD_END = Buffer.from('\r\n\r\n');
const HEAD_END_BYTES = HEAD_END.length;
const STATUS_AT = 'HTTP/1.1 '.length;
const STATUS_LENGTH = 3;
const NO_LENGTH = 'An answer without its length';

/**
 * One kept-alive HTTP connection with one request at a time, as lean as can be: the load shares its core with the database,
 * and what it takes is taken from there. Answers have to say their length.
 */
export class Connection {
  readonly #socket: Socket;
  #parts: Buffer[] = [];
  #received = 0;
  #expected: number | null = null;
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (part) => this.#take(part));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')));
  }

  static async open(address: string): Promise<Connection> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new Connection(socket);
  }

  ask(request: Buffer): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting = { resolve, reject };
    this.#socket.write(request);
    return promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(part: Buffer): void {
    this.#parts.push(part);
    this.#received += part.length;
    this.#expected ??= lengthOf(this.#parts);
    if (this.#expected !== null && this.#received >= this.#expected) {
      const bytes = Buffer.concat(this.#parts);
      this.#parts = [];
      this.#received = 0;
      this.#expected = null;
      const status = Number(bytes.toString('latin1', STATUS_AT, STATUS_AT + STATUS_LENGTH));
      this.#waiting?.resolve({ status, body: bytes.subarray(bytes.indexOf(HEAD_END) + HEAD_END_BYTES) });
    }
  }
}

/** How many bytes the answer has with its head; null as long as the head is not there whole. */
function lengthOf(parts: Buffer[]): number | null {
  const bytes = Buffer.concat(parts);
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) {
    return null;
  }
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
  if (length === undefined) {
    throw new Error(NO_LENGTH);
  }
  return end + HEAD_END_BYTES + Number(length);
}

/** A request as bytes. */
export function requestOf(
  method: 'GET' | 'POST',
  path: string,
  token: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`);
}
