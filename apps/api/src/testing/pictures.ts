import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { Colleague } from './colleagues.ts';
import { multipartBody } from './multipart.ts';

/** A plain photo, JPEG. */
export function examplePhoto(width = 640, height = 420): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } })
    .jpeg()
    .toBuffer();
}

/** Sends a picture for a deal, as the office's page does. */
export function sendPicture(
  colleague: Colleague,
  bytes: Buffer,
  fileName = 'wharf.jpg',
): Promise<LightMyRequestResponse> {
  const { payload, headers } = multipartBody([{ name: 'picture', fileName, bytes }]);
  return colleague.post('/office/pictures', payload, headers);
}
