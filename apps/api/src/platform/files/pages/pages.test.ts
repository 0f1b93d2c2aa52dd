import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { transact } from '../../db/transact.ts';
import {
  FILE_LINK_SECONDS,
  PAGE_HEIGHT_MAX_PX,
  PAGE_MEMORY_BYTES_MAX,
  PAGE_WIDTH_PX,
} from '../../http/receiving/file-limits.ts';
import { keepFile, type NewFile } from '../kept/keep-file.ts';
import { documentThatUnpacks, readableDocument, WORDS } from '../testing/readable-document.ts';
import { plainPicture, protectedPdf } from '../testing/sample-files.ts';

let portal: TestPortal;
let ada: Person;
let eve: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  eve = await registerPerson(portal);
});
afterAll(() => portal.close());

async function keep(bytes: Buffer, changes: Partial<NewFile> = {}): Promise<string> {
  const { id } = await transact(portal.db, (trx) =>
    keepFile(trx, portal.deps, {
      investorId: ada.user.id,
      purpose: 'signed-document',
      originalName: 'Subscription agreement.pdf',
      contentType: 'application/pdf',
      bytes,
      pages: null,
      ...changes,
    }),
  );
  return id;
}

const pageOf = (person: Person, fileId: string, page: number | string) =>
  person.get(`/user/file/${fileId}/pages/${page}`);

async function pictureLink(fileId: string, page = 1): Promise<string> {
  const { picture }: { picture: string } = (await pageOf(ada, fileId, page)).json().data;
  return picture.replace('http://portal.test', '');
}

const open = (url: string) => portal.app.inject({ method: 'GET', url });

describe('a page of a document', () => {
  it('is its words, and a picture behind a link that needs no session', async () => {
    const bytes = await readableDocument({ pages: 3 });
    const reply = await pageOf(ada, await keep(bytes), 2);
    expect(reply.json().data).toEqual({
      number: 2,
      pages: 3,
      width: PAGE_WIDTH_PX,
      height: Math.round((PAGE_WIDTH_PX * 792) / 612),
      text: `2. ${WORDS}`,
      picture: expect.stringMatching(/^http:\/\/portal\.test\/api\/files\/[^/]+\/pages\/2\?/),
      size: bytes.length,
    });
    const picture = await open(reply.json().data.picture.replace('http://portal.test', ''));
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(picture.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1600, height: 2071 });
    // Something is drawn on white paper.
    const { channels } = await sharp(picture.rawPayload).stats();
    expect(channels.map(({ max, min }) => [max, min < 100])).toEqual(Array(3).fill([255, true]));
  });

  it('of a deal is open to every investor, and to nobody without a session', async () => {
    const fileId = await keep(await readableDocument(), { investorId: null, purpose: 'deal-document' });
    expect((await pageOf(eve, fileId, 1)).statusCode).toBe(200);
    expect((await portal.app.inject(`/api/user/file/${fileId}/pages/1`)).statusCode).toBe(401);
  });

  it('of another investor looks like a missing file, even if it is already drawn', async () => {
    const fileId = await keep(await readableDocument({ pages: 2 }));
    expect((await pageOf(ada, fileId, 1)).statusCode).toBe(200);
    const replies = [
      await pageOf(eve, fileId, 1),
      await pageOf(eve, '3b241101-e2bb-4255-8caf-4136c566a962', 1),
    ];
    const [foreign, missing] = replies.map((reply) => ({ ...reply.json(), requestId: '' }));
    expect(foreign).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    expect(foreign).toEqual(missing);
  });

  it.each([
    ['as wide as a poster', { width: 14_400, height: 7_200 }, [1600, 800]],
    ['as long as a roll', { width: 200, height: 14_400 }, [57, PAGE_HEIGHT_MAX_PX]],
    ['turned a quarter', { turned: 90 }, [1600, 1236]],
    ['of one point', { width: 1, height: 1 }, [1600, 1600]],
  ])('%s is drawn within the limits, in its own proportions', async (_case, shape, size) => {
    const { width, height } = (await pageOf(ada, await keep(await readableDocument(shape)), 1)).json().data;
    expect([width, height]).toEqual(size);
  });

  it('at the end of a document of 400 exists, and none after it', async () => {
    const fileId = await keep(await readableDocument({ pages: 400 }));
    expect((await pageOf(ada, fileId, 400)).json().data).toMatchObject({ number: 400, pages: 400 });
    expect((await pageOf(ada, fileId, 401)).json()).toMatchObject({ statusCode: 404, code: 'PAGE_MISSING' });
  });

  it.each(['0', '-1', '1.5', 'two', '10001'])('with the number %s is refused as a mistake', async (page) => {
    const reply = await pageOf(ada, await keep(await readableDocument()), page);
    expect(reply.json()).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
  });

  it('drawn by many at once is drawn once, and the same for all', async () => {
    const fileId = await keep(await readableDocument({ pages: 7 }));
    const replies = await Promise.all(Array.from({ length: 60 }, () => pageOf(ada, fileId, 7)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

describe('what cannot be drawn says so', () => {
  it.each([
    ['a document behind a password', () => protectedPdf(), 'PAGES_PROTECTED'],
    [
      'a broken document',
      async () => Buffer.from('%PDF-1.7\nnothing that a reader knows'),
      'PAGES_NOT_DRAWN',
    ],
    ['a document cut in half', async () => (await readableDocument()).subarray(0, 300), 'PAGES_NOT_DRAWN'],
  ])('%s', async (_case, bytes, code) => {
    const reply = await pageOf(ada, await keep(await bytes()), 1);
    expect(reply.json()).toMatchObject({ statusCode: 409, code });
  });

  it('what is no PDF', async () => {
    const bytes = await plainPicture().png().toBuffer();
    const reply = await pageOf(ada, await keep(bytes, { contentType: 'image/png' }), 1);
    expect(reply.json()).toMatchObject({ statusCode: 409, code: 'PAGES_NOT_DRAWN' });
  });

  it('a small file that wants more memory than a page has, while others are still drawn', async () => {
    const greedy = await keep(await documentThatUnpacks(PAGE_MEMORY_BYTES_MAX + 64 * 1024 * 1024));
    expect((await pageOf(ada, greedy, 1)).json()).toMatchObject({ statusCode: 409, code: 'PAGES_NOT_DRAWN' });
    expect((await pageOf(ada, await keep(await readableDocument({ pages: 9 })), 9)).statusCode).toBe(200);
  });
});

describe('a link to a picture', () => {
  it('dies after five minutes', async () => {
    const url = await pictureLink(await keep(await readableDocument()));
    portal.advance(FILE_LINK_SECONDS * 1000 - 1000);
    expect((await open(url)).statusCode).toBe(200);
    portal.advance(1000);
    expect((await open(url)).statusCode).toBe(404);
  });

  it.each([
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
    ['another signature', (url: string) => url.replace(/signature=./, 'signature=_')],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['another page', (url: string) => url.replace('/pages/1?', '/pages/2?')],
    ['the file in place of the page', (url: string) => url.replace('/pages/1?', '?')],
  ])('with %s opens nothing', async (_case, change) => {
    const reply = await open(change(await pictureLink(await keep(await readableDocument({ pages: 2 })))));
    expect(reply.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
  });
});
