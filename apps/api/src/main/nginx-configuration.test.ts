import { createServer, request, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../scripts/tooling/free-port.mjs';
import { newToken } from '../platform/crypto/new-token.ts';
import { type DeployedNginx, runDeployedNginx } from '../testing/run-deployed-nginx.ts';
import { findNginx } from '../testing/run-nginx.ts';

/** As the configuration says. */
const CONNECTIONS_MAX = 100;

/** Answers of the portal that wait until the test ends them. */
const held: ServerResponse[] = [];
const portal = createServer(({ url }, reply) => {
  if (url === '/held') {
    held.push(reply);
  } else {
    reply.end('the portal');
  }
});
let port: number;
let nginx: DeployedNginx;
beforeAll(async () => {
  const program = findNginx();
  if (program === undefined) {
    throw new Error('nginx is missing: install it');
  }
  const behind = await freePort();
  await new Promise<void>((resolve) => portal.listen(behind, '127.0.0.1', resolve));
  port = await freePort();
  nginx = runDeployedNginx(program, port, `127.0.0.1:${behind}`);
  await vi.waitFor(async () => expect((await ask('/')).status).toBe(200));
});
afterAll(async () => {
  await nginx.stop();
  portal.close();
});

type Answer = { status: number; server: string | undefined };

/** `status` is 0 where the connection was closed without an answer. */
function ask(path: string, host = 'portal.example.ca'): Promise<Answer> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, server: String(reply.headers.server) }));
    });
    asked.on('error', () => resolve({ status: 0, server: undefined }));
    asked.end();
  });
}

describe('the proxy as it is deployed', () => {
  it.each([
    ['a page of a link', (token: string) => `/signing/${token}`],
    ['a page of a link in the other language', (token: string) => `/fr/signing/${token}`],
    ['a call with a token in the middle', (token: string) => `/api/waiting-list/leave/${token}/undo`],
    ['a page with a token in its query', (token: string) => `/verify?token=${token}`],
    ['a file', (token: string) => `/api/files/an-id?expires=1&signature=${token}`],
  ])('keeps no token of %s in its log', async (_row, pathOf) => {
    const [token, mark] = [newToken(), `/seen/${Math.random()}`];
    await ask(pathOf(token));
    await ask(mark);
    await expect.poll(() => nginx.log()).toContain(mark);
    expect(nginx.log()).not.toContain(token);
    expect(nginx.log()).toContain(new URL(pathOf(''), 'http://portal').pathname.split('/')[1]);
  });

  it('answers nobody who asks for another name', async () => {
    expect((await ask('/', 'another.example')).status).toBe(0);
    expect((await ask('/')).status).toBe(200);
  });

  it('does not say which version it is', async () => {
    expect((await ask('/')).server).toBe('nginx');
  });

  it('limits how many connections an address holds', async () => {
    const asked = Array.from({ length: CONNECTIONS_MAX + 10 }, () => ask('/held'));
    await expect.poll(() => held.length).toBe(CONNECTIONS_MAX);
    for (const reply of held) {
      reply.end();
    }
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await ask('/')).status).toBe(200);
  });
});
