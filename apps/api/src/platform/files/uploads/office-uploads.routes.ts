import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import { newUploadSchema, uploadSchema } from '@portal/domain/ground/uploads/upload.wire';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { VIDEO_BYTES_MAX } from '../../http/receiving/file-limits.ts';
import { ok, PIECE_LIMIT, type Route, UPLOAD_LIMIT } from '../../http/routing/route.ts';
import { staffRoute } from '../../http/routing/staff-route.ts';
import { beginUpload } from './begin-upload.ts';
import { cancelUpload } from './remove-uploads.ts';
import { describeUpload, showUpload } from './show-upload.ts';
import { takePiece } from './take-piece.ts';
import { ABOUT_UPLOADS, pieceOf, UploadParams } from './uploads.routes.ts';

/** The office sends only videos in pieces; everything else is small. */
const VIDEO_LIMIT = { bytesMax: VIDEO_BYTES_MAX, problem: 'video-too-large' } as const;

const OF_UPLOAD = { params: UploadParams, resources: { id: 'own-name' }, permission: 'deals.edit' } as const;
const NOT_THEIRS = ['NOT_FOUND'] as const;

/** The same calls as for investors, for a video from the office. */
export const officeUploadRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/upload',
    summary: 'Begin a video that comes in pieces, or go on with one',
    description: `At most 100 MB. The same bytes are the same upload: 201 where it is new, 200 with its offset where it was begun before. ${ABOUT_UPLOADS}`,
    permission: 'deals.edit',
    success: [200, 201],
    rateLimit: UPLOAD_LIMIT,
    body: newUploadSchema,
    answer: uploadSchema,
    errors: ['FILE_TOO_LARGE'],
    handler: async ({ actor, body }, deps) => {
      const { upload, isNew } = await beginUpload(deps, actor, body, VIDEO_LIMIT);
      return { ...describeUpload(upload), status: isNew ? 201 : 200 };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/office/upload/:id',
    summary: 'How much of an upload of the office is kept',
    description: ABOUT_UPLOADS,
    ...OF_UPLOAD,
    answer: uploadSchema,
    errors: NOT_THEIRS,
    handler: async ({ actor, params }, deps) => {
      const { data, headers } = await showUpload(deps, actor, params.id);
      return ok(data, headers);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/upload/:id',
    summary: 'Add the next piece of a video',
    description: `As \`POST /user/upload/{id}\`. ${ABOUT_UPLOADS}`,
    takesPiece: true,
    bodyLimitBytes: PIECE_BYTES,
    rateLimit: PIECE_LIMIT,
    ...OF_UPLOAD,
    answer: uploadSchema,
    errors: [...NOT_THEIRS, 'STATE_REFUSES'],
    handler: async (request, deps) => {
      const upload = await takePiece(deps, request.actor, request.params.id, pieceOf(request));
      const { data, headers } = describeUpload(upload);
      return ok(data, headers);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/upload/:id/cancel',
    summary: 'Give an upload of the office up: its pieces are removed',
    rateLimit: UPLOAD_LIMIT,
    ...OF_UPLOAD,
    answer: z.null(),
    errors: NOT_THEIRS,
    handler: async ({ actor, params }, deps) => {
      if (!(await cancelUpload(deps, actor, params.id))) {
        throw new AppError('NOT_FOUND');
      }
      return ok(null);
    },
  }),
];
