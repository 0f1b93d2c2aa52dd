import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, phonePhoto, pngClaiming } from '../../../../platform/files/testing/sample-files.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { examplePhoto, sendPicture } from '../../../../testing/pictures.ts';

let portal: TestPortal;
let tomas: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  tomas = await enterOffice(portal, { role: 'deals' });
});
afterAll(() => portal.close());

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe('a picture for a deal', () => {
  it('has three widths and two formats, for anybody, and never changes', async () => {
    const sent = await sendPicture(tomas, await examplePhoto(2400, 1600));
    expect([sent.statusCode, sent.json().data]).toEqual([
      201,
      {
        id: expect.any(String),
        src: `/api/pictures/${sent.json().data.id}/960.webp`,
        width: 1920,
        height: 1280,
      },
    ]);
    const { id } = sent.json().data;
    for (const [width, height] of [
      [480, 320],
      [960, 640],
      [1920, 1280],
    ] as const) {
      for (const [ending, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ] as const) {
        const reply = await get(`/api/pictures/${id}/${width}.${ending}`);
        expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, `image/${ending}`]);
        expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width, height });
        expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
    }
    const { etag = '' } = (await get(`/api/pictures/${id}/960.webp`)).headers;
    expect((await get(`/api/pictures/${id}/960.webp`, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('is upright, and reveals neither place nor camera', async () => {
    const { src } = (await sendPicture(tomas, await phonePhoto(800, 500))).json().data;
    const reply = await get(src);
    const { exif, width, height } = await sharp(reply.rawPayload).metadata();
    expect([exif, width, height]).toEqual([undefined, 500, 800]);
    expect(reply.rawPayload.includes('SecretCameraCo')).toBe(false);
  });

  it('of 12,000 pixels is scaled to what pages need', async () => {
    const { width, height } = (await sendPicture(tomas, await examplePhoto(12_000, 5_000))).json().data;
    expect([width, height]).toEqual([1920, 800]);
  });

  it('is on record with the person who added it', async () => {
    const { id } = (await sendPicture(tomas, await examplePhoto())).json().data;
    const row = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('target', '=', `picture:${id}`)
      .executeTakeFirst();
    expect(row).toMatchObject({ actor: `staff:${tomas.id}`, detail: { roles: ['deals'], width: 640 } });
  });

  it.each<[string, () => Promise<Buffer>, string, RegExp]>([
    [
      'of 12,000 by 8,000 pixels',
      () => pngClaiming(12_000, 8_000),
      'FILE_UNREADABLE',
      /more than 64 megapixels/,
    ],
    ['smaller than a card', () => examplePhoto(800, 319), 'FILE_UNREADABLE', /at least 320 pixels/],
    ['that is a PDF', () => pdfOf(1), 'FILE_TYPE_UNSUPPORTED', /JPEG, PNG, WebP or HEIC picture/],
    ['that is cut off', async () => (await phonePhoto(800, 800)).subarray(0, 3000), 'FILE_UNREADABLE', /./],
    ['of nothing', async () => Buffer.alloc(0), 'FILE_UNREADABLE', /empty/],
  ])('%s is refused in words beside its field', async (_what, make, code, words) => {
    const reply = await sendPicture(tomas, await make());
    expect([reply.statusCode >= 400, reply.json().code]).toEqual([true, code]);
    expect(reply.json().fields.picture).toMatch(words);
  });

  it.each([
    ['a width that there is not', '640.webp'],
    ['a format that there is not', '960.jpg'],
    ['a way out of its folder', '..%2F960.webp'],
  ])('is not found by %s', async (_what, file) => {
    const { id } = (await sendPicture(tomas, await examplePhoto())).json().data;
    expect((await get(`/api/pictures/${id}/${file}`)).statusCode).toBe(404);
  });
});
