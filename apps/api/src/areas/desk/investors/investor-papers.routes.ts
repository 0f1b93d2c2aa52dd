import { openedPaperSchema } from '@portal/domain/desk/orders/office-order-papers.wire';
import { documentPageSchema } from '@portal/domain/ground/pictures/document-page.wire';
import { z } from 'zod';
import { PAGE_ERRORS } from '../../../platform/files/pages/page-errors.ts';
import { PAGE_NUMBER_MAX } from '../../../platform/http/receiving/file-limits.ts';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { openPaperOfInvestor, showPageOfInvestor } from './open-paper-of-investor.ts';

const PaperParams = z.object({ investorId: z.string().max(64), documentId: z.string().max(64) });
const RESOURCES = { investorId: 'investor', documentId: 'own-name' } as const;

/** What an investor signed or confirmed without an order, for anybody who may see the investor. */
export const investorPaperRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/investors/:investorId/papers/:documentId/open',
    summary: 'Open a document that an investor signed or confirmed without an order',
    description: 'On record. Its pages can be read for a quarter of an hour; the link saves it.',
    permission: 'investors.view',
    params: PaperParams,
    resources: RESOURCES,
    answer: openedPaperSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, ...reader }, deps) => ok(await openPaperOfInvestor(deps, reader, params)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/investors/:investorId/papers/:documentId/pages/:page',
    summary: 'One page of a document of an investor that the person opened',
    permission: 'investors.view',
    params: PaperParams.extend({ page: z.coerce.number().int().min(1).max(PAGE_NUMBER_MAX) }),
    resources: { ...RESOURCES, page: 'published' },
    answer: documentPageSchema,
    errors: ['NOT_FOUND', ...PAGE_ERRORS],
    handler: async ({ params, ...reader }, deps) => ok(await showPageOfInvestor(deps, reader, params)),
  }),
];
