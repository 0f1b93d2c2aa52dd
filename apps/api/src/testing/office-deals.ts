import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import type { Colleague } from './colleagues.ts';

let count = 0;

/** A deal of which everything is known, with an address of its own, that is open. */
export function completeDraft(changes: Partial<DealDraft> = {}): DealDraft {
  count += 1;
  return {
    ...COMPLETE_DRAFT,
    slug: `written-${count}`,
    opensAt: '2026-11-01T14:00:00.000Z',
    ...changes,
  };
}

/** A deal as somebody of the office reads it. */
export async function readOfficeDeal(colleague: Colleague, dealId: string): Promise<OfficeDeal> {
  return (await colleague.get(`/office/deals/${dealId}`)).json().data;
}

/** A deal that somebody wrote whole and read in both languages; nobody was asked to publish it yet. */
export async function writeDeal(writer: Colleague, draft: DealDraft = completeDraft()): Promise<string> {
  const { id } = (await writer.post('/office/deals')).json().data;
  await writer.post(`/office/deals/${id}/draft`, { base: 0, draft });
  await writer.post(`/office/deals/${id}/languages`, { base: 1 });
  return id;
}

/** Writes over what is there, and reads both languages anew; answers the version of what is written. */
export async function rewriteDeal(
  writer: Colleague,
  dealId: string,
  change: Partial<DealDraft>,
): Promise<number> {
  const { draft, draftVersion } = await readOfficeDeal(writer, dealId);
  await writer.post(`/office/deals/${dealId}/draft`, { base: draftVersion, draft: { ...draft, ...change } });
  await writer.post(`/office/deals/${dealId}/languages`, { base: draftVersion + 1 });
  return draftVersion + 2;
}

/** Asks for a second person; answers what is sent back to publish it. */
export async function submitWritten(
  writer: Colleague,
  dealId: string,
): Promise<{ proposalId: string; hash: string }> {
  const { draftVersion } = await readOfficeDeal(writer, dealId);
  const reply = await writer.post(`/office/deals/${dealId}/submit`, { base: draftVersion });
  const deal: OfficeDeal | undefined = reply.json().data;
  if (deal?.review === null || deal?.review === undefined) {
    throw new Error(`Could not submit: ${reply.body}`);
  }
  return { proposalId: deal.review.proposalId, hash: deal.review.hash };
}

/** A deal that one person wrote and another published. */
export async function publishWritten(
  writer: Colleague,
  checker: Colleague,
  draft: DealDraft = completeDraft(),
): Promise<string> {
  const dealId = await writeDeal(writer, draft);
  const seen = await submitWritten(writer, dealId);
  const reply = await checker.post(`/office/deals/${dealId}/publish`, seen);
  if (reply.statusCode !== 200) {
    throw new Error(`Could not publish: ${reply.body}`);
  }
  return dealId;
}
