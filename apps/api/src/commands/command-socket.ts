import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { COMMAND_AREAS, type CommandArea } from './command-areas.ts';
import type { CommandResult } from './command-result.ts';

const REQUEST_BYTES_MAX = 65_536;
const OWNER_ONLY = 0o600;
const Command = z.object({
  area: z.custom<CommandArea>((name) => typeof name === 'string' && Object.hasOwn(COMMAND_AREAS, name)),
  argv: z.array(z.string().max(4_000)).max(20),
});
/** What a server says: lines while the command runs, then its result. */
const Message = z.union([
  z.object({ line: z.string() }),
  z.object({ ok: z.boolean(), lines: z.array(z.string()) }),
]);

/** Where a running server takes commands: whoever may read the data directory may give them. */
export function commandSocketPath(dataDir: string): string {
  return join(dataDir, 'commands.sock');
}

const FAILED: CommandResult = {
  ok: false,
  lines: ['The command failed; the cause is in the server log.'],
};
const NOT_TAKEN: CommandResult = {
  ok: false,
  lines: ['The running server does not know this command, or it is too long.'],
};

/**
 * Listens for commands; one JSON object in, JSON lines out. The returned function stops it: commands that run are
 * finished, callers who have said nothing yet are sent away.
 */
export async function listenForCommands(deps: Deps): Promise<() => Promise<void>> {
  const path = commandSocketPath(deps.config.dataDir);
  // A server that was killed leaves its socket file behind.
  rmSync(path, { force: true });
  const silent = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    silent.add(socket);
    // A caller who hangs up hears no answer; that is theirs to know.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => silent.delete(socket));
    answer(socket, deps, () => silent.delete(socket)).catch((error: unknown) => {
      deps.log.error({ err: error }, 'command fault');
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
  const text = await readRequest(socket);
  isHeard();
  if (text === '') {
    return;
  }
  const command = Command.safeParse(text === null ? null : JSON.parse(text));
  if (!command.success) {
    reply(socket, NOT_TAKEN);
    return;
  }
  const { area, argv } = command.data;
  const say = (line: string) => {
    if (socket.writable) {
      socket.write(`${JSON.stringify({ line })}\n`);
    }
  };
  reply(socket, await COMMAND_AREAS[area](deps, argv, say));
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
  command: { area: CommandArea; argv: readonly string[] },
  say: (line: string) => void,
): Promise<CommandResult | null> {
  const socket = await open(commandSocketPath(dataDir));
  if (socket === null) {
    return null;
  }
  socket.on('error', () => socket.destroy());
  socket.end(JSON.stringify(command));
  for await (const text of createInterface({ input: socket })) {
    const message = Message.parse(JSON.parse(text));
    if ('ok' in message) {
      return message;
    }
    say(message.line);
  }
  throw new Error(
    'The server ended before it answered. Look at what was done before you give the command again.',
  );
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

/** Everything that a caller says until it ends; null when it is more than is taken, the rest unread; empty when it hung up. */
function readRequest(socket: Socket): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= REQUEST_BYTES_MAX) {
        chunks.push(chunk);
      }
    });
    socket.once('error', reject);
    socket.once('end', () => resolve(size > REQUEST_BYTES_MAX ? null : Buffer.concat(chunks).toString()));
    socket.once('close', () => resolve(''));
  });
}
