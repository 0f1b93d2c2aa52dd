import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { messageSchema } from './command-messages.ts';
import type { CommandResult } from './command-result.ts';
import { COMMAND_BYTES_MAX, commandSockets } from './command-sockets.ts';

/** Nobody listens there: the server was killed, has just stopped, or runs on another machine. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);
/** A stopping server finishes what it has begun and accepts nothing new. */
const STOPPING_STATUS = 503;
const TOO_LONG: CommandResult = { ok: false, lines: ['The command is too long.'] };

/**
 * Sends a command to a server running on this machine with this data directory; null if there is none. Throws when the server ends
 * before it answers.
 */
export async function askRunningServer(
  dataDir: string,
  command: { area: string; argv: readonly string[] },
  say: (line: string) => void,
): Promise<CommandResult | null> {
  const body = JSON.stringify(command);
  if (Buffer.byteLength(body) > COMMAND_BYTES_MAX) {
    return TOO_LONG;
  }
  for (const socketPath of await commandSockets(dataDir)) {
    const answer = await post(socketPath, body);
    if (answer !== null) {
      return listen(answer, say);
    }
  }
  return null;
}

async function post(socketPath: string, body: string): Promise<IncomingMessage | null> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request({ socketPath, method: 'POST', path: '/', headers, agent: false });
  sent.end(body);
  try {
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    return answer === undefined || answer.statusCode === STOPPING_STATUS ? null : answer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NOBODY.has(code)) {
      return null;
    }
    throw code === 'ECONNRESET' ? endedEarly() : error;
  }
}

async function listen(answer: IncomingMessage, say: (line: string) => void): Promise<CommandResult> {
  answer.on('error', () => answer.destroy());
  const lines = createInterface({ input: answer });
  try {
    for await (const text of lines) {
      const message = messageSchema.parse(JSON.parse(text));
      if ('ok' in message) {
        return message;
      }
      say(message.line);
    }
  } finally {
    // Left open, it throws to nobody when the server ends after its last word.
    lines.close();
  }
  throw endedEarly();
}

function endedEarly(): Error {
  return new Error(
    'The server ended before it answered. Look at what was done before you give the command again.',
  );
}
