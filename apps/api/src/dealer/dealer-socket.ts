import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { type CommandResult, runDealerCommand } from './run-dealer-command.ts';

const REQUEST_BYTES_MAX = 65_536;
const OWNER_ONLY = 0o600;
const Arguments = z.array(z.string().max(4_000)).max(20);
const Result = z.object({ ok: z.boolean(), lines: z.array(z.string()) });

/** Where a running server takes the dealer's commands: whoever may read the data directory may give them. */
export function dealerSocketPath(dataDir: string): string {
  return join(dataDir, 'dealer.sock');
}

/** Listens for commands; one JSON line in, one JSON line out. The returned function stops it. */
export async function listenForDealer(deps: Deps): Promise<() => Promise<void>> {
  const path = dealerSocketPath(deps.config.dataDir);
  // A server that was killed leaves its socket file behind; the data directory is ours alone, so it is nobody's.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(socket, deps).catch((error: unknown) => {
      deps.log.error({ err: error }, 'dealer command fault');
      socket.end(
        `${JSON.stringify({ ok: false, lines: ['The command failed; the cause is in the server log.'] })}\n`,
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, OWNER_ONLY);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function answer(socket: Socket, deps: Deps): Promise<void> {
  const argv = Arguments.parse(JSON.parse(await readAll(socket)));
  const result = await runDealerCommand(deps, argv);
  socket.end(`${JSON.stringify(result)}\n`);
}

/** Sends a command to the server that runs on this data directory; null when none does. */
export async function askRunningServer(
  dataDir: string,
  argv: readonly string[],
): Promise<CommandResult | null> {
  const socket = await open(dealerSocketPath(dataDir));
  if (socket === null) {
    return null;
  }
  socket.end(JSON.stringify(argv));
  return Result.parse(JSON.parse(await readAll(socket)));
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

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.length > REQUEST_BYTES_MAX) {
      throw new Error('The command is too long');
    }
  }
  return text;
}
