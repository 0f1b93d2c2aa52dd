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

/** Some systems give HEIC files no type: then the name decides, and the server checks the content anyway. */
const DOCUMENT_NAME = /\.(jpe?g|png|webp|hei[cf]|pdf)$/i;

export const DOCUMENT_ACCEPT = [...DOCUMENT_TYPES, '.heic', '.heif'].join(',');

/** What the portal accepts as a picture. */
export const PICTURE_ACCEPT = DOCUMENT_ACCEPT.replace('application/pdf,', '');

/** By extension, because browsers do not know the type of captions; the server checks the content. */
export const VIDEO_ACCEPT = '.mp4,.webm';
export const CAPTIONS_ACCEPT = '.vtt';

export const PDF_ACCEPT = 'application/pdf';

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
  const isKnown =
    accept.startsWith('.') ||
    (file.type === '' ? DOCUMENT_NAME.test(file.name) : DOCUMENT_TYPES.some((type) => type === file.type));
  if (!isKnown) {
    return 'wrongType';
  }
  return file.size > maxBytes ? 'tooLarge' : null;
}

function isPdf({ name, type }: ChosenFile): boolean {
  return type === '' ? name.toLowerCase().endsWith('.pdf') : type === PDF_ACCEPT;
}
