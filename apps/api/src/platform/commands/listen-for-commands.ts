import { chmod } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import Fastify, { type FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { type CommandMessage, commandSchema } from './command-messages.ts';
import type { CommandAreas, CommandResult } from './command-result.ts';
import { COMMAND_BYTES_MAX, ownCommandSocket, sweepCommandSockets } from './command-sockets.ts';

const OWNER_ONLY = 0o600;
const FAILED: CommandResult = {
  ok: false,
  lines: ['The command failed; the cause is in the server log.'],
};
const NOT_TAKEN: CommandResult = {
  ok: false,
  lines: ['The running server does not know this command, or it is too long.'],
};

/**
 * Accepts commands over HTTP on this process's own socket in the data directory. The returned function stops it: running commands
 * finish, callers who have sent nothing yet are turned away, and the socket is removed.
 */
export async function listenForCommands(deps: Deps, areas: CommandAreas): Promise<() => Promise<void>> {
  const { dataDir } = deps.config;
  const running = new Set<Promise<void>>();
  const app = Fastify({ bodyLimit: COMMAND_BYTES_MAX, forceCloseConnections: true });
  app.setErrorHandler((_error, _request, reply) => reply.send(NOT_TAKEN));
  app.post('/', (request, reply) => {
    const command = commandSchema.safeParse(request.body);
    const { area = '', argv = [] } = command.data ?? {};
    const run = Object.hasOwn(areas, area) ? areas[area] : undefined;
    if (run === undefined) {
      return reply.send(NOT_TAKEN);
    }
    const done = answer(deps, reply, (say) => run(deps, argv, say)).finally(() => running.delete(done));
    running.add(done);
    return reply;
  });
  app.addHook('preClose', async () => {
    await Promise.all(running);
  });
  await sweepCommandSockets(dataDir);
  const path = ownCommandSocket(dataDir);
  await app.listen({ path });
  await chmod(path, OWNER_ONLY);
  return () => app.close();
}

/** A caller who hangs up gets no answer, but the command goes on. */
async function answer(
  deps: Deps,
  reply: FastifyReply,
  run: (say: (line: string) => void) => Promise<CommandResult>,
): Promise<void> {
  const lines = new PassThrough();
  reply.type('application/x-ndjson').send(lines);
  const write = (message: CommandMessage) => {
    if (lines.writable) {
      lines.write(`${JSON.stringify(message)}\n`);
    }
  };
  const result = await run((line) => write({ line })).catch((error: unknown) => {
    deps.log.error({ err: error }, 'command fault');
    return FAILED;
  });
  write(result);
  lines.end();
  await finished(reply.raw).catch(() => undefined);
}
