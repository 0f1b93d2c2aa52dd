import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The start of a WebM (EBML with the document type), then bytes that encode their own offset. */
export function webm(sizeBytes = 200_000): Buffer {
  const header = Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    Buffer.from('webm'),
  ]);
  const body = Buffer.alloc(sizeBytes - header.length);
  for (let at = 0; at + 4 <= body.length; at += 4) {
    body.writeUInt32BE(at, at);
  }
  return Buffer.concat([header, body]);
}

const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:04.000\n';

/** Writes a film's folder, as a dealer would have it, below `parent`; null parts are left out. */
export async function filmFolder(
  parent: string,
  changes: Readonly<Record<string, string | Buffer | null>> = {},
): Promise<string> {
  const folder = mkdtempSync(join(parent, 'film-'));
  const files = {
    'video.webm': webm(),
    'cover.png': await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
    'captions.en.vtt': `${CAPTIONS}The wharf.\n`,
    'captions.fr.vtt': `${CAPTIONS}Le quai.\n`,
    ...changes,
  };
  for (const [name, bytes] of Object.entries(files)) {
    if (bytes !== null) {
      writeFileSync(join(folder, name), bytes);
    }
  }
  return folder;
}
