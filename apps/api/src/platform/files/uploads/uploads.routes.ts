import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import { newUploadSchema, uploadSchema } from '@portal/domain/ground/uploads/upload.wire';
import { z } from 'zod';
import { AppError, invalid } from '../../http/app-error.ts';
import { FILE_BYTES_MAX } from '../../http/receiving/file-limits.ts';
import { investorRoute, ok, PIECE_LIMIT, type Route, UPLOAD_LIMIT } from '../../http/routing/route.ts';
import type { RouteRequest } from '../../http/routing/route-request.ts';
import { beginUpload } from './begin-upload.ts';
import { cancelUpload } from './remove-uploads.ts';
import { describeUpload, showUpload } from './show-upload.ts';
import { type Piece, takePiece } from './take-piece.ts';

/** The largest document that an investor sends. */
const DOCUMENT_LIMIT = { bytesMax: FILE_BYTES_MAX, problem: 'too-large' } as const;

export const UploadParams = z.object({ id: z.string().max(64) });
const OFFSET_HEADER = 'upload-offset';
const OFFSET = /^\d{1,9}$/;

export const ABOUT_UPLOADS =
  'After the Internet-Draft "Resumable Uploads for HTTP": `Upload-Offset`, `Upload-Length` and `Upload-Complete` say how far it is.';

export const uploadRoutes: readonly Route[] = [
  investorRoute({
    method: 'POST',
    path: '/user/upload',
    summary: 'Begin a file that comes in pieces, or go on with one',
    description: `The same bytes are the same upload: 201 where it is new, 200 with its offset where it was begun before. ${ABOUT_UPLOADS}`,
    success: [200, 201],
    rateLimit: UPLOAD_LIMIT,
    body: newUploadSchema,
    answer: uploadSchema,
    errors: ['FILE_TOO_LARGE'],
    handler: async ({ actor, body }, deps) => {
      const { upload, isNew } = await beginUpload(deps, actor, body, DOCUMENT_LIMIT);
      return { ...describeUpload(upload), status: isNew ? 201 : 200 };
    },
  }),
  investorRoute({
    method: 'GET',
    path: '/user/upload/:id',
    summary: 'How much of an upload is kept',
    description: ABOUT_UPLOADS,
    params: UploadParams,
    resources: { id: 'upload' },
    answer: uploadSchema,
    handler: async ({ actor, params }, deps) => {
      const { data, headers } = await showUpload(deps, actor, params.id);
      return ok(data, headers);
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/upload/:id',
    summary: 'Add the next piece of a file',
    description: `What is answered is kept, whatever happens to a server. Each piece but the last has \`pieceBytes\`. The same piece again changes nothing; one that begins elsewhere is 409 with the right offset in \`Upload-Offset\`. ${ABOUT_UPLOADS}`,
    takesPiece: true,
    bodyLimitBytes: PIECE_BYTES,
    rateLimit: PIECE_LIMIT,
    params: UploadParams,
    resources: { id: 'upload' },
    answer: uploadSchema,
    errors: ['STATE_REFUSES'],
    handler: async (request, deps) => {
      const { actor, params } = request;
      const upload = await takePiece(deps, actor, params.id, pieceOf(request));
      const { data, headers } = describeUpload(upload);
      return ok(data, headers);
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/upload/:id/cancel',
    summary: 'Give an upload up: its pieces are removed',
    rateLimit: UPLOAD_LIMIT,
    params: UploadParams,
    resources: { id: 'upload' },
    answer: z.null(),
    handler: async ({ actor, params }, deps) => {
      if (!(await cancelUpload(deps, actor, params.id))) {
        throw new AppError('NOT_FOUND');
      }
      return ok(null);
    },
  }),
];

/** The piece that a request brings. Throws UNSUPPORTED_TYPE and VALIDATION. */
export function pieceOf({ raw, body }: Pick<RouteRequest<unknown, unknown, unknown>, 'raw' | 'body'>): Piece {
  if (!Buffer.isBuffer(body)) {
    throw new AppError('UNSUPPORTED_TYPE');
  }
  const sent = raw.headers[OFFSET_HEADER];
  if (typeof sent !== 'string' || !OFFSET.test(sent)) {
    throw invalid([{ path: 'Upload-Offset', key: 'errors.fieldInvalid' }]);
  }
  return { offset: Number(sent), bytes: body };
}
