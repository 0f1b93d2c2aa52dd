import { fileTypeFromFile } from 'file-type';

/** The types the portal keeps. A HEIC picture is kept as JPEG, which every browser shows. */
export const KEPT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type KeptType = (typeof KEPT_TYPES)[number];

/** The types a link may lead to: these, and the spreadsheets the portal writes. */
export const LINKED_TYPES = [...KEPT_TYPES, 'text/csv'] as const;

/** What a person may send. */
export type SentType = KeptType | 'image/heic';

const SENT_TYPES: Record<string, SentType> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'application/pdf': 'application/pdf',
};

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
};

/** The type shown by the bytes themselves, whatever the file is called; undefined if it is none of ours. */
export async function detectFileType(path: string): Promise<SentType | undefined> {
  const detected = await fileTypeFromFile(path);
  return detected === undefined ? undefined : SENT_TYPES[detected.mime];
}

/** True for pictures, which we redrew ourselves; nothing else is ever shown inside our own pages. */
export function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/');
}

/** The name a file is saved under: its owner's, with the extension of its real type. */
export function downloadName(originalName: string, contentType: string): string {
  const extension = EXTENSIONS[contentType];
  const stem =
    originalName
      .replace(/\.[A-Za-z0-9]{1,5}$/, '')
      // Characters that some systems refuse in the names of files.
      .replace(/\s*[/\\:*?"<>|]+\s*/g, ' - ')
      .trim() || 'document';
  return extension === undefined ? stem : `${stem}.${extension}`;
}
