import { enterOffice } from '../colleagues.ts';
import { completeDraft, publishWritten, submitWritten, writeDeal } from '../office-deals.ts';
import type { TestPortal } from '../open-test-portal.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

/** Two who write deals, and one who may only approve them. */
async function people(portal: TestPortal) {
  const writer = await enterOffice(portal, { role: 'deals' });
  return { writer, checker: await enterOffice(portal, { role: 'compliance' }) };
}

/** A call about a deal that is written and read in both languages, by whoever wrote it. */
async function ofWritten(portal: TestPortal, body?: object): Promise<ExampleCall> {
  const { writer } = await people(portal);
  const dealId = await writeDeal(writer);
  return { person: null, colleague: writer, params: { dealId }, ...(body === undefined ? {} : { body }) };
}

/** A call about a deal that two have published, by whoever may stop it. */
async function ofPublished(portal: TestPortal, body: object): Promise<ExampleCall> {
  const { writer, checker } = await people(portal);
  const dealId = await publishWritten(writer, checker);
  return { person: null, colleague: checker, params: { dealId }, body };
}

const REASON = { reason: 'The issuer asked for it.' };

/** Valid calls by which the office writes and publishes deals. */
export const OFFICE_DEAL_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/deals/:dealId/versions/:number': async (portal) => {
    const { writer, checker } = await people(portal);
    const dealId = await publishWritten(writer, checker);
    return { person: null, colleague: checker, params: { dealId, number: '1' } };
  },
  'GET /office/deals/:dealId/compare': async (portal) => {
    const { writer, checker } = await people(portal);
    const dealId = await publishWritten(writer, checker);
    return { person: null, colleague: checker, params: { dealId }, query: { from: '1', to: 'draft' } };
  },
  'GET /deal/preview/:token': async (portal) => {
    const { writer } = await people(portal);
    const dealId = await writeDeal(writer);
    const made = await writer.post(`/office/deals/${dealId}/preview`, { version: 'draft' });
    return { person: null, params: { token: made.json().data.url.split('/').at(-1) } };
  },
  'POST /office/deals/import': async (portal) => ({
    person: null,
    colleague: (await people(portal)).writer,
    body: { format: 'json', text: JSON.stringify([completeDraft()]) },
  }),
  'POST /office/deals/:dealId/draft': (portal) => ofWritten(portal, { base: 2, draft: completeDraft() }),
  'POST /office/deals/:dealId/languages': (portal) => ofWritten(portal, { base: 2 }),
  'POST /office/deals/:dealId/preview': (portal) => ofWritten(portal, { version: 'draft' }),
  'POST /office/deals/:dealId/submit': (portal) => ofWritten(portal, { base: 2 }),
  'POST /office/deals/:dealId/withdraw': async (portal) => {
    const { writer } = await people(portal);
    const dealId = await writeDeal(writer);
    const { proposalId } = await submitWritten(writer, dealId);
    return { person: null, colleague: writer, params: { dealId }, body: { proposalId } };
  },
  'POST /office/deals/:dealId/return': async (portal) => {
    const { writer, checker } = await people(portal);
    const dealId = await writeDeal(writer);
    const { proposalId } = await submitWritten(writer, dealId);
    return { person: null, colleague: checker, params: { dealId }, body: { proposalId, ...REASON } };
  },
  'POST /office/deals/:dealId/publish': async (portal) => {
    const { writer, checker } = await people(portal);
    const dealId = await writeDeal(writer);
    const body = await submitWritten(writer, dealId);
    return { person: null, colleague: checker, params: { dealId }, body };
  },
  'POST /office/deals/:dealId/pause': (portal) => ofPublished(portal, REASON),
  'POST /office/deals/:dealId/close': (portal) => ofPublished(portal, REASON),
  'POST /office/deals/:dealId/reopen': async (portal) => {
    const { writer, checker } = await people(portal);
    const dealId = await publishWritten(writer, checker);
    await checker.post(`/office/deals/${dealId}/pause`, REASON);
    return { person: null, colleague: writer, params: { dealId }, body: { base: 2 } };
  },
};
