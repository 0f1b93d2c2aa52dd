import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealComparison, OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfWith } from '../../../../platform/files/testing/harmful-pdfs.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import {
  announceVideo,
  CAPTIONS,
  keptFile,
  sendDealFile,
  sendVideo,
} from '../../../../testing/deal-files.ts';
import { publishMemorandum } from '../../../../testing/memoranda.ts';
import { memorandumPdf } from '../../../../testing/memorandum-versions.ts';
import {
  completeDraft,
  publishWritten,
  readOfficeDeal,
  rewriteDeal,
  submitWritten,
  writeDeal,
} from '../../../../testing/office-deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { webm } from '../films/testing/film-folder.ts';

let portal: TestPortal;
let writer: Colleague;
let checker: Colleague;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  writer = await enterOffice(portal, { role: 'deals' });
  checker = await enterOffice(portal, { role: 'compliance' });
  ada = await registerPerson(portal);
});
afterAll(() => portal.close());

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
/** A refusal without its request id. */
const withoutId = (body: string) => ({ ...JSON.parse(body), requestId: null });
const onPage = async (dealId: string): Promise<Deal> =>
  (await ada.get(`/user/deal/live/${dealId}`, { 'accept-language': 'fr' })).json().data;
const contentOf = async (dealId: string, change: Partial<DealContent>): Promise<DealContent> => ({
  ...(await readOfficeDeal(writer, dealId)).draft.content,
  ...change,
});
const compare = async (dealId: string, from: string, to: string): Promise<DealComparison> =>
  (await checker.get(`/office/deals/${dealId}/compare?from=${from}&to=${to}`)).json().data;

async function filmOf(dealId: string, video = webm()) {
  const captions = { dealId, part: 'captions' } as const;
  return {
    id: 'wharf',
    title: { en: 'The wharf', fr: 'Le quai' },
    video: keptFile(await sendVideo(writer, dealId, video)).id,
    poster: '/api/pictures/p/960.webp',
    captions: {
      en: keptFile(await sendDealFile(writer, captions, Buffer.from(CAPTIONS))).id,
      fr: keptFile(await sendDealFile(writer, captions, Buffer.from(CAPTIONS))).id,
    },
  };
}

async function termSheetOf(dealId: string, words: string) {
  const document = { dealId, part: 'document' } as const;
  return {
    kind: 'term-sheet' as const,
    title: { en: `Term sheet, ${words}`, fr: `Modalités, ${words}` },
    file: {
      en: keptFile(await sendDealFile(writer, document, await memorandumPdf(1, `en ${words}`))).id,
      fr: keptFile(await sendDealFile(writer, document, await memorandumPdf(2, `fr ${words}`))).id,
    },
  };
}

async function publish(dealId: string) {
  const reply = await checker.post(`/office/deals/${dealId}/publish`, await submitWritten(writer, dealId));
  expect(reply.statusCode, reply.body).toBe(200);
}

describe('a film of a deal', () => {
  it('is part of the draft: in the preview, in comparisons, and on the deal’s page once a second person publishes it', async () => {
    const dealId = await publishWritten(writer, checker);
    const film = await filmOf(dealId);
    await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { films: [film] }) });
    expect((await onPage(dealId)).videos).toEqual([]);
    const { url } = (await writer.post(`/office/deals/${dealId}/preview`, { version: 'draft' })).json().data;
    const token = url.slice(url.lastIndexOf('/') + 1);
    const preview = (await get(`/api/deal/preview/${token}`)).json().data;
    expect(preview.deal.videos).toMatchObject([
      { description: 'The wharf', src: expect.stringContaining(`/api/film-files/${film.video}?expires=`) },
    ]);
    expect((await compare(dealId, '1', 'draft')).changes).toContainEqual({
      path: 'content.films.0.captions.fr',
      before: null,
      after: film.captions.fr,
    });
    await publish(dealId);
    expect((await onPage(dealId)).videos).toEqual([
      {
        _id: 'wharf',
        src: `/api/film-files/${film.video}`,
        description: 'Le quai',
        cover: true,
        film: {
          contentType: 'video/webm',
          sizeBytes: 200_000,
          poster: '/api/pictures/p/960.webp',
          captions: [
            { language: 'en', src: `/api/film-files/${film.captions.en}` },
            { language: 'fr', src: `/api/film-files/${film.captions.fr}` },
          ],
        },
      },
    ]);
    const part = await get(`/api/film-files/${film.video}`, { range: 'bytes=0-3' });
    expect([part.statusCode, part.headers['content-range'], part.headers['cache-control']]).toEqual([
      206,
      'bytes 0-3/200000',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get(`/api/film-files/${film.captions.en}`)).body).toBe(CAPTIONS);
  });

  it('cannot be read by id until it is published, but plays in the office and in a preview', async () => {
    const dealId = await writeDeal(writer);
    const film = await filmOf(dealId);
    await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { films: [film] }) });
    const nothing = await get('/api/film-files/none');
    for (const id of [film.video, film.captions.en]) {
      for (const query of ['', '?expires=99999999999&signature=00']) {
        const reply = await get(`/api/film-files/${id}${query}`);
        expect([reply.statusCode, withoutId(reply.body)]).toEqual([404, withoutId(nothing.body)]);
      }
    }
    const { files } = await readOfficeDeal(writer, dealId);
    const address = files.find(({ id }) => id === film.video)?.address ?? '';
    const played = await get(address, { range: 'bytes=0-3' });
    expect([played.statusCode, played.headers['cache-control']]).toEqual([206, 'private, no-store']);
    expect((await get(address.replace(film.video, film.captions.en))).statusCode, 'of another').toBe(404);
    const { url } = (await writer.post(`/office/deals/${dealId}/preview`, { version: 'draft' })).json().data;
    const preview = await get(`/api/deal/preview/${url.slice(url.lastIndexOf('/') + 1)}`);
    const [video] = preview.json().data.deal.videos;
    expect((await get(video.src, { range: 'bytes=0-3' })).statusCode).toBe(206);
    expect((await get(video.film.captions[0].src)).body).toBe(CAPTIONS);
    await publish(dealId);
    expect((await get(`/api/film-files/${film.video}`)).statusCode).toBe(200);
    expect((await get(`/api/film-files/${film.captions.fr}`)).statusCode).toBe(200);
  });

  it('that was removed still plays in the version that had it', async () => {
    const dealId = await writeDeal(writer);
    const film = await filmOf(dealId);
    await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { films: [film] }) });
    await publish(dealId);
    await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { films: [] }) });
    await publish(dealId);
    expect((await onPage(dealId)).videos).toEqual([]);
    const version = (await checker.get(`/office/deals/${dealId}/versions/1`)).json().data;
    expect(version.draft.content.films).toEqual([film]);
    expect(version.files).toContainEqual({
      id: film.video,
      part: 'video',
      name: 'wharf.webm',
      contentType: 'video/webm',
      size: 200_000,
      pages: null,
      address: `/api/film-files/${film.video}`,
    });
    expect((await get(`/api/film-files/${film.video}`)).statusCode).toBe(200);
  });

  it('keeps a deal from being published until it is whole in both languages', async () => {
    const dealId = await writeDeal(writer);
    const film = await filmOf(dealId);
    const without = { ...film, video: '', poster: '', captions: { ...film.captions, fr: '' } };
    await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { films: [without] }) });
    expect((await readOfficeDeal(writer, dealId)).problems).toEqual([
      { path: 'content.films.0.video', sentence: 'Send the video' },
      { path: 'content.films.0.poster', sentence: 'Choose a picture' },
      { path: 'content.films.0.captions.fr', sentence: 'Send the captions' },
    ]);
  });

  it('stays when a page or a server that knows no films writes the deal', async () => {
    const dealId = await writeDeal(writer);
    const film = await filmOf(dealId);
    const base = await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { films: [film] }) });
    const { films: _films, documents: _documents, ...older } = await contentOf(dealId, {});
    await writer.post(`/office/deals/${dealId}/draft`, { base, draft: completeDraft({ content: older }) });
    expect((await readOfficeDeal(writer, dealId)).draft.content.films).toEqual([film]);
    await portal.db
      .updateTable('deal_drafts')
      .set({ draft: JSON.stringify(completeDraft({ content: older })) })
      .where('deal_id', '=', dealId)
      .execute();
    expect((await readOfficeDeal(writer, dealId)).draft.content.films).toEqual([film]);
  });
});

describe('a document of a deal', () => {
  it('is listed in the preview before it is published, beside the memorandum, but cannot be opened there', async () => {
    const dealId = await publishWritten(writer, checker);
    await publishMemorandum(portal, dealId, 1);
    const sheet = await termSheetOf(dealId, 'in a preview');
    await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { documents: [sheet] }) });
    const { url } = (await writer.post(`/office/deals/${dealId}/preview`, { version: 'draft' })).json().data;
    const preview = await get(`/api/deal/preview/${url.slice(url.lastIndexOf('/') + 1)}`);
    expect(preview.json().data.deal.documents).toMatchObject([
      { id: 'preview-1', kind: 'offering-memorandum' },
      { id: 'preview-2', kind: 'term-sheet', pages: 1 },
    ]);
    expect(preview.body).not.toContain(sheet.file.en);
  });

  it('is read only by the office until two people publish it, and then by investors, under its name', async () => {
    const dealId = await publishWritten(writer, checker);
    const sheet = await termSheetOf(dealId, 'first');
    await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { documents: [sheet] }) });
    const page = await checker.get(`/office/deals/${dealId}/documents/${sheet.file.fr}/pages/2`);
    expect(page.json().data).toMatchObject({ number: 2, pages: 2 });
    expect([
      (await onPage(dealId)).documents,
      (await ada.get(`/user/file/${sheet.file.fr}`)).statusCode,
      (await get(`/api/film-files/${sheet.file.fr}`)).statusCode,
    ]).toEqual([[], 404, 404]);
    await publish(dealId);
    expect((await onPage(dealId)).documents).toEqual([
      {
        id: sheet.file.fr,
        kind: 'term-sheet',
        title: 'Modalités, first',
        pages: 2,
        size: expect.any(Number),
      },
    ]);
    expect((await ada.get(`/user/file/${sheet.file.fr}`)).statusCode).toBe(200);
  });

  it('is replaced by a new version, and no longer shown if the deal has none', async () => {
    const dealId = await writeDeal(writer);
    const publishWith = async (documents: DealContent['documents']) => {
      await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { documents: documents ?? [] }) });
      await publish(dealId);
      return (await onPage(dealId)).documents.map(({ id }) => id);
    };
    const first = await termSheetOf(dealId, 'first');
    const second = await termSheetOf(dealId, 'second');
    expect(await publishWith([first])).toEqual([first.file.fr]);
    expect(await publishWith([second])).toEqual([second.file.fr]);
    expect(await publishWith([])).toEqual([]);
    const kept = await portal.db
      .selectFrom('deal_documents')
      .select(['id', 'version'])
      .where('deal_id', '=', dealId)
      .where('language', '=', 'fr')
      .orderBy('version')
      .execute();
    expect(kept).toEqual([
      { id: first.file.fr, version: 1 },
      { id: second.file.fr, version: 2 },
    ]);
  });

  it('of another deal, or a file that is not a deal’s, cannot be named by this one', async () => {
    const other = await writeDeal(writer);
    const dealId = await writeDeal(writer);
    const theirs = await termSheetOf(other, 'theirs');
    const { draft, draftVersion: base } = await readOfficeDeal(writer, dealId);
    const save = async (change: Partial<DealContent>) => {
      const content = { ...draft.content, ...change };
      return (
        await writer.post(`/office/deals/${dealId}/draft`, { base, draft: { ...draft, content } })
      ).json();
    };
    expect((await save({ documents: [theirs] })).fields).toEqual({
      'content.documents.0.file.en': expect.any(String),
      'content.documents.0.file.fr': expect.any(String),
    });
    const film = { ...(await filmOf(dealId)), video: theirs.file.en };
    expect((await save({ films: [film] })).fields).toEqual({ 'content.films.0.video': expect.any(String) });
  });

  it('does not come along with a duplicate; films do', async () => {
    const dealId = await writeDeal(writer);
    const film = await filmOf(dealId);
    const documents = [await termSheetOf(dealId, 'first')];
    await rewriteDeal(writer, dealId, { content: await contentOf(dealId, { films: [film], documents }) });
    const { id } = (await writer.post(`/office/deals/${dealId}/duplicate`)).json().data;
    const copy: OfficeDeal = await readOfficeDeal(writer, id);
    expect([copy.draft.content.films, copy.draft.content.documents]).toEqual([[film], []]);
    const { draft, draftVersion: base } = copy;
    const draftNow = { ...draft, province: 'CAN-BC' };
    expect((await writer.post(`/office/deals/${id}/draft`, { base, draft: draftNow })).statusCode).toBe(200);
  });
});

describe('what the office sends for a deal', () => {
  it('is a video of at most 100 MB, whose upload resumes and is the sender’s own until it is kept', async () => {
    const bytes = webm(PIECE_BYTES * 2 + 50);
    const tooLarge = await announceVideo(writer, bytes, { length: 100 * 1024 * 1024 + 1 });
    expect([tooLarge.json().code, tooLarge.json().fields.length]).toEqual([
      'FILE_TOO_LARGE',
      expect.stringContaining('100 MB'),
    ]);
    const begun = await announceVideo(writer, bytes);
    const again = await announceVideo(writer, bytes);
    expect([begun.statusCode, again.statusCode, again.json().data.id]).toEqual([
      201,
      200,
      begun.json().data.id,
    ]);
    const another = await enterOffice(portal, { role: 'deals' });
    expect((await another.get(`/office/upload/${begun.json().data.id}`)).statusCode).toBe(404);
    const dealId = await writeDeal(writer);
    const unfinished = await writer.post(`/office/deals/${dealId}/files/video`, {
      upload: begun.json().data.id,
    });
    expect(unfinished.json().code).toBe('STATE_REFUSES');
    expect(keptFile(await sendVideo(writer, dealId, bytes))).toMatchObject({ size: bytes.length });
    const left = await portal.db
      .selectFrom('uploads')
      .select('id')
      .where('staff_id', '=', writer.id)
      .execute();
    expect(left).toEqual([]);
  });

  it.each<[string, (dealId: string) => ReturnType<typeof sendVideo>, string, RegExp]>([
    [
      'a page in the place of a video',
      (dealId) => sendVideo(writer, dealId, Buffer.from('<html>')),
      'FILE_TYPE_UNSUPPORTED',
      /MP4 or WebM/,
    ],
    [
      'captions without times',
      (dealId) => sendDealFile(writer, { dealId, part: 'captions' }, Buffer.from('The wharf.')),
      'FILE_UNREADABLE',
      /WEBVTT/,
    ],
    [
      'captions as long as a book',
      (dealId) => sendDealFile(writer, { dealId, part: 'captions' }, Buffer.alloc(200_000, 'a')),
      'FILE_TOO_LARGE',
      /128 kB/,
    ],
    [
      'a document that runs a script',
      (dealId) =>
        sendDealFile(
          writer,
          { dealId, part: 'document' },
          pdfWith('/OpenAction << /S /JavaScript /JS (app) >>'),
        ),
      'FILE_UNREADABLE',
      /script/,
    ],
    ['a video for a deal that there is not', () => sendVideo(writer, 'no-deal'), 'NOT_FOUND', /./],
  ])('is not %s', async (_what, sendIt, code, words) => {
    const reply = await sendIt(await writeDeal(writer));
    const { message, fields = {} } = reply.json();
    expect([reply.json().code, fields.file ?? message.join(' ')]).toEqual([
      code,
      expect.stringMatching(words),
    ]);
  });
});
