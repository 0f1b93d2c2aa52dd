import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocusignSettings } from '../docusign-settings.ts';
import { type DescribedRoute, loadRoutes } from './description.ts';
import { type MockAnswer, MockEnvelopes } from './mock-envelopes.ts';
import { MockOauth } from './mock-oauth.ts';

/** What the next call of an operation meets instead of its answer; `slow` answers late, `lost` never. */
export type Misbehaviour = {
  operationId: string;
  does:
    | { status: number; headers?: Record<string, string>; errorCode?: string }
    | 'lost'
    | { slowMs: number };
};

export type DocusignMock = {
  /** Settings with which the adapter speaks to this server. */
  settings: DocusignSettings;
  envelopes: MockEnvelopes;
  oauth: MockOauth;
  /** Whatever was asked or answered otherwise than described; a test ends with none. */
  problems: string[];
  /** Operations in the order in which they were called. */
  calls: string[];
  misbehave: (misbehaviour: Misbehaviour) => void;
  /** An event about an envelope with the headers that prove it, made with these keys. */
  event: (envelopeId: string, event: string, keys?: readonly string[]) => SignedEvent;
  close: () => Promise<void>;
};

export type SignedEvent = { headers: Record<string, string>; body: string };

const CONNECT_KEYS = ['the first key of the account', 'the second key of the account'] as const;

let privateKey: string | undefined;

/** One key for all servers of a process: making one takes a while. */
function someKey(): string {
  privateKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  return privateKey;
}

/** Everything that the parts of one server share. */
type World = Pick<DocusignMock, 'settings' | 'envelopes' | 'oauth' | 'problems' | 'calls'> & {
  origin: string;
  pranks: Misbehaviour[];
};

/**
 * A stand-in for the provider on a port of this machine, made from descriptions of its API (see description.ts): the routes are
 * theirs, and every request and answer is checked against them. The state behind them is in MockEnvelopes.
 */
export async function openDocusignMock(): Promise<DocusignMock> {
  loadRoutes();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const settings: DocusignSettings = {
    integrationKey: randomUUID(),
    userId: randomUUID(),
    accountId: randomUUID(),
    privateKey: someKey(),
    oauthOrigin: origin,
    connectKeys: CONNECT_KEYS,
  };
  const world: World = {
    settings,
    envelopes: new MockEnvelopes(origin),
    oauth: new MockOauth(settings),
    problems: [],
    calls: [],
    origin,
    pranks: [],
  };
  server.on('request', (request, reply) => {
    answer(world, request, reply).catch((error: unknown) => {
      world.problems.push(`the mock server failed: ${String(error)}`);
      reply.destroy();
    });
  });
  return {
    ...world,
    misbehave: (misbehaviour) => void world.pranks.push(misbehaviour),
    event: (envelopeId, event, keys = CONNECT_KEYS) =>
      signedEvent(settings, world.envelopes.summary(envelopeId), { envelopeId, event, keys }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(world: World, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', world.origin);
  const text = await textOf(request);
  const { authorization } = request.headers;
  if (url.pathname === '/oauth/token' && request.method === 'POST') {
    return send(reply, world.oauth.token(new URLSearchParams(text), url.host));
  }
  if (url.pathname === '/oauth/userinfo') {
    return send(reply, world.oauth.userInfo(authorization, world.origin));
  }
  const routes = loadRoutes().map((each) =>
    each.find(({ method, pattern }) => method === request.method && pattern.test(url.pathname)),
  );
  const [found] = routes;
  if (found === undefined || routes.includes(undefined)) {
    world.problems.push(`no description has ${request.method} ${url.pathname}`);
    return send(reply, { status: 404, json: { errorCode: 'RESOURCE_NOT_FOUND' } });
  }
  world.calls.push(found.operationId);
  if (await misbehaved(world, found.operationId, reply)) {
    return;
  }
  if (!world.oauth.accepts(authorization)) {
    return send(reply, { status: 401, json: { errorCode: 'AUTHORIZATION_INVALID_TOKEN' } });
  }
  const described = routes.filter((route) => route !== undefined);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const isJson = request.headers['content-type'] === 'application/json';
  const headers = body === undefined || isJson ? [] : ['the body is not said to be JSON'];
  const made = answerOf(world, described, { url, body }, headers);
  return send(reply, made, { 'x-ratelimit-limit': '3000', 'x-ratelimit-remaining': '2999' });
}

/** The answer from the state behind, if what was asked is as described; both are held against every description. */
function answerOf(
  { problems, settings, envelopes }: World,
  routes: readonly DescribedRoute[],
  { url, body }: { url: URL; body: unknown },
  before: readonly string[],
): MockAnswer {
  const params = { ...routes[0]?.pattern.exec(url.pathname)?.groups };
  const wrong = [
    ...before,
    ...routes.flatMap((route) => route.problemsOfRequest(url.searchParams, body)),
    ...(params.accountId === settings.accountId ? [] : ['another account']),
  ];
  problems.push(...wrong);
  if (wrong.length > 0) {
    return { status: 400, json: { errorCode: 'INVALID_REQUEST_BODY', message: 'Not as described.' } };
  }
  const made = envelopes.answer(routes[0]?.operationId ?? '', { params, body });
  if (made.file === undefined) {
    const odd = routes.flatMap((route) => route.problemsOfAnswer(made.status, made.json));
    problems.push(...odd.map((each) => `in the answer: ${each}`));
  }
  return made;
}

/** Plays the next prank waiting for this operation; true if that was the answer. */
async function misbehaved({ pranks }: World, called: string, reply: ServerResponse): Promise<boolean> {
  const index = pranks.findIndex(({ operationId }) => operationId === called);
  const does = index === -1 ? undefined : pranks.splice(index, 1)[0]?.does;
  if (does === undefined) {
    return false;
  }
  if (does === 'lost') {
    reply.destroy();
    return true;
  }
  if ('slowMs' in does) {
    await wait(does.slowMs);
    return false;
  }
  const json = { errorCode: does.errorCode ?? 'SERVER_SAYS_NO', message: 'Not now.' };
  send(reply, { status: does.status, json }, does.headers);
  return true;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(
  reply: ServerResponse,
  { status, json, file }: MockAnswer,
  headers: Record<string, string> = {},
): void {
  const type = file === undefined ? 'application/json' : 'application/pdf';
  reply.writeHead(status, { 'content-type': type, ...headers });
  reply.end(file ?? JSON.stringify(json));
}

function signedEvent(
  { accountId, userId }: DocusignSettings,
  envelopeSummary: object | undefined,
  { envelopeId, event, keys }: { envelopeId: string; event: string; keys: readonly string[] },
): SignedEvent {
  const body = JSON.stringify({
    event,
    apiVersion: 'v2.1',
    uri: `/restapi/v2.1/accounts/${accountId}/envelopes/${envelopeId}`,
    retryCount: 0,
    configurationId: 10_001,
    generatedDateTime: new Date().toISOString(),
    data: { accountId, userId, envelopeId, envelopeSummary },
  });
  const signatures = keys.map((key, index) => [
    `x-docusign-signature-${index + 1}`,
    createHmac('sha256', key).update(body).digest('base64'),
  ]);
  return { headers: { 'content-type': 'application/json', ...Object.fromEntries(signatures) }, body };
}
