import { isUtf8 } from 'node:buffer';
import { readCaptions } from '@portal/domain/offering/deals/captions';
import type { FilmType } from '@portal/domain/offering/deals/deal.wire';
import { fileTypeFromFile } from 'file-type';
import { CAPTIONS_KIBIBYTES_MAX } from '../../../../platform/http/receiving/file-limits.ts';

const KIBIBYTE = 1024;
export const CAPTIONS_BYTES_MAX = CAPTIONS_KIBIBYTES_MAX * KIBIBYTE;

/** A video's type, judged by its bytes; undefined if the portal cannot play it. */
export async function filmTypeOf(path: string): Promise<FilmType | undefined> {
  const type = (await fileTypeFromFile(path))?.mime;
  return type === 'video/mp4' || type === 'video/webm' ? type : undefined;
}

/** Whether these are WebVTT captions that a browser can show, in order and in UTF-8. */
export function areCaptions(bytes: Buffer): boolean {
  return isUtf8(bytes) && readCaptions(bytes.toString()) !== null;
}
