import type { Socket } from 'node:net';

const CODE_SSL_REQUEST = 80_877_103;
const CODE_CANCEL_REQUEST = 80_877_102;
const STARTUP_HEADER_BYTES = 8;
const MESSAGE_BYTES_MAX = 256 * 1024 * 1024;
const TYPE_QUERY = 0x51;
const TYPE_SYNC = 0x53;
const TYPE_TERMINATE = 0x58;
/** Type byte and length of every message after the start. */
export const MESSAGE_HEADER_BYTES = 5;

let arrivals = 0;

/** One client of the embedded database: what it has sent, cut into messages and gathered into rounds. */
export class WireConnection {
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

  /** The next whole message, or null until more has arrived. Messages before the start have no type byte. */
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
