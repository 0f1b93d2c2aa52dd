import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import { webm } from '../../areas/offering/deals/films/testing/film-folder.ts';
import { sha256Hex } from '../../platform/crypto/new-token.ts';
import { enterOffice } from '../colleagues.ts';
import {
  announceVideo,
  CAPTIONS,
  dealFileForm,
  keptFile,
  sendDealFile,
  sendVideoInPieces,
} from '../deal-files.ts';
import { addDeal } from '../deals.ts';
import { memorandumPdf } from '../memorandum-versions.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { pieceHeaders } from '../uploads.ts';
import type { MakeCall } from './example-call.ts';

const LONG = webm(PIECE_BYTES + 1_000);

async function begunVideo(portal: TestPortal) {
  const colleague = await enterOffice(portal, { role: 'deals' });
  const { id } = (await announceVideo(colleague, LONG)).json().data;
  return { person: null, colleague, params: { id } };
}

async function dealToWrite(portal: TestPortal) {
  const colleague = await enterOffice(portal, { role: 'deals' });
  return { person: null, colleague, params: { dealId: await addDeal(portal) } };
}

/** Valid calls about files of deals. */
export const DEAL_FILE_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /office/upload': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'deals' }),
    body: { name: 'wharf.webm', length: LONG.length, sha256: sha256Hex(LONG) },
  }),
  'GET /office/upload/:id': begunVideo,
  'POST /office/upload/:id': async (portal) => ({
    ...(await begunVideo(portal)),
    text: LONG.subarray(0, PIECE_BYTES),
    headers: pieceHeaders(0),
  }),
  'POST /office/upload/:id/cancel': begunVideo,
  'POST /office/deals/:dealId/files/video': async (portal) => {
    const call = await dealToWrite(portal);
    return { ...call, body: { upload: await sendVideoInPieces(call.colleague) } };
  },
  'POST /office/deals/:dealId/files/captions': async (portal) => ({
    ...(await dealToWrite(portal)),
    form: dealFileForm('captions.vtt', Buffer.from(CAPTIONS)),
  }),
  'POST /office/deals/:dealId/files/document': async (portal) => ({
    ...(await dealToWrite(portal)),
    form: dealFileForm('Term sheet.pdf', await memorandumPdf(1)),
  }),
  'GET /film-files/:id': async (portal) => {
    const { colleague, params } = await dealToWrite(portal);
    const of = { dealId: params.dealId, part: 'captions' } as const;
    const { id, address } = keptFile(await sendDealFile(colleague, of, Buffer.from(CAPTIONS)));
    const link = new URL(address ?? '', portal.deps.config.publicUrl).searchParams;
    return { person: null, params: { id }, query: Object.fromEntries(link) };
  },
};
