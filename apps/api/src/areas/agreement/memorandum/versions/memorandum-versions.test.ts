import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { publishMemorandum as publishAtOnce } from '../../../../testing/memoranda.ts';
import {
  bringMemorandum,
  memorandumPdf,
  readMemorandum,
  submitMemorandum,
} from '../../../../testing/memorandum-versions.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder, submittedOrder } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
let writer: Colleague;
let other: Colleague;
let checker: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  writer = await enterOffice(portal, { role: 'deals' });
  other = await enterOffice(portal, { role: 'deals' });
  checker = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const move = (who: Colleague, dealId: string, verb: string, body: object) =>
  who.post(`/office/deals/${dealId}/memorandum/${verb}`, body);
const codeOf = async (reply: ReturnType<Colleague['post']>) => (await reply).json().code ?? 'done';
const bring = async (dealId: string, language: Language, who = writer) =>
  bringMemorandum(who, dealId, language, await memorandumPdf(2, `${language} ${dealId}`));
const publish = async (dealId: string, isTranslation = false) =>
  move(checker, dealId, 'publish', await submitMemorandum(writer, dealId, isTranslation));
const documentsOf = (read: OfficeMemorandum) =>
  read.versions.map(({ version, documents }) => [version, documents.map(({ language }) => language)]);

describe('a version of a memorandum', () => {
  it('is drafted in both languages by one person, read page by page, and published by another', async () => {
    const dealId = await addDeal(portal);
    await bring(dealId, 'en');
    const brought: OfficeMemorandum = (await bring(dealId, 'fr')).json().data;
    expect(brought).toMatchObject({ version: 0, versions: [], review: null });
    expect(brought.drafts.map(({ language, title, pages }) => [language, title, pages])).toEqual([
      ['en', 'Offering memorandum', 2],
      ['fr', 'Notice d’offre', 2],
    ]);
    const page = await checker.get(`/office/deals/${dealId}/documents/${brought.drafts[0]?.id}/pages/2`);
    expect(page.json().data).toMatchObject({ number: 2, pages: 2 });
    const published: OfficeMemorandum = (await publish(dealId)).json().data;
    expect(published).toMatchObject({ version: 1, drafts: [], review: null });
    expect(published.versions).toEqual([
      expect.objectContaining({
        version: 1,
        maker: 'Maude Lafleur',
        checkers: ['Maude Lafleur'],
        confirmedBy: 0,
      }),
    ]);
    expect(documentsOf(published)).toEqual([[1, ['en', 'fr']]]);
  });

  it('is hidden from investors until it is published', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const { drafts }: OfficeMemorandum = (await bring(dealId, 'en')).json().data;
    const file = `/user/file/${drafts[0]?.id}`;
    expect((await ada.get(file)).statusCode).toBe(404);
    const ownDeal = async () => (await ada.get(`/user/deal/live/${dealId}`)).json().data.documents;
    expect(await ownDeal()).toEqual([]);
    await publish(dealId);
    expect((await ada.get(file)).statusCode).toBe(200);
    expect(await ownDeal()).toMatchObject([{ id: drafts[0]?.id, kind: 'offering-memorandum', pages: 2 }]);
  });

  it('shows its effect beforehand: which orders stop, and who confirms again', async () => {
    const { ada, dealId, tradeId: handedIn } = await submittedOrder(portal);
    await publishAtOnce(portal, dealId, 1);
    await ada.post('/sendacceptofferingmemorandumemail', { dealId });
    const ben = await registerPerson(portal);
    const begun = await placeOrder(ben, dealId);
    await bring(dealId, 'en');
    const { effect } = await readMemorandum(checker, dealId);
    expect(effect).toMatchObject({ stopped: 1, before: 1, people: 2, again: 1 });
    expect(
      effect.orders.map(({ id, status, hasConfirmedEarlier }) => [id, status, hasConfirmedEarlier]),
    ).toEqual([
      [handedIn, 'submitted', true],
      [begun, 'open', false],
    ]);
    await publish(dealId);
    const written = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'memorandum.published')
      .where('target', '=', `deal:${dealId}`)
      .executeTakeFirst();
    expect(written?.detail).toMatchObject({ version: 2, stopped: 1, before: 1, people: 2, again: 1 });
  });

  it('gets its French translation later, and nobody confirms again', async () => {
    const ada = await registerPerson(portal, { language: 'fr' });
    const dealId = await addDeal(portal);
    await bring(dealId, 'en');
    await publish(dealId);
    await ada.post('/sendacceptofferingmemorandumemail', { dealId });
    await bring(dealId, 'fr');
    const published: OfficeMemorandum = (await publish(dealId, true)).json().data;
    expect(documentsOf(published)).toEqual([[1, ['en', 'fr']]]);
    expect(published.versions[0]).toMatchObject({ confirmedBy: 1, maker: 'Maude Lafleur' });
  });
});

describe('a draft', () => {
  it('may have 400 pages', async () => {
    const dealId = await addDeal(portal);
    const reply = await bringMemorandum(writer, dealId, 'en', await memorandumPdf(400));
    expect([reply.statusCode, reply.json().data.drafts[0].pages]).toEqual([200, 400]);
    const last = await writer.get(
      `/office/deals/${dealId}/documents/${reply.json().data.drafts[0].id}/pages/400`,
    );
    expect(last.json().data).toMatchObject({ number: 400, pages: 400 });
  });

  it.each([
    ['601 pages', () => memorandumPdf(601), 'FILE_UNREADABLE', /more than 600 pages/],
    ['a text', async () => Buffer.from('hello'), 'FILE_TYPE_UNSUPPORTED', /./],
    ['nothing', async () => Buffer.alloc(0), 'FILE_UNREADABLE', /./],
  ])('is refused with %s, beside its field', async (_what, make, code, words) => {
    const reply = await bringMemorandum(writer, await addDeal(portal), 'en', await make());
    expect([reply.statusCode >= 400, reply.json().code]).toEqual([true, code]);
    expect(reply.json().fields.file).toMatch(words);
  });

  it('replaces the one in its language, whose file is deleted', async () => {
    const dealId = await addDeal(portal);
    const first: OfficeMemorandum = (await bring(dealId, 'en')).json().data;
    const second: OfficeMemorandum = (await bring(dealId, 'en')).json().data;
    expect(second.drafts).toHaveLength(1);
    expect(second.drafts[0]?.id).not.toBe(first.drafts[0]?.id);
    const kept = await portal.db
      .selectFrom('files')
      .select('id')
      .where('id', '=', first.drafts[0]?.id ?? '')
      .execute();
    expect(kept).toEqual([]);
  });

  it('belongs to its deal: another deal shows no page of it', async () => {
    const { drafts }: OfficeMemorandum = (await bring(await addDeal(portal), 'en')).json().data;
    const reply = await writer.get(
      `/office/deals/${await addDeal(portal)}/documents/${drafts[0]?.id}/pages/1`,
    );
    expect(reply.statusCode).toBe(404);
  });
});

describe('four eyes on a memorandum', () => {
  it('is withdrawn only by people who drafted it, and returned only by people who did not work on it', async () => {
    const dealId = await addDeal(portal);
    await bring(dealId, 'en');
    const { proposalId } = await submitMemorandum(writer, dealId);
    const back = { proposalId, reason: 'A slip.' };
    expect(await codeOf(move(other, dealId, 'withdraw', { proposalId }))).toBe('WORK_OF_ANOTHER');
    expect(await codeOf(move(writer, dealId, 'return', back))).toBe('OWN_WORK');
    expect(await codeOf(move(writer, dealId, 'withdraw', { proposalId }))).toBe('done');
  });

  it('is withdrawn by another drafter, which the submitter is told', async () => {
    const dealId = await addDeal(portal);
    await bring(dealId, 'en', other);
    const { proposalId } = await submitMemorandum(writer, dealId);
    expect(await readMemorandum(other, dealId)).toMatchObject({ mayApprove: false, mayWithdraw: true });
    expect(await codeOf(move(other, dealId, 'withdraw', { proposalId }))).toBe('done');
    expect(await readMemorandum(writer, dealId)).toMatchObject({
      review: null,
      withdrawn: { by: 'Maude Lafleur' },
    });
  });

  it('refuses its drafter and its submitter, in the use case and in the database', async () => {
    const dealId = await addDeal(portal);
    await bring(dealId, 'en', other);
    const seen = await submitMemorandum(writer, dealId);
    expect(await codeOf(move(writer, dealId, 'publish', seen))).toBe('OWN_WORK');
    expect(await codeOf(move(other, dealId, 'publish', seen))).toBe('OWN_WORK');
    for (const { id } of [writer, other]) {
      const approval = {
        proposal_id: seen.proposalId,
        checker_id: id,
        payload_hash: seen.hash,
        approved_at: new Date(),
      };
      await expect(portal.db.insertInto('approvals').values(approval).execute()).rejects.toThrow(
        'Nobody approves what they worked on',
      );
    }
    expect(await readMemorandum(checker, dealId)).toMatchObject({ mayApprove: true });
    expect(await codeOf(move(checker, dealId, 'publish', seen))).toBe('done');
  });

  it('refuses what was seen once another document is there, and whoever added that', async () => {
    const dealId = await addDeal(portal);
    await bring(dealId, 'en');
    const seen = await submitMemorandum(writer, dealId);
    await bring(dealId, 'en', other);
    expect(await codeOf(move(checker, dealId, 'publish', seen))).toBe('CHANGED_MEANWHILE');
    const { review } = await readMemorandum(checker, dealId);
    const now = { ...seen, hash: review?.hash };
    expect(await codeOf(move(other, dealId, 'publish', now))).toBe('OWN_WORK');
    expect(await codeOf(move(checker, dealId, 'publish', now))).toBe('done');
  });

  it('is stale once another version was published since', async () => {
    const dealId = await addDeal(portal);
    await bring(dealId, 'en');
    const seen = await submitMemorandum(writer, dealId);
    await publishAtOnce(portal, dealId, 1);
    expect(await codeOf(move(checker, dealId, 'publish', seen))).toBe('CHANGED_MEANWHILE');
    const read = await readMemorandum(checker, dealId);
    expect([read.version, read.review, read.drafts.length]).toEqual([1, null, 1]);
  });

  it('ends with its last document, and is returned with a reason', async () => {
    const dealId = await addDeal(portal);
    const { drafts }: OfficeMemorandum = (await bring(dealId, 'en')).json().data;
    const { proposalId } = await submitMemorandum(writer, dealId);
    const returned = await move(checker, dealId, 'return', { proposalId, reason: 'Last year’s statements.' });
    expect(returned.json().data.returned).toMatchObject({ reason: 'Last year’s statements.' });
    await submitMemorandum(writer, dealId);
    const removed = await move(writer, dealId, 'remove', { documentId: drafts[0]?.id });
    expect(removed.json().data).toMatchObject({ review: null, drafts: [] });
  });

  it('submits nothing that the page did not show, and no translation of a language that is there', async () => {
    const dealId = await addDeal(portal);
    const submit = (documentIds: string[], isTranslation: boolean) =>
      move(writer, dealId, 'submit', { documentIds, isTranslation });
    expect((await submit([], false)).json().fields).toEqual({ isTranslation: 'Add the PDF first' });
    const { drafts }: OfficeMemorandum = (await bring(dealId, 'en')).json().data;
    expect(await codeOf(submit([], false))).toBe('CHANGED_MEANWHILE');
    expect((await submit([drafts[0]?.id ?? ''], true)).json().fields).toEqual({
      isTranslation: 'There is no version to translate yet',
    });
  });
});
