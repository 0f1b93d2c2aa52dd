import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { COMPLETE_OFFERING } from '@portal/domain/offering/deals/testing/complete-offering';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import { addDeal, DEAL_CONTENT } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { publishDraft, publishTerms } from '../../../testing/publish-terms.ts';
import { declareBringIn } from '../../firm/staff/emergencies/declare-emergency.ts';
import { insertVersion } from './deal-versions.store.ts';
import { findPublishedDeal } from './deals.store.ts';
import { draftOfDeal } from './draft-of-deal.ts';

const { costs: COSTS } = COMPLETE_DRAFT.content;
const REFUSED = 'A deal says what its version says';

let portal: TestPortal;
let dealId: string;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  dealId = await addDeal(portal);
});

const set = (change: RawBuilder<unknown>, db: Db = portal.db, id = dealId) =>
  sql`update deals set ${change} where id = ${id}`.execute(db);
const draftNow = async (db: Db = portal.db) => {
  const deal = await findPublishedDeal(db, dealId);
  if (deal === undefined) {
    throw new Error('It is not published');
  }
  return draftOfDeal(deal);
};
/** Publishes the next version with a draft two people agreed to, but changes the row to something else. */
const publishWith = (changed: Partial<DealDraft>, change: RawBuilder<unknown>) =>
  transact(portal.db, async (trx) => {
    await publishDraft(trx, dealId, { ...(await draftNow(trx)), ...changed }, () => set(change, trx));
  });
const insertCopy = (db: Db, id: string) =>
  sql`insert into deals (id, slug, type, province, is_live, state, version, unit_price_cents, minimum_units, maximum_units, units_total,
      units_taken, opens_at, closes_at, content, created_at, updated_at)
    select ${id}, ${id}, type, province, is_live, state, version, unit_price_cents, minimum_units, maximum_units, units_total, 0,
      opens_at, closes_at, content, created_at, updated_at from deals where id = ${dealId}`.execute(db);

const TERMS: [term: string, change: RawBuilder<unknown>][] = [
  ['address', sql`slug = slug || '-2'`],
  ['kind', sql`type = 'land'`],
  ['province', sql`province = 'CAN-QC'`],
  ['price of a unit', sql`unit_price_cents = unit_price_cents + 1`],
  ['smallest order', sql`minimum_units = minimum_units - 1`],
  ['largest order', sql`maximum_units = maximum_units + 1`],
  ['number of units', sql`units_total = units_total + 1`],
  ['opening', sql`opens_at = opens_at - interval '1 millisecond'`],
  ['closing', sql`closes_at = closes_at + interval '1 millisecond'`],
  ['text in one language', sql`content = jsonb_set(content, '{summary,fr}', '"Sans risque."')`],
  ['fee', sql`content = content || '{"dealerFeeBasisPoints": 0}'`],
  ['documents', sql`content = content || '{"documents": []}'`],
  ['risks, which it no longer says', sql`content = content - 'faqs'`],
];

describe('a deal that is published', () => {
  it.each(TERMS)('does not change its %s by a statement', async (_term, change) => {
    await expect(set(change)).rejects.toThrow(REFUSED);
  });

  it.each(['paused', 'closed', 'draft'] as const)('does not while it is %s either', async (state) => {
    await set(sql`state = ${state}`);
    await expect(set(sql`unit_price_cents = 1`)).rejects.toThrow(REFUSED);
  });

  it('takes units and gives them back, is announced, paused and closed', async () => {
    await set(sql`units_taken = units_taken + 10, investor_count = investor_count + 1, updated_at = now()`);
    await set(sql`units_taken = units_taken - 10, announced_at = now()`);
    await set(sql`state = 'paused'`);
    await set(sql`state = 'closed', unit_price_cents = unit_price_cents, content = content`);
    expect(await draftNow()).toMatchObject({ unitPrice: 100 });
  });

  it('changes to the version that two people approved, and to nothing else', async () => {
    await publishTerms(portal, dealId, {
      unitPriceCents: 12_050n,
      closesAt: new Date('2027-03-01T00:00:00.5Z'),
    });
    expect(await draftNow()).toMatchObject({ unitPrice: 120.5, closesAt: '2027-03-01T00:00:00.500Z' });
    await expect(set(sql`unit_price_cents = 10000, version = 1`)).rejects.toThrow('two persons');
  });

  it.each([
    ['terms', sql`version = 2, unit_price_cents = 9900, maximum_units = 501`],
    ['texts', sql`version = 2, unit_price_cents = 9900, content = content || '{"costs": []}'`],
    ['terms than before, which stay,', sql`version = 2`],
  ])('is not published with other %s than its version has', async (_row, change) => {
    await expect(publishWith({ unitPrice: 99 }, change)).rejects.toThrow(REFUSED);
  });

  it('keeps its costs and its offering when a server that knows none publishes it', async () => {
    await publishTerms(portal, dealId, {
      content: {
        ...DEAL_CONTENT,
        offering: COMPLETE_OFFERING,
        ...(COSTS === undefined ? {} : { costs: COSTS }),
      },
    });
    const { offering: _unknown, ...known } = DEAL_CONTENT;
    await publishWith({ content: known }, sql`version = 3, content = ${JSON.stringify(known)}::jsonb`);
    expect((await draftNow()).content).toMatchObject({ costs: COSTS, offering: COMPLETE_OFFERING });
    await expect(set(sql`content = content || '{"costs": []}'`)).rejects.toThrow(REFUSED);
    await expect(
      set(sql`content = jsonb_set(content, '{offering,offeredIn}', '["CAN-NU"]')`),
    ).rejects.toThrow(REFUSED);
  });

  it('is brought in with a version that matches it', async () => {
    const alone = transact(portal.db, async (trx) => {
      await declareBringIn(trx, 'deal:alone', new Date());
      await insertCopy(trx, 'alone');
    });
    await expect(alone).rejects.toThrow(REFUSED);
    const another = transact(portal.db, async (trx) => {
      await declareBringIn(trx, 'deal:another', new Date());
      await insertCopy(trx, 'another');
      const draft = { ...(await draftNow(trx)), slug: 'another', unitPrice: 1 };
      await insertVersion(trx, { dealId: 'another', number: 1, draft, proposalId: null, at: new Date() });
    });
    await expect(another).rejects.toThrow(REFUSED);
  });
});

describe('an unpublished deal', () => {
  it('is no offer yet, and may be anything', async () => {
    const draft = await addDeal(portal, { isLive: false });
    await set(sql`unit_price_cents = 7, content = '{}'`, portal.db, draft);
  });
});

describe('a document of a deal', () => {
  const addSheet = async (id: string, file: string) => {
    await sql`
      insert into files (id, audience, purpose, original_name, content_type, size_bytes, sha256, storage_key, created_at)
      values (${file}, 'investors', 'deal-document', 'sheet.pdf', 'application/pdf', 1, 'x', ${file}, now())`.execute(
      portal.db,
    );
    await sql`
      insert into deal_documents (id, deal_id, kind, language, title, version, pages, file_id, created_at)
      values (${id}, ${dealId}, 'term-sheet', 'en', 'Term sheet', 1, 1, ${file}, now())`.execute(portal.db);
  };

  it('is the file that a version names, and stays that file', async () => {
    await expect(addSheet('named', 'another')).rejects.toThrow('document_is_its_file');
    await addSheet('sheet', 'sheet');
    const sheet = portal.db.updateTable('deal_documents').where('id', '=', 'sheet');
    const changes = [
      { file_id: 'another' },
      { deal_id: 'another' },
      { kind: 'offering-memorandum' },
    ] as const;
    for (const change of changes) {
      await expect(sheet.set(change).execute()).rejects.toThrow('stays as it was published');
    }
    const gone = portal.db.deleteFrom('deal_documents').where('id', '=', 'sheet');
    await expect(gone.execute()).rejects.toThrow('stays as it was published');
  });
});
