import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

const CODE_SSL_REQUEST = 80_877_103;
const CODE_CANCEL_REQUEST = 80_877_102;
const STARTUP_HEADER_BYTES = 8;
const MESSAGE_HEADER_BYTES = 5;
const MESSAGE_BYTES_MAX = 256 * 1024 * 1024;
const TYPE_QUERY = 0x51;
const TYPE_SYNC = 0x53;
const TYPE_TERMINATE = 0x58;
const TYPE_READY_FOR_QUERY = 0x5a;
const STATUS_IDLE = 0x49;

/**
 * Serves PGlite on a Unix socket to several `pg` connections. PGlite has one session, so the unit of turn-taking
 * matters: a whole round of the protocol (everything up to Sync, or one simple Query), and the whole transaction that
 * it opens. Turn-taking message by message would let one connection bind its values to another's statement.
 */
export class EmbeddedWireServer {
  readonly #database: PGlite;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  /** The connection whose transaction is open; everybody else waits. */
  #holder: Connection | null = null;
  #isRunning = false;

  constructor(database: PGlite) {
    this.#database = database;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(path, resolve);
    });
  }

  close(): Promise<void> {
    for (const { socket } of this.#connections) {
      socket.destroy();
    }
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #accept(socket: Socket): void {
    const connection = new Connection(socket);
    this.#connections.add(connection);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      connection.receive(chunk);
      this.#run();
    });
    // The reason does not matter: 'close' follows, and there the connection's transaction is rolled back.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      connection.isClosed = true;
      this.#run();
    });
  }

  /** Takes turns until nobody has a whole round to run; one loop at a time. */
  #run(): void {
    if (this.#isRunning) {
      return;
    }
    this.#isRunning = true;
    this.#takeTurns().finally(() => {
      this.#isRunning = false;
    });
  }

  async #takeTurns(): Promise<void> {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      if (next.isClosed) {
        await this.#forget(next);
      } else {
        await this.#runRound(next, next.takeRound());
      }
    }
  }

  /** The holder of an open transaction alone, else the connection that has waited longest. */
  #next(): Connection | null {
    const candidates = this.#holder === null ? [...this.#connections] : [this.#holder];
    const waiting = candidates.filter((connection) => connection.isClosed || connection.hasRound);
    return waiting.sort((a, b) => a.waitingSince - b.waitingSince)[0] ?? null;
  }

  async #runRound(connection: Connection, messages: Buffer[]): Promise<void> {
    let status = STATUS_IDLE;
    for (const message of messages) {
      const answer = await this.#database.execProtocolRaw(message);
      status = readyStatus(answer) ?? status;
      connection.send(answer);
    }
    this.#holder = status === STATUS_IDLE ? null : connection;
  }

  async #forget(connection: Connection): Promise<void> {
    this.#connections.delete(connection);
    if (this.#holder === connection) {
      await this.#database.exec('rollback');
      this.#holder = null;
    }
  }
}

/** The status in the last ReadyForQuery of an answer: idle, in a transaction, or in a failed one. */
function readyStatus(answer: Uint8Array): number | undefined {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  let status: number | undefined;
  for (let at = 0; at + MESSAGE_HEADER_BYTES <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] === TYPE_READY_FOR_QUERY) {
      status = bytes[at + MESSAGE_HEADER_BYTES];
    }
  }
  return status;
}

let arrivals = 0;

/** One client: what it has sent, cut into messages and gathered into rounds. */
class Connection {
  readonly socket: Socket;
  isClosed = false;
  waitingSince = 0;
  #bytes: Buffer = Buffer.alloc(0);
  #messages: Buffer[] = [];
  #rounds: Buffer[][] = [];
  #hasStarted = false;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  get hasRound(): boolean {
    return this.#rounds.length > 0;
  }

  receive(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    for (let message = this.#cut(); message !== null; message = this.#cut()) {
      this.#take(message);
    }
  }

  takeRound(): Buffer[] {
    const round = this.#rounds.shift() ?? [];
    this.#queue();
    return round;
  }

  send(answer: Uint8Array): void {
    if (answer.length > 0 && this.socket.writable) {
      this.socket.write(answer);
    }
  }

  #queue(): void {
    arrivals += 1;
    this.waitingSince = arrivals;
  }

  /** The next whole message, or null until more has come. Messages before the start have no type byte. */
  #cut(): Buffer | null {
    const header = this.#hasStarted ? MESSAGE_HEADER_BYTES : STARTUP_HEADER_BYTES;
    if (this.#bytes.length < header) {
      return null;
    }
    const length = this.#hasStarted ? 1 + this.#bytes.readInt32BE(1) : this.#bytes.readInt32BE(0);
    if (length < header - 1 || length > MESSAGE_BYTES_MAX) {
      this.socket.destroy();
      return null;
    }
    if (this.#bytes.length < length) {
      return null;
    }
    const message = this.#bytes.subarray(0, length);
    this.#bytes = this.#bytes.subarray(length);
    return message;
  }

  #take(message: Buffer): void {
    if (!this.#hasStarted) {
      this.#start(message);
      return;
    }
    if (message[0] === TYPE_TERMINATE) {
      this.socket.end();
      return;
    }
    this.#messages.push(message);
    if (message[0] === TYPE_SYNC || message[0] === TYPE_QUERY) {
      this.#endRound();
    }
  }

  #start(message: Buffer): void {
    const code = message.readInt32BE(4);
    if (code === CODE_SSL_REQUEST) {
      this.socket.write('N');
    } else if (code !== CODE_CANCEL_REQUEST) {
      this.#hasStarted = true;
      this.#messages.push(message);
      this.#endRound();
    }
  }

  #endRound(): void {
    if (this.#rounds.length === 0) {
      this.#queue();
    }
    this.#rounds.push(this.#messages);
    this.#messages = [];
  }
}
