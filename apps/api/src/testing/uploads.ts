import { randomBytes } from 'node:crypto';
import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import type { Upload } from '@portal/domain/ground/uploads/upload.wire';
import sharp from 'sharp';
import { sha256Hex } from '../platform/crypto/new-token.ts';
import { PIECE_TYPE } from '../platform/http/receiving/take-piece-bodies.ts';
import type { Person } from './people.ts';

const SIDE_PX = 560;
const CHANNELS = 3;

/** A picture of noise, which no encoder makes small: of two pieces, and never the same twice. */
export async function someScan(): Promise<Buffer> {
  const raw = { width: SIDE_PX, height: SIDE_PX, channels: CHANNELS } as const;
  return sharp(randomBytes(SIDE_PX * SIDE_PX * CHANNELS), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

export function announce(person: Person, bytes: Buffer, changes: object = {}) {
  return person.post('/user/upload', {
    name: 'card.png',
    length: bytes.length,
    sha256: sha256Hex(bytes),
    ...changes,
  });
}

/** The person's upload of these bytes, begun now or before. */
export async function beginUpload(person: Person, bytes: Buffer): Promise<Upload> {
  return (await announce(person, bytes)).json().data;
}

/** Sends the piece of a file that begins at `offset`, or what is given in its place. */
export function sendPiece(
  person: Person,
  id: string,
  offset: number,
  file: Buffer,
  piece = file.subarray(offset, offset + PIECE_BYTES),
) {
  return person.post(`/user/upload/${id}`, piece, pieceHeaders(offset));
}

export function pieceHeaders(offset: number): Record<string, string> {
  return { 'content-type': PIECE_TYPE, 'upload-offset': String(offset) };
}

/** Sends a whole file in pieces; answers the id of its upload. */
export async function sendInPieces(person: Person, bytes: Buffer): Promise<string> {
  const { id, offset: kept } = await beginUpload(person, bytes);
  for (let offset = kept; offset < bytes.length; offset += PIECE_BYTES) {
    const reply = await sendPiece(person, id, offset, bytes);
    if (reply.statusCode !== 200) {
      throw new Error(`The piece at ${offset} was not taken: ${reply.body}`);
    }
  }
  return id;
}
