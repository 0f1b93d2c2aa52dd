/** What the portal accepts as a document; HEIC is what iPhones produce. */
export const DOCUMENT_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'application/pdf',
] as const;

/** 15 MiB, the server's limit. */
export const DOCUMENT_MAX_BYTES = 15 * 1024 * 1024;

/**
 * Systems give files no type, or one of their own (`application/x-pdf`, `image/jpg`, `application/octet-stream`): a name that fits is
 * enough, and the server looks at the content.
 */
const PICTURE_NAME = /\.(jpe?g|png|webp|hei[cf])$/i;
const PDF_NAME = /\.pdf$/i;
const PICTURE_NAMES = '.jpg,.jpeg,.png,.webp,.heic,.heif';

/** What the portal accepts as a picture. */
export const PICTURE_ACCEPT = `${DOCUMENT_TYPES.filter((type) => type.startsWith('image/')).join(',')},${PICTURE_NAMES}`;

export const PDF_ACCEPT = 'application/pdf,.pdf';

export const DOCUMENT_ACCEPT = `${PICTURE_ACCEPT},${PDF_ACCEPT}`;

/** By extension, because browsers do not know the type of captions; the server checks the content. */
export const VIDEO_ACCEPT = '.mp4,.webm';
export const CAPTIONS_ACCEPT = '.vtt';

type ChosenFile = { name: string; type: string; size: number };

/**
 * What is wrong with a chosen file before it is sent; null if nothing is. `accept` is that of the input; one of extensions (`.csv`)
 * only filters the browser's choice, and the server decides what it can read.
 */
export function fileProblem(
  file: ChosenFile,
  maxBytes: number,
  accept: string = DOCUMENT_ACCEPT,
): 'tooLarge' | 'wrongType' | 'notPdf' | 'notPicture' | null {
  if (accept === PDF_ACCEPT && !isPdf(file)) {
    return 'notPdf';
  }
  if (accept === PICTURE_ACCEPT && isPdf(file)) {
    return 'notPicture';
  }
  if (!accept.startsWith('.') && !isPdf(file) && !isPicture(file)) {
    return 'wrongType';
  }
  return file.size > maxBytes ? 'tooLarge' : null;
}

/** True for a PDF by its type or, whatever type the system gives, by its name. */
export function isPdf({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean {
  return type === 'application/pdf' || (PDF_NAME.test(name) && !isPictureType(type));
}

function isPicture({ name, type }: ChosenFile): boolean {
  return isPictureType(type) || PICTURE_NAME.test(name);
}

function isPictureType(type: string): boolean {
  return type.startsWith('image/') && DOCUMENT_TYPES.some((known) => known === type);
}
