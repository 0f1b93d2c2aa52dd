import { CAPTIONS_ACCEPT, DOCUMENT_MAX_BYTES, PDF_ACCEPT, VIDEO_ACCEPT } from '@portal/web/file-rules';

const KIBIBYTE = 1024;
/** The server's limits. */
const VIDEO_MAX_BYTES = 100 * KIBIBYTE * KIBIBYTE;
const CAPTIONS_MAX_BYTES = 128 * KIBIBYTE;

/** What may be chosen, and the sentence that says so. */
export const FILE_RULES = {
  video: { accept: VIDEO_ACCEPT, maxBytes: VIDEO_MAX_BYTES, hint: 'officeDeals.hints.filmVideo' },
  captions: { accept: CAPTIONS_ACCEPT, maxBytes: CAPTIONS_MAX_BYTES, hint: 'officeDeals.hints.filmCaptions' },
  document: { accept: PDF_ACCEPT, maxBytes: DOCUMENT_MAX_BYTES, hint: 'officeDeals.hints.documentFile' },
} as const;
