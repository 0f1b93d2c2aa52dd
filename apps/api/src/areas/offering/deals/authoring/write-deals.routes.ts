import {
  DealBaseInput,
  dealCreatedSchema,
  dealSavedSchema,
  dealsImportedSchema,
  ImportDealsInput,
  PreviewInput,
  previewLinkSchema,
  SaveDealInput,
} from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { created, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { createDeal, duplicateDeal } from './create-deal.ts';
import { OF_DEAL, STALE } from './deal-params.ts';
import { importDeals } from './import-deals.ts';
import { makePreview } from './make-preview.ts';
import { confirmLanguages, saveDealDraft } from './save-deal-draft.ts';

/** Room for every text of a deal at its longest, in both languages. */
const DRAFT_BYTES_MAX = 1_048_576;
const IMPORT_BYTES_MAX = 8_388_608;

/** Beginning deals and writing them. */
export const writeDealRoutes: readonly Route[] = [
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
    summary: 'Begin a deal as a copy of another one',
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
    summary: "Save a deal's draft",
    description:
      'If somebody else has saved since `base`, nothing is saved, and `changed` says who and when.',
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
    summary: 'Confirm that both languages of a deal say the same',
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
    summary: 'Make a link that shows a deal without a session for a day',
    permission: 'deals.edit',
    ...OF_DEAL,
    body: PreviewInput,
    answer: previewLinkSchema,
    success: [201],
    handler: async ({ actor, params, body }, deps) =>
      created(await makePreview(deps, actor, params.dealId, body.version)),
  }),
];
