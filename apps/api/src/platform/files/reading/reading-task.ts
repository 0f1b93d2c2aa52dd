import type { PictureFormat } from '@portal/domain/ground/pictures/picture-sizes';
import type { UploadProblem } from '../../http/receiving/upload-problem.ts';
import type { KeptType, SentType } from './detect-file-type.ts';

/** A file as sent. Paths, not bytes: its content never passes through the server's own process. */
export type UploadTask = { kind: 'upload'; path: string; type: SentType; drawnPath: string };

/** A PDF that the office publishes; it may be long. */
export type LongPdfTask = { kind: 'long-pdf'; path: string; drawnPath: string };

/** A picture that is shown on pages, to be drawn in all its sizes. */
export type PictureTask = { kind: 'picture'; path: string; type: SentType; drawnPath: string };

/** One page of a kept PDF, counted from 1, and how long it may take. */
export type PageTask = { kind: 'page'; path: string; page: number; drawnPath: string; timeoutMs: number };

export type ReadingTask = UploadTask | LongPdfTask | PictureTask | PageTask;

export type DrawnType = Exclude<KeptType, 'application/pdf'>;

/** `isUnlocked`: what is kept was written to `drawnPath`, since the file was encrypted with a password of its owner alone. */
export type PdfReading = { outcome: 'pages'; pages: number; isUnlocked: boolean };

export type UploadReading = { outcome: 'drawn'; contentType: DrawnType } | PdfReading;

/** `pages` is how many the document has; `drawn` is null if it has no such page. Width and height in pixels. */
export type PageReading = {
  outcome: 'page';
  pages: number;
  drawn: { width: number; height: number; text: string } | null;
};

/** Pixels of the widest drawing. */
export type PictureReading = { outcome: 'sized'; width: number; height: number };

export type ReadingAnswer =
  | UploadReading
  | PictureReading
  | PageReading
  | { outcome: 'refused'; problem: UploadProblem }
  | NoReader;

/** Nothing was read, and nothing is known about the file: its reader did not start, or did not load. */
export type NoReader = { outcome: 'no-reader'; reason: string };

/** The system is out of processes or memory, or a program or package was removed. */
export function noReader(error: unknown): NoReader {
  return { outcome: 'no-reader', reason: String(error) };
}

/** The path of one size of a drawn picture. */
export function drawnSizePath(drawnPath: string, width: number, format: PictureFormat): string {
  return `${drawnPath}.${width}.${format}`;
}
