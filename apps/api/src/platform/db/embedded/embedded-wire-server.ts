import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { MESSAGE_HEADER_BYTES, WireConnection } from './wire-connection.ts';

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
  readonly #connections = new Set<WireConnection>();
  /** The connection whose transaction is open; everybody else waits. */
  #holder: WireConnection | null = null;
  #isRunning = false;
  #guests: (() => Promise<void>)[] = [];

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

  /** Runs the work alone, when no transaction is open; everybody else waits until it is done. */
  runAlone<Result>(work: (database: PGlite) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#guests.push(() => work(this.#database).then(resolve, reject));
      this.#run();
    });
  }

  #accept(socket: Socket): void {
    const connection = new WireConnection(socket);
    this.#connections.add(connection);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      connection.receive(chunk);
      this.#run();
    });
    // The reason does not matter: 'close' follows, and rolls back the connection's transaction.
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
    await this.#serveGuests();
    for (let next = this.#next(); next !== null; next = this.#next()) {
      if (next.isClosed) {
        await this.#forget(next);
      } else {
        await this.#runRound(next, next.takeRound());
      }
      await this.#serveGuests();
    }
  }

  async #serveGuests(): Promise<void> {
    for (let guest = this.#nextGuest(); guest !== undefined; guest = this.#nextGuest()) {
      await guest();
    }
  }

  #nextGuest(): (() => Promise<void>) | undefined {
    return this.#holder === null ? this.#guests.shift() : undefined;
  }

  /** Only the holder of an open transaction, else the connection that has waited longest. */
  #next(): WireConnection | null {
    const candidates = this.#holder === null ? [...this.#connections] : [this.#holder];
    const waiting = candidates.filter((connection) => connection.isClosed || connection.hasRound);
    return waiting.sort((a, b) => a.waitingSince - b.waitingSince)[0] ?? null;
  }

  async #runRound(connection: WireConnection, messages: Buffer[]): Promise<void> {
    let status = STATUS_IDLE;
    for (const message of messages) {
      const answer = await this.#database.execProtocolRaw(message);
      status = readyStatus(answer) ?? status;
      connection.send(answer);
    }
    this.#holder = status === STATUS_IDLE ? null : connection;
  }

  async #forget(connection: WireConnection): Promise<void> {
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
