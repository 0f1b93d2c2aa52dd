import { storedFileLinkSchema } from '@portal/domain/order/trades/trade.wire';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { fileAnswer } from '../../http/routing/reply.ts';
import { investorRoute, ok, publicRoute, type Reply, type Route } from '../../http/routing/route.ts';
import { LINKED_TYPES } from '../reading/detect-file-type.ts';
import { contentDisposition } from './content-disposition.ts';
import { FILE_POLICY } from './file-policy.ts';
import { linkToFile, type OpenedFile, openLinkedFile } from './open-linked-file.ts';

const FileParams = z.object({ id: z.string().max(64) });

const LinkQuery = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(128),
  inline: z.string().max(1).optional(),
});

function fileReply({ bytes, sizeBytes, contentType, fileName, isShownInline }: OpenedFile): Reply<never> {
  return {
    status: 200,
    data: null,
    raw: { bytes, contentType },
    headers: {
      // Sent beforehand, so that a download that breaks off is recognizably broken.
      'content-length': String(sizeBytes),
      'content-disposition': contentDisposition(isShownInline ? 'inline' : 'attachment', fileName),
      'content-security-policy': FILE_POLICY,
      'cache-control': 'private, no-store',
    },
  };
}

export const fileRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/file/:id',
    summary: "A short-lived link to one of the investor's files or a deal's document",
    params: FileParams,
    resources: { id: 'file' },
    answer: storedFileLinkSchema,
    handler: async (request, deps) => ok(await linkToFile(deps, request.actor.investorId, request.params.id)),
  }),
  publicRoute({
    method: 'GET',
    path: '/files/:id',
    summary: 'The file behind a signed link',
    params: FileParams,
    resources: { id: 'credential', signature: 'credential' },
    answer: fileAnswer,
    produces: LINKED_TYPES,
    errors: ['NOT_FOUND'],
    checkedByHandler: { query: LinkQuery },
    handler: async (request, deps) => {
      const query = LinkQuery.safeParse(request.query);
      if (!query.success) {
        // A link cut off in an e-mail is a dead link, not a form to correct.
        throw new AppError('NOT_FOUND');
      }
      const { inline, ...link } = query.data;
      return fileReply(await openLinkedFile(deps, { fileId: request.params.id, ...link }, inline === '1'));
    },
  }),
];
