import { addedPictureSchema } from '@portal/domain/ground/pictures/picture.wire';
import { z } from 'zod';
import { prepareFiles } from '../../../../platform/files/preparing/prepare-form.ts';
import { preparePicture } from '../../../../platform/files/preparing/prepare-picture.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { fileAnswer } from '../../../../platform/http/routing/reply.ts';
import { created, publicRoute, type Route, UPLOAD_LIMIT } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { addPicture } from './add-picture.ts';
import { openPicture } from './open-picture.ts';

const PictureParams = z.object({ id: z.string().max(64), file: z.string().max(20) });
const FIELD = 'picture';

export const pictureRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/pictures',
    summary: 'Send a picture for a deal',
    description:
      'JPEG, PNG, WebP or HEIC, at most 15 MB and 64 megapixels, each side at least 320 pixels. It is drawn anew in three widths, as AVIF and WebP, without what it says of place and device.',
    permission: 'deals.edit',
    multipart: { files: [FIELD], requiredFiles: [FIELD] },
    rateLimit: UPLOAD_LIMIT,
    answer: addedPictureSchema,
    success: [201],
    handler: async ({ actor, form }, deps) => {
      const { files } = await prepareFiles(deps, actor, form, preparePicture);
      const picture = files[FIELD];
      if (picture === undefined) {
        throw invalid([{ path: FIELD, key: 'errors.fieldRequired' }]);
      }
      return created(await addPicture(deps, actor, picture));
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/pictures/:id/:file',
    summary: 'A picture of a deal in one width and format',
    description: '`480`, `960` or `1920`, and `.avif` or `.webp`. The content of an address never changes.',
    params: PictureParams,
    resources: { id: 'published', file: 'published' },
    answer: fileAnswer,
    produces: ['image/avif', 'image/webp'],
    revalidates: true,
    errors: ['NOT_FOUND'],
    handler: async ({ params, raw: { headers } }, deps) =>
      openPicture(deps, params, headers['if-none-match']),
  }),
];
