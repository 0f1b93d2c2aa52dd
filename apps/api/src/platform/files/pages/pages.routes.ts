import { documentPageSchema } from '@portal/domain/ground/pictures/document-page.wire';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { PAGE_NUMBER_MAX } from '../../http/receiving/file-limits.ts';
import { fileAnswer } from '../../http/routing/reply.ts';
import { investorRoute, ok, publicRoute, type RateLimit, type Route } from '../../http/routing/route.ts';
import { FILE_POLICY } from '../links/file-policy.ts';
import { PAGE_ERRORS } from './page-errors.ts';
import { openLinkedPage, showPage } from './show-page.ts';

/** A quick look through a long document; a page takes half a second of a processor. */
const PAGE_LIMIT: RateLimit = { max: 400, windowSeconds: 900 };

const PageParams = z.object({
  id: z.string().max(64),
  page: z.coerce.number().int().min(1).max(PAGE_NUMBER_MAX),
});

const LinkQuery = z.object({ expires: z.coerce.number().int(), signature: z.string().max(128) });

export const pageRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/file/:id/pages/:page',
    summary: "One page of a PDF of the investor's or of a deal, to be read on the screen",
    description:
      'Its text, and a short-lived link to its picture (WebP, 1600 pixels wide). Pages count from 1. The file itself is only ever saved.',
    params: PageParams,
    resources: { id: 'file', page: 'published' },
    rateLimit: PAGE_LIMIT,
    answer: documentPageSchema,
    errors: PAGE_ERRORS,
    handler: async ({ actor, params }, deps) =>
      ok(await showPage(deps, actor.investorId, { fileId: params.id, page: params.page })),
  }),
  publicRoute({
    method: 'GET',
    path: '/files/:id/pages/:page',
    summary: 'The picture of a page behind a signed link',
    params: PageParams,
    resources: { id: 'credential', page: 'published', signature: 'credential' },
    answer: fileAnswer,
    produces: ['image/webp'],
    errors: ['NOT_FOUND', ...PAGE_ERRORS],
    checkedByHandler: { query: LinkQuery },
    handler: async ({ params, query }, deps) => {
      const link = LinkQuery.safeParse(query);
      if (!link.success) {
        throw new AppError('NOT_FOUND');
      }
      const bytes = await openLinkedPage(deps, { fileId: params.id, page: params.page, ...link.data });
      return {
        status: 200,
        data: null,
        raw: { bytes, contentType: 'image/webp' },
        headers: {
          'content-length': String(bytes.length),
          'content-disposition': 'inline',
          'content-security-policy': FILE_POLICY,
          'cache-control': 'private, no-store',
        },
      };
    },
  }),
];
