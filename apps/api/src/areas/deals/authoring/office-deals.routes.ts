import {
  CompareQuery,
  DealBaseInput,
  dealComparisonSchema,
  dealCreatedSchema,
  dealPreviewSchema,
  dealSavedSchema,
  dealsImportedSchema,
  dealVersionSchema,
  ImportDealsInput,
  officeDealListSchema,
  officeDealSchema,
  PreviewInput,
  PublishInput,
  previewLinkSchema,
  ReturnInput,
  SaveDealInput,
  StopDealInput,
  WithdrawInput,
} from '@portal/domain/wire/office-deals';
import { z } from 'zod';
import { created, ok, publicRoute, type Route } from '../../../platform/http/route.ts';
import { staffRoute } from '../../../platform/http/staff-route.ts';
import { compareVersions } from './compare-versions.ts';
import { createDeal, duplicateDeal } from './create-deal.ts';
import { importDeals } from './import-deals.ts';
import { listOfficeDeals } from './list-office-deals.ts';
import { makePreview, showPreview } from './previews.ts';
import { publishVersion } from './publish-version.ts';
import { confirmLanguages, saveDealDraft } from './save-deal-draft.ts';
import { showOfficeDeal } from './show-office-deal.ts';
import { showVersion } from './show-versions.ts';
import { stopDeal } from './stop-deal.ts';
import { reopenDeal, returnDeal, submitDeal, withdrawDeal } from './submit-deal.ts';

/** Every text of a deal at its longest, in both languages. */
const DRAFT_BYTES_MAX = 1_048_576;
const IMPORT_BYTES_MAX = 8_388_608;

const DealParams = z.object({ dealId: z.string().max(64) });
const OF_DEAL = { params: DealParams, resources: { dealId: 'deal' } } as const;
const STALE = ['CHANGED_BY_SOMEBODY', 'DEAL_STATE_REFUSES'] as const;
const REVIEWED = ['PROPOSAL_OVER', 'DEAL_STATE_REFUSES'] as const;

const READING: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/deals',
    summary: 'Deals as the office has them',
    permission: 'deals.view',
    answer: officeDealListSchema,
    handler: async (_request, deps) => ok(await listOfficeDeals(deps)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/deals/:dealId',
    summary: 'A deal as it is written, published and reviewed',
    permission: 'deals.view',
    ...OF_DEAL,
    answer: officeDealSchema,
    handler: async ({ actor, params, language }, deps) =>
      ok(await showOfficeDeal(deps, actor, params.dealId, language)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/deals/:dealId/versions/:number',
    summary: 'A version of a deal',
    permission: 'deals.view',
    params: z.object({ ...DealParams.shape, number: z.string().regex(/^[1-9]\d{0,5}$/) }),
    resources: { ...OF_DEAL.resources, number: 'own-name' },
    answer: dealVersionSchema,
    handler: async ({ params }, deps) => ok(await showVersion(deps, params.dealId, Number(params.number))),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/deals/:dealId/compare',
    summary: 'What differs between two versions of a deal',
    permission: 'deals.view',
    ...OF_DEAL,
    query: CompareQuery,
    answer: dealComparisonSchema,
    handler: async ({ params, query }, deps) => ok(await compareVersions(deps, params.dealId, query)),
  }),
  publicRoute({
    method: 'GET',
    path: '/deal/preview/:token',
    summary: 'What the link to a preview shows',
    params: z.object({ token: z.string().max(100) }),
    resources: { token: 'credential' },
    answer: dealPreviewSchema,
    errors: ['PREVIEW_INVALID'],
    handler: async ({ params, language }, deps) => ok(await showPreview(deps, params.token, language)),
  }),
];

const WRITING: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/deals',
    summary: 'Begin a deal',
    permission: 'deals.edit',
    answer: dealCreatedSchema,
    success: [201],
    handler: async ({ actor }, deps) => created({ id: await createDeal(deps, actor) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/import',
    summary: 'Begin all deals of a CSV or JSON file',
    description:
      'All of them become drafts, or none: every row that is wrong is named, as `rows.3.content.name.fr`.',
    permission: 'deals.edit',
    body: ImportDealsInput,
    bodyLimitBytes: IMPORT_BYTES_MAX,
    answer: dealsImportedSchema,
    success: [201],
    handler: async ({ actor, body }, deps) => created({ ids: await importDeals(deps, actor, body) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/duplicate',
    summary: 'Begin a deal that reads like another one',
    permission: 'deals.edit',
    ...OF_DEAL,
    answer: dealCreatedSchema,
    success: [201],
    handler: async ({ actor, params }, deps) =>
      created({ id: await duplicateDeal(deps, actor, params.dealId) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/draft',
    summary: 'Keep what is written of a deal',
    description: 'Where somebody else wrote since `base`, nothing is kept, and `changed` says who and when.',
    permission: 'deals.edit',
    ...OF_DEAL,
    body: SaveDealInput,
    bodyLimitBytes: DRAFT_BYTES_MAX,
    answer: dealSavedSchema,
    errors: STALE,
    handler: async ({ actor, params, body, language }, deps) =>
      ok(await saveDealDraft(deps, actor, { ...params, ...body }, language)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/languages',
    summary: 'Say that both languages of a deal say the same',
    permission: 'deals.edit',
    ...OF_DEAL,
    body: DealBaseInput,
    answer: dealSavedSchema,
    errors: STALE,
    handler: async ({ actor, params, body, language }, deps) =>
      ok(await confirmLanguages(deps, actor, { ...params, ...body }, language)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/preview',
    summary: 'Make a link by which somebody without a session reads a deal for a day',
    permission: 'deals.edit',
    ...OF_DEAL,
    body: PreviewInput,
    answer: previewLinkSchema,
    success: [201],
    handler: async ({ actor, params, body }, deps) =>
      created(await makePreview(deps, actor, params.dealId, body.version)),
  }),
];

const MOVING: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/submit',
    summary: 'Ask a second person to publish what is written',
    permission: 'deals.submit',
    ...OF_DEAL,
    body: DealBaseInput,
    answer: officeDealSchema,
    errors: [...STALE, 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ actor, params, body, language }, deps) => {
      await submitDeal(deps, actor, { ...params, ...body });
      return ok(await showOfficeDeal(deps, actor, params.dealId, language));
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/reopen',
    summary: 'Ask a second person to let a paused deal take orders again',
    permission: 'deals.submit',
    ...OF_DEAL,
    body: DealBaseInput,
    answer: officeDealSchema,
    errors: [...STALE, 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ actor, params, body, language }, deps) => {
      await reopenDeal(deps, actor, { ...params, ...body });
      return ok(await showOfficeDeal(deps, actor, params.dealId, language));
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/withdraw',
    summary: 'Take back what is in review',
    permission: 'deals.submit',
    ...OF_DEAL,
    body: WithdrawInput,
    resources: { ...OF_DEAL.resources, proposalId: 'own-name' },
    answer: officeDealSchema,
    errors: REVIEWED,
    handler: async ({ actor, params, body, language }, deps) => {
      await withdrawDeal(deps, actor, { ...params, ...body });
      return ok(await showOfficeDeal(deps, actor, params.dealId, language));
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/return',
    summary: 'Send what is in review back, with what to change',
    permission: 'deals.publish',
    ...OF_DEAL,
    body: ReturnInput,
    resources: { ...OF_DEAL.resources, proposalId: 'own-name' },
    answer: officeDealSchema,
    errors: REVIEWED,
    handler: async ({ actor, params, body, language }, deps) => {
      await returnDeal(deps, actor, { ...params, ...body });
      return ok(await showOfficeDeal(deps, actor, params.dealId, language));
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/publish',
    summary: 'Approve what somebody else submitted, as it was seen, and publish it',
    description:
      'Nobody who made or edited it may. An edit since it was seen is refused: its `hash` is another.',
    permission: 'deals.publish',
    ...OF_DEAL,
    body: PublishInput,
    resources: { ...OF_DEAL.resources, proposalId: 'own-name' },
    answer: officeDealSchema,
    errors: [...REVIEWED, 'OWN_WORK', 'CHANGED_MEANWHILE'],
    handler: async ({ actor, params, body, language }, deps) => {
      await publishVersion(deps, actor, { ...params, ...body });
      return ok(await showOfficeDeal(deps, actor, params.dealId, language));
    },
  }),
  ...(['pause', 'close'] as const).map((move) =>
    staffRoute({
      method: 'POST',
      path: `/office/deals/:dealId/${move}`,
      summary: move === 'pause' ? 'Take no orders for a deal for now' : 'Take no orders for a deal any more',
      permission: 'deals.stop',
      ...OF_DEAL,
      body: StopDealInput,
      answer: officeDealSchema,
      errors: ['DEAL_STATE_REFUSES'],
      handler: async ({ actor, params, body, language }, deps) => {
        await stopDeal(deps, actor, { dealId: params.dealId, move, reason: body.reason });
        return ok(await showOfficeDeal(deps, actor, params.dealId, language));
      },
    }),
  ),
];

/** Writing, reviewing and publishing deals. */
export const officeDealRoutes: readonly Route[] = [...READING, ...WRITING, ...MOVING];
