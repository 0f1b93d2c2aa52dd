import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../main/build-app.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import {
  announce,
  beginUpload,
  pieceHeaders,
  sendInPieces,
  sendPiece,
  someScan,
} from '../../../testing/uploads.ts';
import { FILE_BYTES_MAX, UPLOAD_KEPT_MS, UPLOADS_BEGUN_MAX } from '../../http/receiving/file-limits.ts';
import { UPLOAD_ROOM_BYTES_MIN } from '../../http/receiving/require-disk-space.ts';
import { removeAbandonedUploads } from './remove-uploads.ts';

let portal: TestPortal;
let ada: Person;
let scan: Buffer;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  scan = await someScan();
});
afterAll(() => portal.close());

const keysOf = async (id: string) =>
  portal.db.selectFrom('upload_pieces').select('storage_key as key').where('upload_id', '=', id).execute();

async function isStored(key: string): Promise<boolean> {
  return portal.deps.files.read(key).then(
    () => true,
    () => false,
  );
}

/** Another server of the same portal, or one with other means. */
async function anotherServer(changes: Partial<TestPortal['deps']> = {}): Promise<FastifyInstance> {
  return buildApp({ ...portal.deps, ...changes });
}

const on = (app: FastifyInstance, person: Person): Person => ({
  ...person,
  post: (path, body, headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${person.accessToken}`, ...headers },
      payload: body as object,
    }),
});

describe('a file that comes in pieces', () => {
  it('is announced, sent, and reports its progress in the answer, the header and HEAD', async () => {
    const begun = await announce(ada, scan);
    const { id } = begun.json().data;
    expect([begun.statusCode, begun.json().data]).toEqual([
      201,
      {
        id,
        length: scan.length,
        offset: 0,
        pieceBytes: PIECE_BYTES,
        expiresAt: new Date(portal.deps.clock.now().getTime() + UPLOAD_KEPT_MS).toISOString(),
      },
    ]);
    const first = await sendPiece(ada, id, 0, scan);
    expect([first.statusCode, first.json().data.offset]).toEqual([200, PIECE_BYTES]);
    const head = await portal.app.inject({
      method: 'HEAD',
      url: `/api/user/upload/${id}`,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    expect(head.headers).toMatchObject({
      'upload-offset': String(PIECE_BYTES),
      'upload-length': String(scan.length),
      'upload-complete': '?0',
    });
    const last = await sendPiece(ada, id, PIECE_BYTES, scan);
    expect(last.headers).toMatchObject({ 'upload-offset': String(scan.length), 'upload-complete': '?1' });
  });

  it('announced again is the same upload, where it stopped', async () => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    await sendPiece(ada, id, 0, bytes);
    const again = await announce(ada, bytes, { name: 'the same again.png' });
    expect([again.statusCode, again.json().data]).toMatchObject([200, { id, offset: PIECE_BYTES }]);
    expect((await beginUpload(await registerPerson(portal), bytes)).id).not.toBe(id);
  });

  it('continues at another server, and is sealed in the store', async () => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    await sendPiece(ada, id, 0, bytes);
    const second = await anotherServer();
    const reply = await sendPiece(on(second, ada), id, PIECE_BYTES, bytes);
    expect(reply.json().data.offset).toBe(bytes.length);
    const keys = await keysOf(id);
    expect(keys).toHaveLength(2);
    expect(keys.every(({ key }) => !key.startsWith('direct-'))).toBe(true);
    expect((await portal.deps.files.read(keys[0]?.key ?? '')).length).toBeLessThanOrEqual(PIECE_BYTES);
    await second.close();
  });

  it('is not harmed by a piece that comes twice, in turn or at once', async () => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    const replies = await Promise.all([1, 2, 3].map(() => sendPiece(ada, id, 0, bytes)));
    replies.push(await sendPiece(ada, id, 0, bytes));
    expect(replies.map((reply) => [reply.statusCode, reply.json().data.offset])).toEqual(
      replies.map(() => [200, PIECE_BYTES]),
    );
    expect(await keysOf(id)).toHaveLength(1);
  });

  it.each<[string, number, (bytes: Buffer) => Buffer | undefined, number, string]>([
    ['after a gap', PIECE_BYTES, () => undefined, 409, 'STATE_REFUSES'],
    ['within a piece', 7, () => undefined, 409, 'STATE_REFUSES'],
    ['beyond the end', 4 * PIECE_BYTES, () => Buffer.alloc(PIECE_BYTES), 409, 'STATE_REFUSES'],
    ['that was cut', 0, (bytes) => bytes.subarray(0, 100), 400, 'VALIDATION'],
    ['without a byte', 0, () => Buffer.alloc(0), 400, 'VALIDATION'],
    ['of more than a piece', 0, (bytes) => bytes.subarray(0, PIECE_BYTES + 1), 413, 'PAYLOAD_TOO_LARGE'],
  ])('takes no piece %s, and says where the next one begins', async (_case, offset, cut, status, code) => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    const reply = await sendPiece(ada, id, offset, bytes, cut(bytes));
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    if (status === 409) {
      expect([reply.headers['upload-offset'], reply.json().currentState]).toEqual(['0', 'offset 0']);
    }
    expect(await keysOf(id)).toEqual([]);
  });

  it('takes no different piece in place of a stored one', async () => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    await sendPiece(ada, id, 0, bytes);
    const reply = await sendPiece(ada, id, 0, bytes, Buffer.alloc(PIECE_BYTES));
    expect([reply.statusCode, reply.headers['upload-offset']]).toEqual([409, String(PIECE_BYTES)]);
  });

  it.each([
    ['no offset', { 'content-type': 'application/partial-upload' }, 400],
    ['an offset that is none', { ...pieceHeaders(0), 'upload-offset': '-1' }, 400],
    ['a form', { ...pieceHeaders(0), 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['bytes of another kind', { ...pieceHeaders(0), 'content-type': 'image/png' }, 415],
  ])('is not added to by %s', async (_case, headers, status) => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    const reply = await ada.post(`/user/upload/${id}`, bytes.subarray(0, PIECE_BYTES), headers);
    expect(reply.statusCode).toBe(status);
  });

  it('is refused at once if too large, and nothing else takes pieces', async () => {
    const large = await announce(ada, scan, { length: FILE_BYTES_MAX + 1 });
    expect([large.statusCode, large.json().code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await announce(ada, scan, { length: FILE_BYTES_MAX })).statusCode).toBe(201);
    const elsewhere = await ada.post('/user/kyc/save', scan.subarray(0, 100), pieceHeaders(0));
    expect(elsewhere.statusCode).toBe(415);
  });
});

describe('another person’s upload', () => {
  it('looks like none, whatever call is made, and is not harmed', async () => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    const eve = await registerPerson(portal);
    const asks = (name: string) => [
      eve.get(`/user/upload/${name}`),
      sendPiece(eve, name, 0, bytes),
      sendPiece(eve, name, 7, bytes),
      eve.post(`/user/upload/${name}/cancel`),
      eve.post('/user/kyc/upload/id/pieces', { front: name }),
    ];
    const told = async (name: string) =>
      (await Promise.all(asks(name))).map((reply) => ({ ...reply.json(), requestId: '' }));
    const theirs = await told(id);
    expect(theirs).toEqual(await told('3b241101-e2bb-4255-8caf-4136c566a962'));
    expect(new Set(theirs.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(await beginUpload(ada, bytes)).toMatchObject({ id, offset: 0 });
  });
});

describe('what is left of uploads', () => {
  it('disappears when given up, once or twice', async () => {
    const bytes = await someScan();
    const id = await sendInPieces(ada, bytes);
    const [piece] = await keysOf(id);
    expect((await ada.post(`/user/upload/${id}/cancel`)).statusCode).toBe(200);
    expect((await ada.post(`/user/upload/${id}/cancel`)).statusCode).toBe(404);
    expect((await sendPiece(ada, id, 0, bytes)).statusCode).toBe(404);
    expect(await isStored(piece?.key ?? '')).toBe(false);
    expect((await beginUpload(ada, bytes)).offset).toBe(0);
  });

  it('disappears by itself a day after the last piece, and not before', async () => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    portal.advance(60_000);
    await sendPiece(ada, id, 0, bytes);
    const ofLastPiece = portal.deps.clock.now().getTime();
    portal.advance(-60_000);
    const removeAt = (ms: number) =>
      removeAbandonedUploads({ ...portal.deps, clock: { now: () => new Date(ms) } });
    await removeAt(ofLastPiece + UPLOAD_KEPT_MS - 1);
    const [piece] = await keysOf(id);
    expect(await isStored(piece?.key ?? '')).toBe(true);
    await removeAt(ofLastPiece + UPLOAD_KEPT_MS);
    expect((await ada.get(`/user/upload/${id}`)).statusCode).toBe(404);
    expect(await isStored(piece?.key ?? '')).toBe(false);
  });

  it('gives way if a person begins more than they can need', async () => {
    const eve = await registerPerson(portal);
    const scans = await Promise.all(Array.from({ length: UPLOADS_BEGUN_MAX + 1 }, () => someScan()));
    const ids: string[] = [];
    for (const bytes of scans) {
      portal.advance(1);
      ids.push((await beginUpload(eve, bytes)).id);
    }
    const found = await Promise.all(ids.map((id) => eve.get(`/user/upload/${id}`)));
    expect(found.map(({ statusCode }) => statusCode)).toEqual([404, ...ids.slice(1).map(() => 200)]);
    portal.advance(-ids.length);
  });
});

describe('where no room is left', () => {
  it.each([
    ['for an upload', { freeBytes: async () => UPLOAD_ROOM_BYTES_MIN - 1 }],
    ['at all', { freeBytes: async () => 0 }],
  ])('%s none is begun', async (_case, changes) => {
    const full = await anotherServer(changes);
    const reply = await announce(on(full, ada), await someScan());
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'STORAGE_FULL']);
    await full.close();
  });

  it('a piece is refused, and accepted when there is space', async () => {
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    const put = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    const full = await anotherServer({ files: { ...portal.deps.files, put } });
    const reply = await sendPiece(on(full, ada), id, 0, bytes);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'STORAGE_FULL']);
    expect((await sendPiece(ada, id, 0, bytes)).json().data.offset).toBe(PIECE_BYTES);
    await full.close();
  });
});
