import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_AREAS } from '../../main/command-areas.ts';
import { addressFor } from '../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { submittedOrder } from '../../testing/orders.ts';
import { THIS_PROCESS } from '../config/process-owner.ts';
import { askRunningServer } from './ask-running-server.ts';
import { ownCommandSocket } from './command-sockets.ts';
import { listenForCommands } from './listen-for-commands.ts';

/** After which a server hangs up that has answered. */
const LAST_WORD_MS = 100;

let portal: TestPortal;
let dataDir: string;
beforeAll(async () => {
  portal = await openTestPortal();
  dataDir = portal.deps.config.dataDir;
});
afterAll(() => portal.close());

const ask = (...argv: string[]) => askRunningServer(dataDir, { area: 'dealer', argv }, () => undefined);
const socketOf = (machine: string, pid: number) => join(dataDir, `commands-${machine}-${pid}.sock`);
const sockets = () => readdirSync(dataDir).filter((name) => name.startsWith('commands-'));

/** Leaves a socket behind, as a killed server does. */
async function killedSocket(path: (pid: number) => string): Promise<string> {
  const script = `const path = process.argv[1].replace('PID', process.pid); require('node:net').createServer().listen(path, () => console.log(path));`;
  const child = spawn(process.execPath, ['--eval', script, path(0).replace('-0.sock', '-PID.sock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [name]: Buffer[] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return String(name).trim();
}

describe('a command', () => {
  it('goes through the running server, on a socket that only its owner may use', async () => {
    expect(await ask('queue')).toBeNull();
    const stop = await listenForCommands(portal.deps, COMMAND_AREAS);
    const path = ownCommandSocket(dataDir);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { tradeId } = await submittedOrder(portal);
    expect((await ask('review', tradeId, '--as', await addressFor(portal.deps, ['review'])))?.lines).toEqual([
      `In review: ${tradeId}`,
    ]);
    await stop();
    expect(existsSync(path)).toBe(false);
  });

  it('survives callers that hang up, say nothing or say too much, and still stops at once', async () => {
    const stop = await listenForCommands(portal.deps, COMMAND_AREAS);
    const socketPath = ownCommandSocket(dataDir);
    const hangUp = request({ socketPath, method: 'POST', headers: { 'content-type': 'application/json' } });
    hangUp.on('error', () => undefined);
    hangUp.end('{"area":"dealer","argv":["queue"]}', () => hangUp.destroy());
    await new Promise((resolve) => hangUp.once('close', resolve));
    const silent = connect(socketPath);
    await once(silent, 'connect');
    expect(await ask('show', 'x'.repeat(100_000))).toMatchObject({ ok: false });
    expect(await ask('show', 'x'.repeat(5_000))).toMatchObject({ ok: false });
    expect(await ask('queue')).toMatchObject({ ok: true });
    await stop();
  });

  it('has its answer, and nobody an error, when the server is killed after its last word', async () => {
    const socketPath = ownCommandSocket(dataDir);
    const hangingUp = createServer((_asked, answer) => {
      answer.write('{"ok":true,"lines":["Done"]}\n', () => setTimeout(() => answer.destroy(), LAST_WORD_MS));
    });
    await once(hangingUp.listen(socketPath), 'listening');
    expect(await ask('queue')).toEqual({ ok: true, lines: ['Done'] });
    await once(hangingUp.close(), 'close');
    await new Promise((resolve) => setTimeout(resolve, LAST_WORD_MS));
  });

  it('that a stranger sends in any other form is refused', async () => {
    const stop = await listenForCommands(portal.deps, COMMAND_AREAS);
    for (const body of ['', '{', '[]', '{"area":"constructor","argv":[]}', 'x'.repeat(70_000)]) {
      const sent = request({
        socketPath: ownCommandSocket(dataDir),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        agent: false,
      });
      sent.end(body);
      const [answer]: IncomingMessage[] = await once(sent, 'response');
      expect(await json(answer ?? Readable.from([]))).toMatchObject({ ok: false });
    }
    await stop();
  });
});

describe('a data directory whose path is too long for a socket', () => {
  it('is refused in words', async () => {
    const deps = { ...portal.deps, config: { ...portal.deps.config, dataDir: `/${'x'.repeat(90)}` } };
    await expect(listenForCommands(deps, COMMAND_AREAS)).rejects.toThrow(/^DATA_DIR: .* is too long a path/);
  });
});

describe('the socket of a server that was killed', () => {
  it('is passed over by a command, and removed by the next server of this machine', async () => {
    const left = await killedSocket((pid) => socketOf(THIS_PROCESS.machine, pid));
    expect(await ask('queue')).toBeNull();
    const stop = await listenForCommands(portal.deps, COMMAND_AREAS);
    expect(existsSync(left)).toBe(false);
    expect(await ask('queue')).toMatchObject({ ok: true });
    await stop();
    expect(sockets()).toEqual([]);
  });

  it('does not keep the next one with the same number from starting', async () => {
    writeFileSync(ownCommandSocket(dataDir), '');
    const stop = await listenForCommands(portal.deps, COMMAND_AREAS);
    expect(await ask('queue')).toMatchObject({ ok: true });
    await stop();
  });

  it('on another machine is left alone, and does not hide one that answers', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const other = socketOf('00000000', pid);
    writeFileSync(other, '');
    const stop = await listenForCommands(portal.deps, COMMAND_AREAS);
    expect(await ask('queue')).toMatchObject({ ok: true });
    await stop();
    expect(existsSync(other)).toBe(true);
    expect(await ask('queue')).toBeNull();
  });
});
