import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { transact } from '../db/transact.ts';
import { FILE_LINK_SECONDS } from '../http/receiving/file-limits.ts';
import { takeOutOwnFiles } from './kept/files.store.ts';
import { keepFile, type NewFile } from './kept/keep-file.ts';

let portal: TestPortal;
let ada: Person;
let eve: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  eve = await registerPerson(portal);
});
afterAll(() => portal.close());

function keep(changes: Partial<NewFile> = {}) {
  return transact(portal.db, (trx) =>
    keepFile(trx, portal.deps, {
      investorId: ada.user.id,
      purpose: 'identity-front',
      originalName: 'Passeport d’Ada.pdf',
      contentType: 'image/png',
      bytes: Buffer.from('the bytes of a picture'),
      pages: null,
      ...changes,
    }),
  );
}

async function linkFor(person: Person, fileId: string): Promise<string> {
  const { url }: { url: string } = (await person.get(`/user/file/${fileId}`)).json().data;
  return url.replace('http://portal.test', '');
}

const open = (url: string) => portal.app.inject({ method: 'GET', url });

describe('a kept file', () => {
  it('is let go by its owner alone, whoever names it', async () => {
    const { id } = await keep();
    const letGo = (person: Person) =>
      transact(portal.db, (trx) => takeOutOwnFiles(trx, person.user.id, [id]));
    expect(await letGo(eve)).toEqual([]);
    expect((await ada.get(`/user/file/${id}`)).statusCode).toBe(200);
    expect(await letGo(ada)).toHaveLength(1);
    expect((await ada.get(`/user/file/${id}`)).statusCode).toBe(404);
  });

  it('is sealed in the store and open to its owner through a link without a session', async () => {
    const file = await keep();
    const stored = await portal.deps.files.read(file.storageKey);
    expect(stored.toString()).toBe('the bytes of a picture');
    const link = (await ada.get(`/user/file/${file.id}`)).json().data;
    expect(link).toEqual({
      url: expect.stringMatching(/^http:\/\/portal\.test\/api\/files\//),
      expiresAt: new Date(portal.deps.clock.now().getTime() + FILE_LINK_SECONDS * 1000).toISOString(),
      contentType: 'image/png',
      size: 22,
    });
    const reply = await open(await linkFor(ada, file.id));
    expect(reply.body).toBe('the bytes of a picture');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '22',
      'content-disposition': `attachment; filename="Passeport d_Ada.png"; filename*=UTF-8''Passeport%20d%E2%80%99Ada.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
  });

  it('of another investor looks exactly like one that does not exist', async () => {
    const file = await keep();
    const foreign = await eve.get(`/user/file/${file.id}`);
    const missing = await eve.get('/user/file/3b241101-e2bb-4255-8caf-4136c566a962');
    const withoutId = (reply: typeof foreign) => ({ ...reply.json(), requestId: '' });
    expect(foreign.statusCode).toBe(404);
    expect(withoutId(foreign)).toEqual(withoutId(missing));
    expect(Object.keys(foreign.headers)).toEqual(Object.keys(missing.headers));
  });

  it('of a deal is open to every investor', async () => {
    const file = await keep({ investorId: null, purpose: 'deal-document', contentType: 'application/pdf' });
    expect((await open(await linkFor(eve, file.id))).statusCode).toBe(200);
    expect((await portal.app.inject(`/api/user/file/${file.id}`)).statusCode).toBe(401);
  });
});

describe('a link', () => {
  it('dies after five minutes', async () => {
    const url = await linkFor(ada, (await keep()).id);
    portal.advance(FILE_LINK_SECONDS * 1000 - 1000);
    expect((await open(url)).statusCode).toBe(200);
    portal.advance(1000);
    expect((await open(url)).statusCode).toBe(404);
  });

  it.each([
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
    ['another signature', (url: string) => url.replace(/signature=./, 'signature=_')],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['another file', (url: string) => url.replace(/files\/[^?]+/, 'files/another')],
  ])('with %s opens nothing', async (_case, change) => {
    const url = await linkFor(ada, (await keep()).id);
    const reply = await open(change(url));
    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('NOT_FOUND');
  });

  it.each([
    ['a picture', 'image/png', 'inline'],
    ['a PDF', 'application/pdf', 'attachment'],
  ] as const)('shows %s (%s) as %s when asked to show it', async (_case, contentType, kind) => {
    const url = await linkFor(ada, (await keep({ contentType })).id);
    const reply = await open(`${url}&inline=1`);
    expect(reply.headers['content-disposition']).toMatch(new RegExp(`^${kind};`));
  });
});

describe('a transaction that fails', () => {
  it('leaves no row behind', async () => {
    const before = await portal.db.selectFrom('files').select('id').execute();
    await expect(
      transact(portal.db, async (trx) => {
        await keepFile(trx, portal.deps, {
          investorId: ada.user.id,
          purpose: 'void-cheque',
          originalName: 'cheque.png',
          contentType: 'image/png',
          bytes: Buffer.from('x'),
          pages: null,
        });
        throw new Error('the order was taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await portal.db.selectFrom('files').select('id').execute()).toEqual(before);
  });
});
