import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDrawnPage } from '../../../../platform/files/pages/find-drawn-page.ts';
import { readFirstPage } from '../../../../platform/files/pages/read-first-page.ts';
import { readableDocument } from '../../../../platform/files/testing/readable-document.ts';
import { addMemorandum } from '../../../../testing/deal-papers.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { wholeDatabase } from '../../../../testing/read-everything.ts';
import { drawFirstPages } from './draw-first-pages.ts';

let portal: TestPortal;
let readable: string;
let damaged: string;
beforeAll(async () => {
  portal = await openTestPortal();
  readable = await fileOf(await readableDocument());
  damaged = await fileOf(Buffer.from('%PDF-1.7 and nothing else'));
});
afterAll(() => portal.close());

/** The content of a memorandum that is out. */
async function fileOf(bytes: Buffer): Promise<string> {
  const id = await addMemorandum(portal.deps, await addDeal(portal), bytes);
  const { sha256 } = await portal.db
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sha256;
}

const rows = () => portal.db.selectFrom('first_pages').selectAll().orderBy('sha256').execute();

describe('the first page of a published document', () => {
  it('is drawn before anybody asks, and then found without the document', async () => {
    expect(await readFirstPage(portal.deps, readable)).toBeUndefined();
    await drawFirstPages(portal.deps);
    const kept = await readFirstPage(portal.deps, readable);
    expect(kept?.pages).toBeGreaterThan(0);
    expect(kept?.picture.subarray(8, 12).toString()).toBe('WEBP');
    const file = { sha256: readable, contentType: 'application/pdf', storageKey: 'nowhere' };
    expect(await findDrawnPage(portal.deps, { file, page: 1 })).toEqual(kept);
  });

  it('that cannot be drawn is not tried again', async () => {
    expect(await readFirstPage(portal.deps, damaged)).toBeUndefined();
    const before = await rows();
    expect(before).toEqual(expect.arrayContaining([{ sha256: damaged, sealed: null }]));
    await drawFirstPages(portal.deps);
    expect(await rows()).toEqual(before);
  });

  it('is sealed', async () => {
    const { text = '' } = (await readFirstPage(portal.deps, readable)) ?? {};
    expect(text.length).toBeGreaterThan(10);
    expect(await wholeDatabase(portal.db)).not.toContain(text.slice(0, 10));
  });
});
