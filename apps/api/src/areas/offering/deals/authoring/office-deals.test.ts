import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { SOLD_WITH_MEMORANDUM } from '@portal/domain/offering/deals/testing/complete-offering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { setRole } from '../../../../testing/decided-alone.ts';
import { publishMemorandum } from '../../../../testing/memoranda.ts';
import {
  completeDraft,
  publishWritten,
  readOfficeDeal,
  rewriteDeal,
  submitWritten,
  writeDeal,
} from '../../../../testing/office-deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { expireProposals } from '../../../firm/proposals/expire-proposals.ts';
import { listOfficeDeals } from './list-office-deals.ts';
import { listDealsOfOffice } from './office-deals.store.ts';
import { publishVersion } from './publish-version.ts';

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

const save = (who: Colleague, dealId: string, base: number, draft: DealDraft) =>
  who.post(`/office/deals/${dealId}/draft`, { base, draft });
const publish = (who: Colleague, dealId: string, seen: object) =>
  who.post(`/office/deals/${dealId}/publish`, seen);
const codeOf = async (reply: ReturnType<Colleague['post']>) => (await reply).json().code ?? 'done';
const draftWith = (draft: DealDraft, content: Partial<DealDraft['content']>): DealDraft => ({
  ...draft,
  content: { ...draft.content, ...content },
});
const versionsOf = (dealId: string) =>
  portal.db.selectFrom('deal_versions').selectAll().where('deal_id', '=', dealId).orderBy('number').execute();

describe('a deal in the office', () => {
  it('is written by one person, published by another, and then live', async () => {
    const draft = completeDraft();
    const dealId = await writeDeal(writer, draft);
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ state: 'draft', version: 0, problems: [] });
    const seen = await submitWritten(writer, dealId);
    expect(await readOfficeDeal(checker, dealId)).toMatchObject({ state: 'in-review', mayApprove: true });
    const published: OfficeDeal = (await publish(checker, dealId, seen)).json().data;
    expect(published).toMatchObject({ state: 'live', version: 1, hasChanges: false, review: null });
    expect(published.versions).toEqual([
      { number: 1, publishedAt: expect.any(String), maker: 'Maude Lafleur', checkers: ['Maude Lafleur'] },
    ]);
    const live = await portal.app.inject({ url: `/api/deal/live/${draft.slug}` });
    expect(live.json().data).toMatchObject({ id: dealId, name: 'Maple Gate', unitPrice: 100.5 });
  });

  it('is listed by what its draft says, and its draft is read whole only where that is not published', async () => {
    const draft = completeDraft();
    const dealId = await writeDeal(writer, draft);
    const { content, slug, type, province, unitsTotal, opensAt, closesAt } = draft;
    const said = { name: content.name, slug, type, province, unitsTotal, opensAt, closesAt };
    const row = async () => (await listOfficeDeals(portal.deps)).find(({ id }) => id === dealId);
    const read = async () => (await listDealsOfOffice(portal.db)).find(({ id }) => id === dealId);
    expect(await row()).toMatchObject({ ...said, hasChanges: true, problemCount: 0, version: 0 });
    expect(await read()).toMatchObject({ unpublished: { draft, confirmed: content } });
    await publish(checker, dealId, await submitWritten(writer, dealId));
    expect(await row()).toMatchObject({ ...said, hasChanges: false, problemCount: null, version: 1 });
    expect((await read())?.unpublished).toBeNull();
  });

  it('is nowhere for investors before that, not even by its id', async () => {
    const draft = completeDraft();
    const dealId = await writeDeal(writer, draft);
    await submitWritten(writer, dealId);
    for (const name of [dealId, draft.slug]) {
      expect((await portal.app.inject({ url: `/api/deal/live/${name}` })).statusCode).toBe(404);
    }
  });

  it('cannot be submitted while something is missing, which is said at its field in the reader’s language', async () => {
    const draft = completeDraft({ closesAt: '2020-01-01T00:00:00.000Z' });
    const dealId = await writeDeal(writer, draftWith(draft, { name: { en: 'Maple Gate', fr: '' } }));
    const { draftVersion: base } = await readOfficeDeal(writer, dealId);
    const french = { 'accept-language': 'fr-CA' };
    const reply = await writer.post(`/office/deals/${dealId}/submit`, { base }, french);
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { closesAt: 'La date de clôture précède la date d’ouverture', 'content.name.fr': 'Obligatoire' },
    ]);
  });

  it('cannot be submitted without a word on its offering', async () => {
    const { content, ...terms } = completeDraft();
    const { offering: _said, ...rest } = content;
    const dealId = await writeDeal(writer, { ...terms, content: rest });
    const { draftVersion: base, problems } = await readOfficeDeal(writer, dealId);
    expect(problems).toContainEqual({ path: 'content.offering.offeredIn', sentence: 'Required' });
    const reply = await writer.post(`/office/deals/${dealId}/submit`, { base });
    expect(reply.json().fields).toMatchObject({ 'content.offering.exemptions': 'Required' });
  });

  it('cannot be submitted with a memorandum that is not there', async () => {
    const { content, ...terms } = completeDraft();
    const draft = { ...terms, content: { ...content, offering: SOLD_WITH_MEMORANDUM } };
    const dealId = await writeDeal(writer, draft);
    const { draftVersion: base } = await readOfficeDeal(writer, dealId);
    const sentence = 'Publish its offering memorandum first';
    const reply = await writer.post(`/office/deals/${dealId}/submit`, { base });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { 'content.offering.exemptions': sentence },
    ]);
    await publishMemorandum(portal, dealId, 1, 'en');
    const seen = await submitWritten(writer, dealId);
    expect(await codeOf(publish(checker, dealId, seen))).toBe('done');
  });

  it('cannot take another deal’s slug', async () => {
    const first = await writeDeal(writer);
    const { slug } = (await readOfficeDeal(writer, first)).draft;
    const twin = await writeDeal(other, completeDraft({ slug }));
    const { problems, draftVersion: base } = await readOfficeDeal(other, twin);
    expect(problems).toEqual([{ path: 'slug', sentence: 'Another deal uses this web address' }]);
    const listed = (await listOfficeDeals(portal.deps)).filter(({ slug: written }) => written === slug);
    expect(listed.map(({ id, problemCount }) => [id, problemCount]).toSorted()).toEqual(
      [
        [first, 1],
        [twin, 1],
      ].toSorted(),
    );
    expect(await codeOf(other.post(`/office/deals/${twin}/submit`, { base }))).toBe('VALIDATION');
  });

  it('is returned with a reason, which stays until it is submitted again', async () => {
    const dealId = await writeDeal(writer);
    const { proposalId } = await submitWritten(writer, dealId);
    const path = `/office/deals/${dealId}/return`;
    expect(await codeOf(checker.post(path, { proposalId, reason: ' ' }))).toBe('VALIDATION');
    expect(await codeOf(checker.post(path, { proposalId, reason: 'x'.repeat(1_001) }))).toBe('VALIDATION');
    const returned = await checker.post(path, { proposalId, reason: 'Name the builder.' });
    expect(returned.json().data).toMatchObject({
      state: 'draft',
      review: null,
      returned: { by: 'Maude Lafleur', reason: 'Name the builder.' },
    });
    await submitWritten(writer, dealId);
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ state: 'in-review', returned: null });
  });

  it('is withdrawn by whoever submitted it, not by those who did not write it, and returned by nobody who worked on it', async () => {
    const dealId = await writeDeal(writer);
    const { proposalId } = await submitWritten(writer, dealId);
    const path = `/office/deals/${dealId}`;
    expect(await codeOf(other.post(`${path}/withdraw`, { proposalId }))).toBe('WORK_OF_ANOTHER');
    expect(await codeOf(writer.post(`${path}/return`, { proposalId, reason: 'A slip.' }))).toBe('OWN_WORK');
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ state: 'in-review' });
    const withdrawn = await writer.post(`${path}/withdraw`, { proposalId });
    expect(withdrawn.json().data).toMatchObject({ state: 'draft', review: null, withdrawn: null });
  });

  it('is withdrawn by somebody else who worked on it, which its submitter reads until it is submitted again', async () => {
    const dealId = await writeDeal(writer);
    const { proposalId } = await submitWritten(writer, dealId);
    await rewriteDeal(other, dealId, { maximumUnits: 400 });
    const path = `/office/deals/${dealId}`;
    expect(await readOfficeDeal(other, dealId)).toMatchObject({ mayApprove: false, mayWithdraw: true });
    expect(await readOfficeDeal(checker, dealId)).toMatchObject({ mayApprove: true, mayWithdraw: false });
    expect(await codeOf(checker.post(`${path}/withdraw`, { proposalId }))).toBe('NOT_PERMITTED');
    expect(await codeOf(other.post(`${path}/withdraw`, { proposalId }))).toBe('done');
    expect(await codeOf(writer.post(`${path}/withdraw`, { proposalId }))).toBe('PROPOSAL_OVER');
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({
      state: 'draft',
      review: null,
      withdrawn: { by: 'Maude Lafleur' },
      mayWithdraw: false,
    });
    const onRecord = portal.db
      .selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'deal.withdrawn')
      .where('target', '=', `deal:${dealId}`);
    expect(await onRecord.execute()).toEqual([
      { actor: `staff:${other.id}`, detail: expect.objectContaining({ proposalId, maker: 'Maude Lafleur' }) },
    ]);
    await submitWritten(writer, dealId);
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ withdrawn: null, mayWithdraw: true });
  });

  it('is a draft again if nobody approves it in time', async () => {
    const dealId = await writeDeal(writer);
    const { proposalId } = await submitWritten(writer, dealId);
    await portal.db
      .updateTable('proposals')
      .set({ expires_at: new Date(0) })
      .where('id', '=', proposalId)
      .execute();
    await expireProposals(portal.deps);
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ state: 'draft', review: null });
    await submitWritten(writer, dealId);
  });

  it('is a draft again, which a colleague submits, if the access of whoever submitted it ends', async () => {
    const leaver = await enterOffice(portal, { role: 'deals' });
    const dealId = await writeDeal(leaver);
    const seen = await submitWritten(leaver, dealId);
    const administrator = await enterOffice(portal);
    await administrator.post(`/office/people/${leaver.id}/end`, { version: 0 });
    expect(await codeOf(publish(checker, dealId, seen))).toBe('PROPOSAL_OVER');
    expect(await readOfficeDeal(writer, dealId)).toMatchObject({ state: 'draft', review: null });
    await submitWritten(writer, dealId);
  });

  it('begins as a copy of another one, which has to be read and published', async () => {
    const dealId = await publishWritten(writer, checker);
    const { id } = (await writer.post(`/office/deals/${dealId}/duplicate`)).json().data;
    const copy = await readOfficeDeal(writer, id);
    expect(copy.draft.content.name).toEqual({ en: 'Maple Gate (copy)', fr: 'Porte des Érables (copie)' });
    expect(copy.problems.map(({ path }) => path)).toEqual(expect.arrayContaining(['slug', 'opensAt']));
  });
});

describe('two people writing one deal', () => {
  it('acceptance 10: French edited while an English draft is open: neither lost', async () => {
    const dealId = await writeDeal(writer);
    const { draft, draftVersion: base } = await readOfficeDeal(writer, dealId);
    const english = draftWith(draft, { summary: { ...draft.content.summary, en: 'Seventy rental homes.' } });
    const french = draftWith(draft, { summary: { ...draft.content.summary, fr: 'Soixante-dix logements.' } });
    expect(await codeOf(save(writer, dealId, base, english))).toBe('done');
    const late = await save(other, dealId, base, french);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'CHANGED_BY_SOMEBODY',
        message: ['Since you opened this, Maude Lafleur has changed it. What you typed is still here.'],
        changed: { by: 'Maude Lafleur', at: expect.any(String), version: base + 1 },
      }),
    ]);
    const { draft: newest } = await readOfficeDeal(other, dealId);
    const both = draftWith(newest, { summary: { ...newest.content.summary, fr: 'Soixante-dix logements.' } });
    await save(other, dealId, base + 1, both);
    expect((await readOfficeDeal(writer, dealId)).draft.content.summary).toEqual({
      en: 'Seventy rental homes.',
      fr: 'Soixante-dix logements.',
    });
  });

  it('acceptance 10: a version whose French nobody has read since the English changed cannot be published', async () => {
    const dealId = await publishWritten(writer, checker);
    const { draft, draftVersion: base } = await readOfficeDeal(writer, dealId);
    const moved = draftWith(draft, { summary: { ...draft.content.summary, en: 'Seventy rental homes.' } });
    await save(writer, dealId, base, moved);
    const refused = await writer.post(`/office/deals/${dealId}/submit`, { base: base + 1 });
    expect(refused.json().fields).toEqual({
      'content.summary.fr': 'The English has changed. Compare the French with it',
    });
    await writer.post(`/office/deals/${dealId}/languages`, { base: base + 1 });
    expect(await codeOf(writer.post(`/office/deals/${dealId}/submit`, { base: base + 2 }))).toBe('done');
  });

  it('save at the same moment, and one is told', async () => {
    const dealId = await writeDeal(writer);
    const { draft, draftVersion: base } = await readOfficeDeal(writer, dealId);
    const codes = await Promise.all(
      [writer, other].map((who, place) =>
        codeOf(save(who, dealId, base, { ...draft, minimumUnits: 11 + place })),
      ),
    );
    expect(codes.sort()).toEqual(['CHANGED_BY_SOMEBODY', 'done']);
  });
});

describe('four eyes on a deal', () => {
  it('acceptance 3: an edit after it was seen, and publishing what was seen is refused', async () => {
    const dealId = await writeDeal(writer);
    const seen = await submitWritten(writer, dealId);
    await rewriteDeal(other, dealId, { maximumUnits: 400 });
    expect(await codeOf(publish(checker, dealId, seen))).toBe('CHANGED_MEANWHILE');
    const { review } = await readOfficeDeal(checker, dealId);
    expect(review?.hash).not.toBe(seen.hash);
    expect(await codeOf(publish(other, dealId, { ...seen, hash: review?.hash }))).toBe('OWN_WORK');
    expect(await codeOf(publish(checker, dealId, { ...seen, hash: review?.hash }))).toBe('done');
    expect((await versionsOf(dealId))[0]?.draft.maximumUnits).toBe(400);
  });

  it('acceptance 4: who wrote or submitted it cannot publish it, nor with another role', async () => {
    const turncoat = await enterOffice(portal, { role: 'deals' });
    const dealId = await writeDeal(turncoat);
    const seen = await submitWritten(turncoat, dealId);
    expect(await codeOf(publish(turncoat, dealId, seen))).toBe('OWN_WORK');
    await setRole(portal.db, turncoat.id, { role: 'compliance' });
    expect(await readOfficeDeal(turncoat, dealId)).toMatchObject({ mayApprove: false });
    expect(await codeOf(publish(turncoat, dealId, seen))).toBe('OWN_WORK');
    expect(await versionsOf(dealId)).toEqual([]);
  });

  it('cannot be approved by somebody who wrote a part and had somebody else submit it', async () => {
    const dealId = await writeDeal(other);
    const seen = await submitWritten(writer, dealId);
    expect(await codeOf(publish(other, dealId, seen))).toBe('OWN_WORK');
  });

  it('publishes once when two people press at the same time', async () => {
    const second = await enterOffice(portal, { role: 'compliance' });
    const dealId = await writeDeal(writer);
    const seen = await submitWritten(writer, dealId);
    const codes = await Promise.all([checker, second].map((who) => codeOf(publish(who, dealId, seen))));
    expect([codes.sort(), (await versionsOf(dealId)).length]).toEqual([['PROPOSAL_OVER', 'done'], 1]);
  });

  it.each([
    [
      'their access',
      (id: string) =>
        portal.db.updateTable('staff').set({ ended_at: new Date() }).where('id', '=', id).execute(),
    ],
    ['their role', (id: string) => setRole(portal.db, id, { role: 'finance' })],
  ] as const)('does not publish for somebody who lost %s after their call came in', async (_what, take) => {
    const { id: staffId } = await enterOffice(portal, { role: 'compliance' });
    const dealId = await writeDeal(writer);
    const seen = await submitWritten(writer, dealId);
    await take(staffId);
    const call = publishVersion(portal.deps, { ...STAFF, staffId }, { dealId, ...seen });
    await expect(call).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await versionsOf(dealId)).toEqual([]);
  });

  it('tells an office of one before anything is submitted', async () => {
    const alone = await openTestPortal();
    try {
      const only = await enterOffice(alone, { role: 'deals' });
      const dealId = await writeDeal(only);
      const { approvers, draftVersion: base } = await readOfficeDeal(only, dealId);
      expect(approvers).toEqual([]);
      expect(await codeOf(only.post(`/office/deals/${dealId}/submit`, { base }))).toBe('NOBODY_TO_APPROVE');
      expect((await readOfficeDeal(only, dealId)).state).toBe('draft');
    } finally {
      await alone.close();
    }
  });
});

describe('the versions of a deal', () => {
  it('acceptance 11: publish version 3, and versions 1 and 2 are byte-identical', async () => {
    const dealId = await publishWritten(writer, checker);
    const change = async (maximumUnits: number) => {
      await rewriteDeal(writer, dealId, { maximumUnits });
      await publish(checker, dealId, await submitWritten(writer, dealId));
    };
    await change(400);
    const before = JSON.stringify(await versionsOf(dealId));
    await change(300);
    const after = await versionsOf(dealId);
    expect(after.map(({ number, draft }) => [number, draft.maximumUnits])).toEqual([
      [1, 500],
      [2, 400],
      [3, 300],
    ]);
    expect(JSON.stringify(after.slice(0, 2))).toBe(before);
    const compared = await checker.get(`/office/deals/${dealId}/compare?from=1&to=draft`);
    expect(compared.json().data.changes).toEqual([{ path: 'maximumUnits', before: 500, after: 300 }]);
  });

  it('cannot be changed or removed', async () => {
    const dealId = await publishWritten(writer, checker);
    const ofDeal = portal.db.deleteFrom('deal_versions').where('deal_id', '=', dealId);
    await expect(ofDeal.execute()).rejects.toThrow('never changed');
    await expect(
      portal.db.updateTable('deal_versions').set({ published_at: new Date() }).execute(),
    ).rejects.toThrow('never changed');
  });

  it('are not published without a difference', async () => {
    const dealId = await publishWritten(writer, checker);
    const { draftVersion: base } = await readOfficeDeal(writer, dealId);
    expect(await codeOf(writer.post(`/office/deals/${dealId}/submit`, { base }))).toBe('DEAL_STATE_REFUSES');
  });
});
