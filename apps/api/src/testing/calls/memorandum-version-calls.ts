import { enterOffice } from '../colleagues.ts';
import { addDeal } from '../deals.ts';
import {
  bringMemorandum,
  memorandumForm,
  memorandumPdf,
  readMemorandum,
  submitMemorandum,
} from '../memorandum-versions.ts';
import type { TestPortal } from '../open-test-portal.ts';
import type { MakeCall } from './example-call.ts';

/** A deal for which one brought an English memorandum, which another may publish. */
async function brought(portal: TestPortal) {
  const writer = await enterOffice(portal, { role: 'deals' });
  const checker = await enterOffice(portal, { role: 'compliance' });
  const dealId = await addDeal(portal);
  await bringMemorandum(writer, dealId, 'en', await memorandumPdf(1));
  const [draft] = (await readMemorandum(writer, dealId)).drafts;
  return { writer, checker, dealId, documentId: draft?.id ?? '' };
}

/** Valid calls about versions of memoranda. */
export const MEMORANDUM_VERSION_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/deals/:dealId/documents/:documentId/pages/:page': async (portal) => {
    const { checker, dealId, documentId } = await brought(portal);
    return { person: null, colleague: checker, params: { dealId, documentId, page: '1' } };
  },
  'POST /office/deals/:dealId/memorandum/documents': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'deals' }),
    params: { dealId: await addDeal(portal) },
    form: memorandumForm('en', await memorandumPdf(1)),
  }),
  'POST /office/deals/:dealId/memorandum/remove': async (portal) => {
    const { writer, dealId, documentId } = await brought(portal);
    return { person: null, colleague: writer, params: { dealId }, body: { documentId } };
  },
  'POST /office/deals/:dealId/memorandum/submit': async (portal) => {
    const { writer, dealId, documentId } = await brought(portal);
    const body = { documentIds: [documentId], isTranslation: false };
    return { person: null, colleague: writer, params: { dealId }, body };
  },
  'POST /office/deals/:dealId/memorandum/withdraw': async (portal) => {
    const { writer, dealId } = await brought(portal);
    const { proposalId } = await submitMemorandum(writer, dealId);
    return { person: null, colleague: writer, params: { dealId }, body: { proposalId } };
  },
  'POST /office/deals/:dealId/memorandum/return': async (portal) => {
    const { writer, checker, dealId } = await brought(portal);
    const { proposalId } = await submitMemorandum(writer, dealId);
    const body = { proposalId, reason: 'The statements are last year’s.' };
    return { person: null, colleague: checker, params: { dealId }, body };
  },
  'POST /office/deals/:dealId/memorandum/publish': async (portal) => {
    const { writer, checker, dealId } = await brought(portal);
    const body = await submitMemorandum(writer, dealId);
    return { person: null, colleague: checker, params: { dealId }, body };
  },
};
