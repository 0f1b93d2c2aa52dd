import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import type { DealFile } from '@portal/domain/offering/deals/deal-file.wire';
import type { LightMyRequestResponse } from 'fastify';
import { webm } from '../areas/offering/deals/films/testing/film-folder.ts';
import { sha256Hex } from '../platform/crypto/new-token.ts';
import type { Colleague } from './colleagues.ts';
import { multipartBody } from './multipart.ts';
import { pieceHeaders } from './uploads.ts';

export const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:04.000\nThe wharf.\n';

export function announceVideo(colleague: Colleague, bytes: Buffer, changes: object = {}) {
  const file = { name: 'wharf.webm', length: bytes.length, sha256: sha256Hex(bytes), ...changes };
  return colleague.post('/office/upload', file);
}

/** Sends a whole video in pieces; answers the id of its upload. */
export async function sendVideoInPieces(colleague: Colleague, bytes = webm()): Promise<string> {
  const { id } = (await announceVideo(colleague, bytes)).json().data;
  for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES) {
    const piece = bytes.subarray(offset, offset + PIECE_BYTES);
    await colleague.post(`/office/upload/${id}`, piece, pieceHeaders(offset));
  }
  return id;
}

/** Sends a video and has it kept for a deal. */
export async function sendVideo(
  colleague: Colleague,
  dealId: string,
  bytes = webm(),
): Promise<LightMyRequestResponse> {
  const upload = await sendVideoInPieces(colleague, bytes);
  return colleague.post(`/office/deals/${dealId}/files/video`, { upload });
}

export function dealFileForm(fileName: string, bytes: Buffer) {
  return [{ name: 'file', fileName, bytes }];
}

/** Sends captions or a document for a deal, as the office's page does. */
export function sendDealFile(
  colleague: Colleague,
  { dealId, part }: { dealId: string; part: 'captions' | 'document' },
  bytes: Buffer,
): Promise<LightMyRequestResponse> {
  const name = part === 'captions' ? 'captions.vtt' : 'Term sheet.pdf';
  const { payload, headers } = multipartBody(dealFileForm(name, bytes));
  return colleague.post(`/office/deals/${dealId}/files/${part}`, payload, headers);
}

/** The file of an answer; throws where it was refused. */
export function keptFile(reply: LightMyRequestResponse): DealFile {
  if (reply.statusCode !== 201) {
    throw new Error(`Not kept: ${reply.body}`);
  }
  return reply.json().data;
}
