/** The public page on which anybody checks a document that the portal sealed. */
export const verifyDocument = {
  title: 'Check a signed document',
  lead: 'Were you given a document signed through this portal? Choose the PDF and we tell you whether we sealed it and whether it is exactly as it was then.',
  privacy: 'The file is looked at and forgotten: we keep nothing of it.',
  file: 'PDF file',
  fileHint: 'Up to 15 MB. Choose the file as you received it: a printout or a scan cannot be checked.',
  check: 'Check the document',
  fingerprint: 'Fingerprint of the file (SHA-256)',
  sealedAt: 'Sealed on',
  sealedBy: 'Sealed by',
  outcomes: {
    unchanged: {
      title: 'Sealed by this portal and unchanged',
      text: 'This document was sealed by $t(brand.name) on {{time}}, and not a single byte of it has changed since.',
    },
    'added-to': {
      title: 'Something was added after the seal',
      text: '$t(brand.name) sealed the first part of this file on {{time}}, and that part is unchanged. Bytes were added behind it since: what a reader shows may not be what was signed. Ask for the original file.',
    },
    changed: {
      title: 'This document was changed',
      text: 'The file carries a seal, but it is not what was sealed: bytes were changed or removed. Do not rely on it, and ask for the original file.',
    },
    foreign: {
      title: 'Not sealed by this portal',
      text: 'The file carries a digital signature, but not one of $t(brand.name)’s certificates. We cannot say anything about it.',
    },
    unsealed: {
      title: 'No seal',
      text: 'This PDF carries no digital seal. Documents signed through this portal always have one: it may be a printout, a scan, or a document from somewhere else.',
    },
    'not-pdf': {
      title: 'Not a PDF',
      text: 'Documents signed through this portal are PDF files. Choose the file as you received it.',
    },
  },
  issues: {
    fileMissing: 'Choose the PDF file that you want to check',
  },
} as const;
