import { openedPaperSchema } from '@portal/domain/desk/orders/office-order-papers.wire';
import { documentPageSchema } from '@portal/domain/ground/pictures/document-page.wire';
import { z } from 'zod';
import { PAGE_ERRORS } from '../../../../platform/files/pages/page-errors.ts';
import { PAGE_NUMBER_MAX } from '../../../../platform/http/receiving/file-limits.ts';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { openPaper, showPaperPage } from './open-paper.ts';

const PaperParams = z.object({ orderId: z.string().max(64), documentId: z.string().max(64) });
const RESOURCES = { orderId: 'trade', documentId: 'own-name' } as const;

/** The signed papers and memoranda of an order, for anybody who may see the order. */
export const orderPaperRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/papers/:documentId/open',
    summary: 'Open a signed document or a memorandum of an order',
    description: 'On record. Its pages can be read for a quarter of an hour; the link saves it.',
    permission: 'orders.view',
    params: PaperParams,
    resources: RESOURCES,
    answer: openedPaperSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, ...reader }, deps) => ok(await openPaper(deps, reader, params)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/orders/:orderId/papers/:documentId/pages/:page',
    summary: 'One page of a document of an order that the person opened',
    permission: 'orders.view',
    params: PaperParams.extend({ page: z.coerce.number().int().min(1).max(PAGE_NUMBER_MAX) }),
    resources: { ...RESOURCES, page: 'published' },
    answer: documentPageSchema,
    errors: ['NOT_FOUND', ...PAGE_ERRORS],
    handler: async ({ params, ...reader }, deps) => ok(await showPaperPage(deps, reader, params)),
  }),
];
