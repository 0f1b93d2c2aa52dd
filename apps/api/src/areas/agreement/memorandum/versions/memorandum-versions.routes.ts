import {
  BringMemorandumInput,
  officeMemorandumSchema,
  RemoveMemorandumInput,
  ReturnMemorandumInput,
  SubmitMemorandumInput,
} from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import { documentPageSchema } from '@portal/domain/ground/pictures/document-page.wire';
import { PublishInput, WithdrawInput } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { z } from 'zod';
import { PAGE_ERRORS } from '../../../../platform/files/pages/page-errors.ts';
import { prepareFiles } from '../../../../platform/files/preparing/prepare-form.ts';
import { prepareLongPdf } from '../../../../platform/files/preparing/prepare-long-pdf.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { PAGE_NUMBER_MAX } from '../../../../platform/http/receiving/file-limits.ts';
import { ok, type Route, UPLOAD_LIMIT } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { bringMemorandum, removeBrought } from './bring-memorandum.ts';
import { memorandumMove } from './memorandum-move.ts';
import { publishMemorandum } from './publish-memorandum.ts';
import { showDealDocumentPage } from './show-deal-document-page.ts';
import { showMemorandumVersions } from './show-memorandum-versions.ts';
import { returnMemorandum, submitMemorandum, withdrawMemorandum } from './submit-memorandum.ts';

const DealParams = z.object({ dealId: z.string().max(64) });
const PageParams = z.object({
  ...DealParams.shape,
  documentId: z.string().max(64),
  page: z.coerce.number().int().min(1).max(PAGE_NUMBER_MAX),
});
const FILE = 'file';
const OF_PROPOSAL = { proposalId: 'own-name' } as const;

/** Versions of memoranda: drafted by one person, published by another. */
export const memorandumVersionRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/deals/:dealId/memorandum',
    summary: "The versions of a deal's memorandum, and what publishing the next one does",
    permission: 'deals.view',
    params: DealParams,
    resources: { dealId: 'deal' },
    answer: officeMemorandumSchema,
    handler: async ({ actor, params }, deps) => ok(await showMemorandumVersions(deps, actor, params.dealId)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/deals/:dealId/documents/:documentId/pages/:page',
    summary: 'One page of a document of a deal, published or draft',
    permission: 'deals.view',
    params: PageParams,
    resources: { dealId: 'deal', documentId: 'own-name', page: 'published' },
    answer: documentPageSchema,
    errors: PAGE_ERRORS,
    handler: async ({ params }, deps) => ok(await showDealDocumentPage(deps, params)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/deals/:dealId/memorandum/documents',
    summary: 'Add a draft of the next version, replacing one in the same language',
    description:
      'A PDF of at most 600 pages and 15 MB. Nobody but the office reads it until it is published.',
    permission: 'deals.edit',
    params: DealParams,
    resources: { dealId: 'deal' },
    multipart: { texts: BringMemorandumInput, files: [FILE], requiredFiles: [FILE] },
    rateLimit: UPLOAD_LIMIT,
    answer: officeMemorandumSchema,
    handler: async ({ actor, params: { dealId }, form }, deps) => {
      const texts = BringMemorandumInput.safeParse(form?.fields);
      if (!texts.success) {
        throw invalid([{ path: 'language', key: 'errors.fieldInvalid' }]);
      }
      const file = (await prepareFiles(deps, actor, form, prepareLongPdf)).files[FILE];
      if (file === undefined) {
        throw invalid([{ path: FILE, key: 'errors.fieldRequired' }]);
      }
      await bringMemorandum(deps, actor, { dealId, language: texts.data.language, file });
      return ok(await showMemorandumVersions(deps, actor, dealId));
    },
  }),
  memorandumMove({
    move: 'remove',
    summary: 'Remove a draft of the next version',
    permission: 'deals.edit',
    body: RemoveMemorandumInput,
    resources: { documentId: 'own-name' },
    run: removeBrought,
  }),
  memorandumMove({
    move: 'submit',
    summary: 'Ask a second person to publish the drafts',
    description:
      'A translation joins the version that is published, which nobody confirms again; anything else is the next version.',
    permission: 'deals.submit',
    body: SubmitMemorandumInput,
    errors: ['CHANGED_MEANWHILE', 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    run: submitMemorandum,
  }),
  memorandumMove({
    move: 'withdraw',
    summary: 'Withdraw a memorandum from review',
    permission: 'deals.submit',
    body: WithdrawInput,
    resources: OF_PROPOSAL,
    errors: ['PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
    run: withdrawMemorandum,
  }),
  memorandumMove({
    move: 'return',
    summary: 'Return a memorandum, with what to change',
    permission: 'deals.publish',
    body: ReturnMemorandumInput,
    resources: OF_PROPOSAL,
    errors: ['PROPOSAL_OVER', 'OWN_WORK'],
    run: returnMemorandum,
  }),
  memorandumMove({
    move: 'publish',
    summary: 'Approve a memorandum that somebody else drafted, as it was seen, and publish it',
    description: 'From then on, orders not yet approved wait until their purchasers have confirmed it.',
    permission: 'deals.publish',
    needsFreshProof: true,
    body: PublishInput,
    resources: OF_PROPOSAL,
    errors: ['PROPOSAL_OVER', 'OWN_WORK', 'CHANGED_MEANWHILE'],
    run: publishMemorandum,
  }),
];
