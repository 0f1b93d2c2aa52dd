import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../main/build-app.ts';
import { newcomer } from '../../testing/calls/newcomer.ts';
import { somePicture } from '../../testing/kyc.ts';
import { multipartBody } from '../../testing/multipart.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { translate } from '../language/translate.ts';
import { ROOM_BYTES_MIN, UPLOAD_ROOM_BYTES_MIN } from './receiving/require-disk-space.ts';

const PLENTY = 10 * UPLOAD_ROOM_BYTES_MIN;

let portal: TestPortal;
let person: Person;
let app: FastifyInstance;
let freeBytes: number;
/** The free space reported from the second query on. */
let afterUpload: number | undefined;
let isStoreFull: boolean;
beforeAll(async () => {
  portal = await openTestPortal();
  person = await registerPerson(portal);
  const { files } = portal.deps;
  app = await buildApp({
    ...portal.deps,
    freeBytes: async () => {
      const answer = freeBytes;
      freeBytes = afterUpload ?? freeBytes;
      return answer;
    },
    files: {
      ...files,
      put: (key, bytes) =>
        isStoreFull
          ? Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
          : files.put(key, bytes),
    },
  });
});
beforeEach(() => {
  freeBytes = PLENTY;
  afterUpload = undefined;
  isStoreFull = false;
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

async function upload(language = 'en') {
  const picture = await somePicture();
  const { payload, headers } = multipartBody([
    { name: 'front', fileName: 'card.png', bytes: picture },
    { name: 'back', fileName: 'back.png', bytes: picture },
    { name: 'documentType', value: '1' },
  ]);
  return app.inject({
    method: 'POST',
    url: '/api/user/kyc/upload/id/',
    headers: { ...headers, authorization: `Bearer ${person.accessToken}`, 'accept-language': language },
    payload,
  });
}

const register = () => app.inject({ method: 'POST', url: '/api/register', payload: newcomer() });

function expectFull(reply: Awaited<ReturnType<typeof upload>>, language: 'en' | 'fr' = 'en'): void {
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'STORAGE_FULL']);
  expect(reply.json().message).toEqual([translate(language, 'errors.storageFull')]);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
}

describe('an upload', () => {
  it('is refused before anything of it is written if little space is left, and accepted when there is more', async () => {
    freeBytes = UPLOAD_ROOM_BYTES_MIN - 1;
    expectFull(await upload('fr'), 'fr');
    mkdirSync(join(portal.deps.config.dataDir, 'tmp'), { recursive: true });
    expect(readdirSync(join(portal.deps.config.dataDir, 'tmp'))).toEqual([]);
    expect((await register()).statusCode).toBe(201);
    freeBytes = UPLOAD_ROOM_BYTES_MIN;
    expect((await upload()).statusCode).toBe(200);
  });

  it('is not read at all: the sender gets the answer at once', async () => {
    freeBytes = 0;
    const endless = new Readable({ read() {} });
    const { headers } = multipartBody([]);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/user/kyc/upload/id/',
      headers: { ...headers, authorization: `Bearer ${person.accessToken}` },
      payload: endless,
    });
    expectFull(reply);
  });

  it('the store has no space for is refused, and accepted when it has', async () => {
    isStoreFull = true;
    expectFull(await upload());
    isStoreFull = false;
    expect((await upload()).statusCode).toBe(200);
  });

  it('is not called unreadable if space ran out while it was redrawn', async () => {
    const damaged = multipartBody([
      { name: 'front', fileName: 'card.png', bytes: (await somePicture()).subarray(0, 60) },
      { name: 'back', fileName: 'back.png', bytes: await somePicture() },
      { name: 'documentType', value: '1' },
    ]);
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/user/kyc/upload/id/',
        headers: { ...damaged.headers, authorization: `Bearer ${person.accessToken}` },
        payload: damaged.payload,
      });
    expect((await send()).json().code).toBe('FILE_UNREADABLE');
    afterUpload = ROOM_BYTES_MIN - 1;
    expectFull(await send());
  });
});

describe('a change', () => {
  it('the database has no space for is refused with 503, and made when it has', async () => {
    await portal.db.executeQuery(
      CompiledQuery.raw(
        `create function no_room() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
      ),
    );
    await portal.db.executeQuery(
      CompiledQuery.raw('create trigger no_room before insert on investors execute function no_room()'),
    );
    expectFull(await register());
    await portal.db.executeQuery(CompiledQuery.raw('drop trigger no_room on investors'));
    expect((await register()).statusCode).toBe(201);
  });
});

describe('a change in the embedded database', () => {
  it.each([
    ['that is posted', 'POST', '/api/user/draft/order:full', { data: {} }],
    ['that the specification has as a GET', 'GET', '/api/user/trade/archive/no-such-order', undefined],
  ] as const)('%s is not begun without room', async (_case, method, url, payload) => {
    const config = { ...portal.deps.config, databaseUrl: undefined };
    const embedded = await buildApp({ ...portal.deps, config, freeBytes: async () => ROOM_BYTES_MIN - 1 });
    const headers = { authorization: `Bearer ${person.accessToken}` };
    expectFull(
      await embedded.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }),
    );
    await embedded.close();
  });
});

describe('readiness', () => {
  it.each([
    ['plenty of room', PLENTY, 200, { data: { ready: true, takesUploads: true } }],
    ['little room', ROOM_BYTES_MIN, 200, { data: { ready: true, takesUploads: false } }],
    ['no room', ROOM_BYTES_MIN - 1, 503, { code: 'STORAGE_FULL' }],
    ['room again', PLENTY, 200, { data: { ready: true, takesUploads: true } }],
  ])('with %s', async (_case, room, status, body) => {
    freeBytes = room;
    const reply = await app.inject('/readyz');
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject(body);
  });
});
