import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const PORT_MIN = 20_000;
const PORT_MAX = 30_000;
const TRIES_MAX = 20;

/**
 * A port of 127.0.0.1 that nobody listens on, and that nobody gets before the program that it is for has started:
 * systems give out ports by themselves, to servers that ask for any and to every outgoing connection, only from
 * 32768 on (macOS: 49152).
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const port = randomInt(PORT_MIN, PORT_MAX);
    if (await isFree(port)) {
      return port;
    }
  }
  throw new Error(`No port between ${PORT_MIN} and ${PORT_MAX} is free`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
