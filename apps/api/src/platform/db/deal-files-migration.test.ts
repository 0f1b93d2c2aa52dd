import { dealContentSchema } from '@portal/domain/offering/deals/deal-content';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

const LIMIT_MS = 120_000;

let database: OpenDatabase;
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const addFile = (id: string, type: string) =>
  query(
    `insert into files (id, investor_id, audience, purpose, original_name, content_type, size_bytes, sha256, storage_key, created_at)
     values ($1, null, 'investors', 'film', $1, $2, 1, 'x', $1, now())`,
    [id, type],
  );
const addDocument = (id: string, kind: string, language: string, version: number) =>
  query(
    `insert into deal_documents (id, deal_id, kind, language, title, version, pages, file_id, created_at)
     values ($1, 'live', $2, $3, $1 || ' title', $4, 1, $1, now())`,
    [id, kind, language, version],
  );

const FILMS = [
  {
    id: 'film',
    title: { en: 'The wharf', fr: 'Le quai' },
    video: 'video',
    poster: '/api/film-files/cover',
    captions: { en: 'c-en', fr: 'c-fr' },
  },
];
const NEWEST = [
  {
    kind: 'term-sheet',
    title: { en: 'sheet-2 title', fr: 'fiche title' },
    file: { en: 'sheet-2', fr: 'fiche' },
  },
  { kind: 'appraisal', title: { en: 'appraisal title', fr: '' }, file: { en: 'appraisal', fr: '' } },
];

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database.db, '0064-claimed-messages');
  const { films: _films, documents: _documents, ...content } = COMPLETE_DRAFT.content;
  for (const slug of ['live', 'bare']) {
    await query(
      `insert into deals (id, slug, type, province, is_live, unit_price_cents, minimum_units, maximum_units, units_total,
         units_taken, opens_at, closes_at, content, created_at, updated_at, version)
       values ($1, $1, 'land', 'CAN-ON', true, 10050, 1, 2, 3, 0, now(), now(), $2, now(), now(), 1)`,
      [slug, JSON.stringify(content)],
    );
    const attachments =
      slug === 'live'
        ? {
            documents: [
              {
                id: 'om',
                kind: 'offering-memorandum',
                language: 'en',
                title: 'om title',
                version: 1,
                pages: 1,
              },
              {
                id: 'sheet-1',
                kind: 'term-sheet',
                language: 'en',
                title: 'sheet-1 title',
                version: 1,
                pages: 1,
              },
            ],
            videos: [{ id: 'film', description: { en: 'The wharf', fr: 'Le quai' } }],
          }
        : { documents: [], videos: [] };
    await query(
      `insert into deal_versions (deal_id, number, draft, attachments, published_at) values ($1, 1, $2, $3, now())`,
      [slug, JSON.stringify({ ...COMPLETE_DRAFT, content }), JSON.stringify(attachments)],
    );
    await query(
      `insert into deal_drafts (deal_id, draft, version, confirmed, changed_at) values ($1, $2, 0, $3, now())`,
      [slug, JSON.stringify({ ...COMPLETE_DRAFT, content }), JSON.stringify(content)],
    );
  }
  for (const id of ['video', 'cover', 'c-en', 'c-fr', 'om', 'sheet-1', 'sheet-2', 'fiche', 'appraisal']) {
    await addFile(id, 'text/plain');
  }
  await query(
    `insert into films (id, deal_id, description_en, description_fr, video_id, cover_id, captions_en_id, captions_fr_id, added_at)
     values ('film', 'live', 'The wharf', 'Le quai', 'video', 'cover', 'c-en', 'c-fr', now())`,
  );
  await addDocument('om', 'offering-memorandum', 'en', 1);
  await addDocument('sheet-1', 'term-sheet', 'en', 1);
  await addDocument('sheet-2', 'term-sheet', 'en', 2);
  await addDocument('fiche', 'term-sheet', 'fr', 1);
  await addDocument('appraisal', 'appraisal', 'en', 1);
  await migrate(database.db);
}, LIMIT_MS);
afterAll(() => database.close());

describe('films and documents of the version before', () => {
  it('are in what is published, what is written and what was read in both languages', async () => {
    const [deal] = await query(`select content from deals where id = 'live'`);
    const [written] = await query(`select draft, confirmed from deal_drafts where deal_id = 'live'`);
    for (const content of [deal.content, written.draft.content, written.confirmed]) {
      expect([content.films, content.documents]).toEqual([FILMS, NEWEST]);
      expect(dealContentSchema.safeParse(content).success).toBe(true);
    }
  });

  it('are in the version as it was published, and versions are not changed after that', async () => {
    const [version] = await query(`select draft from deal_versions where deal_id = 'live'`);
    expect([version.draft.content.films, version.draft.content.documents]).toEqual([
      FILMS,
      [{ kind: 'term-sheet', title: { en: 'sheet-1 title', fr: '' }, file: { en: 'sheet-1', fr: '' } }],
    ]);
    await expect(query(`update deal_versions set number = 2 where deal_id = 'live'`)).rejects.toThrow(
      'never changed',
    );
  });

  it('name files that deals may name, but no memorandum', async () => {
    expect(await query('select file_id, part from deal_files order by file_id')).toEqual([
      { file_id: 'appraisal', part: 'document' },
      { file_id: 'c-en', part: 'captions' },
      { file_id: 'c-fr', part: 'captions' },
      { file_id: 'cover', part: 'poster' },
      { file_id: 'fiche', part: 'document' },
      { file_id: 'sheet-1', part: 'document' },
      { file_id: 'sheet-2', part: 'document' },
      { file_id: 'video', part: 'video' },
    ]);
  });

  it('are nowhere where there were none', async () => {
    const [deal] = await query(
      `select deals.content ? 'films' as films, deal_drafts.draft = deal_versions.draft as same from deals
       join deal_drafts on deal_drafts.deal_id = deals.id join deal_versions on deal_versions.deal_id = deals.id
       where deals.id = 'bare'`,
    );
    expect(deal).toEqual({ films: false, same: true });
  });

  it('stay where a server of the version before publishes the deal', async () => {
    const { films: _films, documents: _documents, ...content } = COMPLETE_DRAFT.content;
    await query(`update deals set content = $1 where id = 'live'`, [JSON.stringify(content)]);
    const [deal] = await query(`select content from deals where id = 'live'`);
    expect([deal.content.films, deal.content.documents]).toEqual([FILMS, NEWEST]);
  });

  it('keep costs beside them: in what is published and in what is written', async () => {
    const { costs, films: _films, documents: _documents, ...content } = COMPLETE_DRAFT.content;
    await query(`update deals set content = $1 where id = 'bare'`, [JSON.stringify(content)]);
    await query(`update deal_drafts set draft = $1 where deal_id = 'bare'`, [
      JSON.stringify({ ...COMPLETE_DRAFT, content }),
    ]);
    const [kept] = await query(
      `select content -> 'costs' as published, draft -> 'content' -> 'costs' as written
       from deals join deal_drafts on deal_drafts.deal_id = deals.id where deals.id = 'bare'`,
    );
    expect(kept).toEqual({ published: costs, written: costs });
  });
});

describe('who may read them', () => {
  it('is everybody for the films of a deal that is published', async () => {
    const rows = await query(
      `select files.id, files.audience from files join deal_files on file_id = files.id where part <> 'document' order by 1`,
    );
    expect(rows).toEqual([
      { id: 'c-en', audience: 'public' },
      { id: 'c-fr', audience: 'public' },
      { id: 'cover', audience: 'public' },
      { id: 'video', audience: 'public' },
    ]);
  });
});
