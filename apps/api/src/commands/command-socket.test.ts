import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { submittedOrder } from '../testing/orders.ts';
import { askRunningServer, commandSocketPath, listenForCommands } from './command-socket.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ask = (...argv: string[]) =>
  askRunningServer(portal.deps.config.dataDir, { area: 'dealer', argv }, () => undefined);

describe('a command', () => {
  it('goes through the running server, on a socket that only its owner may use', async () => {
    expect(await ask('queue')).toBeNull();
    const stop = await listenForCommands(portal.deps);
    const path = commandSocketPath(portal.deps.config.dataDir);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { tradeId } = await submittedOrder(portal);
    expect((await ask('review', tradeId))?.lines).toEqual([`In review: ${tradeId}`]);
    await stop();
    expect(existsSync(path)).toBe(false);
  });

  it('survives callers that hang up, say nothing or say too much, and stops at once all the same', async () => {
    const stop = await listenForCommands(portal.deps);
    const { dataDir } = portal.deps.config;
    const hangUp = connect(commandSocketPath(dataDir));
    hangUp.on('connect', () => hangUp.end('{"area":"dealer","argv":["queue"]}', () => hangUp.destroy()));
    await once(hangUp, 'close');
    const silent = connect(commandSocketPath(dataDir));
    await once(silent, 'connect');
    expect(await ask('show', 'x'.repeat(100_000))).toMatchObject({ ok: false });
    expect(await ask('queue')).toMatchObject({ ok: true });
    await stop();
  });
});
