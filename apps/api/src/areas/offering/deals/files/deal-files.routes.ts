import {
  type DealFilePart,
  dealFileSchema,
  KeepVideoInput,
} from '@portal/domain/offering/deals/deal-file.wire';
import { z } from 'zod';
import { type FormFile, prepareFiles } from '../../../../platform/files/preparing/prepare-form.ts';
import { prepareLongPdf } from '../../../../platform/files/preparing/prepare-long-pdf.ts';
import { withUploads } from '../../../../platform/files/uploads/with-uploads.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { SentFile } from '../../../../platform/http/receiving/receive-parts.ts';
import { created, type Route, UPLOAD_LIMIT } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { keepDealFile, prepareCaptions, prepareVideo, type SentFilmPart } from './keep-deal-file.ts';

const OF_DEAL = {
  params: z.object({ dealId: z.string().max(64) }),
  resources: { dealId: 'deal' },
} as const;
const FILE = 'file';

/** A call that takes one file for a deal's draft, sent as a form. */
function formRoute(
  part: Extract<DealFilePart, 'captions' | 'document'>,
  texts: { summary: string; description: string },
  prepare: (sent: SentFile) => Promise<SentFilmPart | FormFile>,
): Route {
  return staffRoute({
    ...texts,
    ...OF_DEAL,
    method: 'POST',
    path:
      part === 'captions' ? '/office/deals/:dealId/files/captions' : '/office/deals/:dealId/files/document',
    permission: 'deals.edit',
    multipart: { files: [FILE], requiredFiles: [FILE] },
    rateLimit: UPLOAD_LIMIT,
    answer: dealFileSchema,
    success: [201],
    handler: async ({ actor, params: { dealId }, form }, deps) => {
      const file = (await prepareFiles(deps, actor, form, prepare)).files[FILE];
      if (file === undefined) {
        throw invalid([{ path: FILE, key: 'errors.fieldRequired' }]);
      }
      return created(await keepDealFile(deps, actor, { dealId, part, file }));
    },
  });
}

/** Files for drafts: one belongs to a deal once its draft names it. */
export const dealFileRoutes: readonly Route[] = [
  staffRoute({
    ...OF_DEAL,
    method: 'POST',
    path: '/office/deals/:dealId/files/video',
    summary: "Store a video for a deal's film, once all its pieces have arrived",
    description: 'MP4 or WebM, at most 100 MB, sent before by `POST /office/upload`. Its pieces are removed.',
    permission: 'deals.edit',
    readsFiles: true,
    rateLimit: UPLOAD_LIMIT,
    body: KeepVideoInput,
    answer: dealFileSchema,
    success: [201],
    errors: ['NOT_FOUND', 'STATE_REFUSES'],
    handler: async ({ actor, params: { dealId }, body: { upload } }, deps) =>
      withUploads(
        deps,
        actor,
        { fields: {}, uploads: { [FILE]: upload } },
        prepareVideo,
        async ({ files }) => {
          const file = files[FILE];
          if (file === undefined) {
            throw invalid([{ path: 'upload', key: 'errors.fieldRequired' }]);
          }
          return created(await keepDealFile(deps, actor, { dealId, part: 'video', file }));
        },
      ),
  }),
  formRoute(
    'captions',
    { summary: 'Send captions for a film of a deal', description: 'WebVTT in UTF-8, at most 128 kB.' },
    prepareCaptions,
  ),
  formRoute(
    'document',
    {
      summary: 'Send a document for the draft of a deal',
      description:
        'A PDF of at most 600 pages and 15 MB. Nobody but the office reads it until the deal is published with it.',
    },
    prepareLongPdf,
  ),
];
