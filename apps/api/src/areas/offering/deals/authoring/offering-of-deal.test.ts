import { pageMark } from '@portal/domain/offering/deals/authoring/page-mark';
import type { Offering } from '@portal/domain/offering/deals/offering';
import { SOLD_WITH_MEMORANDUM } from '@portal/domain/offering/deals/testing/complete-offering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { keptFile, sendDealFile } from '../../../../testing/deal-files.ts';
import { publishMemorandum } from '../../../../testing/memoranda.ts';
import { memorandumPdf } from '../../../../testing/memorandum-versions.ts';
import { completeDraft, readOfficeDeal, rewriteDeal, writeDeal } from '../../../../testing/office-deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';

let portal: TestPortal;
let writer: Colleague;
let checker: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  writer = await enterOffice(portal, { role: 'deals' });
  checker = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const APPROVAL = 'content.offering.approval';
const submit = async (dealId: string) =>
  writer.post(`/office/deals/${dealId}/submit`, {
    base: (await readOfficeDeal(writer, dealId)).draftVersion,
  });
const fieldsOf = async (dealId: string) => (await submit(dealId)).json().fields;
const letter = async (dealId: string) =>
  keptFile(await sendDealFile(writer, { dealId, part: 'document' }, await memorandumPdf(1, 'approved'))).id;

/** A deal sold with a memorandum in Ontario, of which only its issuer's approval is missing. */
async function soldInOntario(): Promise<string> {
  const { content, ...terms } = completeDraft();
  const offering: Offering = { ...SOLD_WITH_MEMORANDUM, offeredIn: ['CAN-ON'] };
  const dealId = await writeDeal(writer, { ...terms, content: { ...content, offering } });
  await publishMemorandum(portal, dealId, 1, 'en');
  return dealId;
}

/** Writes the issuer's approval of the page as it is now. */
async function approve(
  dealId: string,
  file: string,
  change: Partial<NonNullable<Offering['approval']>> = {},
) {
  const { draft } = await readOfficeDeal(writer, dealId);
  const { content } = draft;
  const approval = { file, name: 'Ana Roy', role: 'CEO', on: '2026-11-01', of: pageMark(draft), ...change };
  const offering = { ...SOLD_WITH_MEMORANDUM, ...content.offering, approval };
  await rewriteDeal(writer, dealId, { content: { ...content, offering } });
}

describe('what the issuer approves of a deal’s page (NI 45-106 s. 2.9(5.2))', () => {
  it('is asked for before it goes to review, and is what the second person approves', async () => {
    const dealId = await soldInOntario();
    expect(await fieldsOf(dealId)).toEqual({ [APPROVAL]: expect.stringContaining('s. 2.9(5.2)') });
    const file = await letter(dealId);
    await approve(dealId, file);
    const { review } = (await submit(dealId)).json().data;
    const asked = await readOfficeDeal(checker, dealId);
    expect(asked.draft.content.offering?.approval).toMatchObject({ file, name: 'Ana Roy', on: '2026-11-01' });
    expect(asked.files.map(({ id }) => id)).toContain(file);
    const { proposalId, hash } = review;
    const { payload } = await portal.db
      .selectFrom('proposals')
      .select('payload')
      .where('id', '=', proposalId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(payload)).toContain(file);
    expect((await checker.post(`/office/deals/${dealId}/publish`, { proposalId, hash })).statusCode).toBe(
      200,
    );
    const page = await checker.get(`/office/deals/${dealId}/documents/${file}/pages/1`);
    expect(page.statusCode).toBe(200);
  });

  it('is asked for again once the page says something else, in review too', async () => {
    const dealId = await soldInOntario();
    await approve(dealId, await letter(dealId));
    const { review } = (await submit(dealId)).json().data;
    const { draft } = await readOfficeDeal(writer, dealId);
    await rewriteDeal(writer, dealId, { unitPrice: (draft.unitPrice ?? 0) + 1 });
    const { hash } = (await readOfficeDeal(checker, dealId)).review ?? { hash: '' };
    const reply = await checker.post(`/office/deals/${dealId}/publish`, {
      proposalId: review.proposalId,
      hash,
    });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { [`${APPROVAL}.file`]: expect.stringContaining('The page changed after the issuer approved it') },
    ]);
    await approve(dealId, await letter(dealId));
    expect((await readOfficeDeal(writer, dealId)).problems).toEqual([]);
  });

  it('is a PDF of this deal: nothing else, and of no other', async () => {
    const [dealId, other] = [await soldInOntario(), await soldInOntario()];
    const sent = await sendDealFile(
      writer,
      { dealId, part: 'document' },
      Buffer.from('We approve it. Ana Roy'),
    );
    expect(sent.statusCode).toBe(415);
    await approve(dealId, await letter(other));
    await approve(dealId, 'no-such-file');
    expect((await readOfficeDeal(writer, dealId)).draft.content.offering?.approval).toBeNull();
  });

  it('was given on a day that has come', async () => {
    const dealId = await soldInOntario();
    await approve(dealId, await letter(dealId), { on: '2099-01-01' });
    expect(await fieldsOf(dealId)).toEqual({ [`${APPROVAL}.on`]: 'This date has not come yet' });
  });
});

describe('a deal offered where we are not registered', () => {
  it('may say so', async () => {
    const { content, ...terms } = completeDraft();
    const offering: Offering = {
      ...SOLD_WITH_MEMORANDUM,
      exemptions: ['AI'],
      offeredIn: ['CAN-ON', 'CAN-NU'],
    };
    const dealId = await writeDeal(writer, { ...terms, content: { ...content, offering } });
    expect((await readOfficeDeal(writer, dealId)).problems).toEqual([]);
  });
});
