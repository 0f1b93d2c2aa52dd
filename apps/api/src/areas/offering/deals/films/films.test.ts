import { mkdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Video } from '@portal/domain/offering/deals/deal.wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAudit } from '../../../../platform/audit/checking/check-audit.ts';
import { officeCommand } from '../../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { FILMS_MAX } from './films.store.ts';
import { filmFolder, webm } from './testing/film-folder.ts';

let portal: TestPortal;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('films').execute();
  await portal.db.deleteFrom('files').execute();
});

const folderOf = (changes?: Parameters<typeof filmFolder>[1]) =>
  filmFolder(portal.deps.config.dataDir, changes);
const run = (...words: string[]) => officeCommand(portal.deps, ['films', ...words]);
const add = (folder: string) => run('add', folder, 'The wharf', 'Le quai');
const filmsShown = async (language = 'en'): Promise<Video[]> =>
  (await ada.get('/user/platform-videos/', { 'accept-language': language })).json().data;
const filesKept = async () => (await portal.db.selectFrom('files').select('id').execute()).length;
const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

async function addedFilm(): Promise<Video & Required<Pick<Video, 'film'>>> {
  await add(await folderOf());
  const [video] = await filmsShown();
  if (video?.film === undefined) {
    throw new Error('The film is not shown');
  }
  return { ...video, film: video.film };
}

describe('a film that the dealer adds', () => {
  it('is shown on the marketplace, in the language asked for', async () => {
    const { ok, lines } = await add(await folderOf());
    expect([ok, lines[0]]).toEqual([true, expect.stringMatching(/^Investors see it on the marketplace: /)]);
    const [video] = await filmsShown('fr');
    expect(video).toEqual({
      _id: expect.any(String),
      src: `/api/films/${video?._id}/video`,
      description: 'Le quai',
      cover: true,
      film: {
        contentType: 'video/webm',
        sizeBytes: 200_000,
        poster: `/api/films/${video?._id}/cover`,
        captions: [
          { language: 'en', src: `/api/films/${video?._id}/captions-en` },
          { language: 'fr', src: `/api/films/${video?._id}/captions-fr` },
        ],
      },
    });
    expect((await run()).lines).toEqual([`${video?._id} | The wharf | Le quai`]);
  });

  it('is shown before links to other sites', async () => {
    await officeCommand(portal.deps, ['videos', 'add', 'https://videos.example/tour', 'A tour', 'Visite']);
    await add(await folderOf());
    expect(
      (await filmsShown()).map(({ description, cover, film }) => [description, cover, film !== undefined]),
    ).toEqual([
      ['The wharf', true, true],
      ['A tour', false, false],
    ]);
    await portal.db.deleteFrom('platform_videos').execute();
  });

  it('gives its parts to anybody, each with its type, for ever', async () => {
    const { src, film } = await addedFilm();
    const [english, french] = film.captions;
    for (const [address, type, begins] of [
      [src, 'video/webm', webm().toString('latin1')],
      [film.poster, 'image/png', '\x89PNG'],
      [english?.src, 'text/vtt; charset=utf-8', 'WEBVTT\n\n00:00.500 --> 00:04.000\nThe wharf.'],
      [french?.src, 'text/vtt; charset=utf-8', 'WEBVTT\n\n00:00.500 --> 00:04.000\nLe quai.'],
    ] as const) {
      const reply = await get(address ?? '');
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
      expect(reply.rawPayload.toString('latin1').startsWith(begins)).toBe(true);
      expect(reply.headers).toMatchObject({
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(reply.rawPayload.length),
        'x-content-type-options': 'nosniff',
      });
      expect((await get(address ?? '', { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(
        304,
      );
    }
  });

  it.each<[string, string, number, number]>([
    ['the first two bytes', 'bytes=0-1', 0, 1],
    ['all, as a part', 'bytes=0-', 0, 199_999],
    ['a part within a sealed piece', 'bytes=100-199', 100, 199],
    ['a part over the border of two pieces', 'bytes=65530-65545', 65_530, 65_545],
    ['a part that begins where a piece does', 'bytes=131072-131075', 131_072, 131_075],
    ['the end', 'bytes=-10', 199_990, 199_999],
  ])('is read piece by piece: %s', async (_what, range, first, last) => {
    const { src } = await addedFilm();
    const reply = await get(src, { range });
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([
      206,
      `bytes ${first}-${last}/200000`,
    ]);
    expect(reply.headers['content-length']).toBe(String(last - first + 1));
    expect(reply.rawPayload.equals(webm().subarray(first, last + 1))).toBe(true);
  });

  it('says where it ends if asked for more, and sends all of it to whoever has another version', async () => {
    const { src } = await addedFilm();
    const beyond = await get(src, { range: 'bytes=200000-' });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([
      416,
      'bytes */200000',
      '',
    ]);
    const other = await get(src, { range: 'bytes=0-1', 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, 200_000]);
    const { etag } = other.headers;
    expect((await get(src, { range: 'bytes=0-1', 'if-range': String(etag) })).statusCode).toBe(206);
  });

  it('disappears when the dealer removes it, on record', async () => {
    const { _id, src } = await addedFilm();
    expect((await run('remove', _id)).lines).toEqual(['It is not shown any more.']);
    expect([(await get(src)).statusCode, await filmsShown(), await filesKept()]).toEqual([404, [], 0]);
    expect((await run('remove', _id)).lines).toEqual(['There is no such film: npm run dealer -- films']);
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('action')
      .where('target', '=', _id)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['film.added', 'film.removed']);
    expect((await checkAudit(portal.deps)).brokenAt).toBeNull();
  });

  it('has no other parts', async () => {
    const { _id } = await addedFilm();
    expect((await get(`/api/films/${_id}/script`)).statusCode).toBe(404);
    expect((await get('/api/films/none/video')).statusCode).toBe(404);
  });
});

describe('a film is refused, and nothing of it is kept', () => {
  const WAVE = Buffer.concat([Buffer.from('RIFF....WAVEfmt '), Buffer.alloc(100)]);
  it.each<[string, Parameters<typeof folderOf>[0], string]>([
    ['without a video', { 'video.webm': null }, 'The folder has no video.webm or video.mp4.'],
    ['with two', { 'video.mp4': webm() }, 'The folder has video.mp4 and video.webm: leave one of them.'],
    ['whose video is a sound', { 'video.webm': WAVE }, 'video.webm is not a WebM video.'],
    ['whose video is a page', { 'video.webm': '<html>' }, 'video.webm is not a WebM video.'],
    [
      'whose video has the wrong extension',
      { 'video.webm': null, 'video.mp4': webm() },
      'video.mp4 is not an MP4 video.',
    ],
    ['whose video is empty', { 'video.webm': '' }, 'video.webm is empty, or no file.'],
    [
      'without a cover',
      { 'cover.png': null },
      'The folder has no cover.jpg or cover.jpeg or cover.png or cover.webp.',
    ],
    ['whose cover is a PDF', { 'cover.png': '%PDF-1.7\n' }, 'cover.png is not a JPEG, PNG or WebP picture.'],
    ['whose cover is broken', { 'cover.png': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR' }, 'cover.png '],
    ['without French captions', { 'captions.fr.vtt': null }, 'The folder has no captions.fr.vtt.'],
    ['without English captions', { 'captions.en.vtt': null }, 'The folder has no captions.en.vtt.'],
    [
      'whose captions are not captions',
      { 'captions.en.vtt': 'The wharf.' },
      'captions.en.vtt holds no WebVTT captions',
    ],
    [
      'whose captions are not UTF-8',
      { 'captions.fr.vtt': Buffer.from('WEBVTT\n\n00:00.500 --> 00:04.000\n\xe9t\xe9', 'latin1') },
      'captions.fr.vtt holds no WebVTT captions',
    ],
    [
      'whose captions are a book',
      { 'captions.fr.vtt': Buffer.alloc(200_000, 'a') },
      'captions.fr.vtt is larger than 128 kB.',
    ],
  ])('%s', async (_what, changes, sentence) => {
    const { ok, lines } = await add(await folderOf(changes));
    expect([ok, lines[0]]).toEqual([false, expect.stringContaining(sentence)]);
    expect([await filmsShown(), await filesKept()]).toEqual([[], 0]);
  });

  it('that is larger than 100 MB, before it is read', async () => {
    const folder = await folderOf();
    truncateSync(join(folder, 'video.webm'), 101 * 1024 * 1024);
    expect((await add(folder)).lines).toEqual(['video.webm is larger than 100 MB.']);
    expect(await filesKept()).toBe(0);
  });

  it('that is a folder itself', async () => {
    const folder = await folderOf({ 'video.webm': null });
    mkdirSync(join(folder, 'video.webm'));
    expect((await add(folder)).lines).toEqual(['video.webm is empty, or no file.']);
  });

  it('from a folder that is not there, or not named whole', async () => {
    expect((await add('/nowhere/at/all')).lines).toEqual([
      'There is no folder /nowhere/at/all that the portal can read.',
    ]);
    expect((await add('films')).lines[0]).toBe(
      'Write the whole path of the folder, from /: a running server reads it.',
    );
  });

  it.each<[string, string[]]>([
    ['without what it shows in French', ['add', '/a', 'The wharf']],
    ['with empty words', ['add', '/a', ' ', 'Le quai']],
    ['with words for a page', ['add', '/a', 'a'.repeat(161), 'Le quai']],
    ['with a word too many', ['add', '/a', 'The wharf', 'Le quai', 'encore']],
    ['with a verb that is none', ['show', '/a']],
  ])('%s, and the command shows how it is used', async (_what, words) => {
    const { ok, lines } = await run(...words);
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('npm run dealer -- films add <folder>');
  });

  it('that is already shown, or beyond the limit', async () => {
    await add(await folderOf());
    expect((await add(await folderOf())).lines).toEqual(['The same video is shown there already.']);
    for (let count = 1; count < FILMS_MAX; count += 1) {
      await add(await folderOf({ 'video.webm': webm(1_000 + count) }));
    }
    const kept = await filesKept();
    expect((await add(await folderOf({ 'video.webm': webm(500) }))).lines).toEqual([
      '12 films are shown there already. Remove one first.',
    ]);
    expect([(await filmsShown()).length, await filesKept()]).toEqual([FILMS_MAX, kept]);
  });
});

it('says in words that there is no film', async () => {
  expect((await run()).lines).toEqual(['The marketplace plays no film.']);
});
