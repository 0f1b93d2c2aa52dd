import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type CommandResult, runDealerCommand } from './run-dealer-command.ts';

const REQUEST_BYTES_MAX = 65_536;
/** A full queue of two hundred lines is far below it. */
const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
const OWNER_ONLY = 0o600;
const Arguments = z.array(z.string().max(4_000)).max(20);
const Result = z.object({ ok: z.boolean(), lines: z.array(z.string()) });

/** Where a running server takes the dealer's commands: whoever may read the data directory may give them. */
export function dealerSocketPath(dataDir: string): string {
  return join(dataDir, 'dealer.sock');
}

const FAILED: CommandResult = {
  ok: false,
  lines: ['The command failed; the cause is in the server log.'],
};
const TOO_LONG: CommandResult = { ok: false, lines: ['The command is too long.'] };

/**
 * Listens for commands; one JSON line in, one JSON line out. The returned function stops it: commands that run are
 * finished, callers who have said nothing yet are sent away.
 */
export async function listenForDealer(deps: Deps): Promise<() => Promise<void>> {
  const path = dealerSocketPath(deps.config.dataDir);
  // A server that was killed leaves its socket file behind.
  rmSync(path, { force: true });
  const silent = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    silent.add(socket);
    // A caller who hangs up hears no answer; that is theirs to know.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => silent.delete(socket));
    answer(socket, deps, () => silent.delete(socket)).catch((error: unknown) => {
      deps.log.error({ err: error }, 'dealer command fault');
      reply(socket, FAILED);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, OWNER_ONLY);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of silent) {
        socket.destroy();
      }
    });
}

async function answer(socket: Socket, deps: Deps, isHeard: () => void): Promise<void> {
  const text = await readAll(socket);
  isHeard();
  if (text === null) {
    reply(socket, TOO_LONG);
    return;
  }
  if (text === '') {
    return;
  }
  const argv = Arguments.safeParse(JSON.parse(text));
  reply(socket, argv.success ? await runDealerCommand(deps, argv.data) : TOO_LONG);
}

function reply(socket: Socket, result: CommandResult): void {
  if (socket.writable) {
    socket.end(`${JSON.stringify(result)}\n`);
  }
}

/**
 * Sends a command to the server that runs on this data directory; null when none does. Throws when the server ends
 * before it answers.
 */
export async function askRunningServer(
  dataDir: string,
  argv: readonly string[],
): Promise<CommandResult | null> {
  const socket = await open(dealerSocketPath(dataDir));
  if (socket === null) {
    return null;
  }
  socket.end(JSON.stringify(argv));
  const text = await readAll(socket, ANSWER_BYTES_MAX);
  if (text === null || text === '') {
    throw new Error(
      'The server ended before it answered. Look at the order before you give the command again.',
    );
  }
  return Result.parse(JSON.parse(text));
}

function open(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path, allowHalfOpen: true }, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') {
        resolve(null);
      } else {
        reject(error);
      }
    });
  });
}

/** Everything that the other side says until it ends; null when it is more than is taken, the rest unread; empty when it hung up. */
function readAll(socket: Socket, bytesMax = REQUEST_BYTES_MAX): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytesMax) {
        chunks.push(chunk);
      }
    });
    socket.once('error', reject);
    socket.once('end', () => resolve(size > bytesMax ? null : Buffer.concat(chunks).toString()));
    socket.once('close', () => resolve(''));
  });
}
