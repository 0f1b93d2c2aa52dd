import type { UploadProblem } from '../http/upload-problem.ts';
import type { KeptType, SentType } from './file-types.ts';

/** Paths, not bytes: what is read never passes through the server's own process. */
export type ReadingTask = { path: string; type: SentType; drawnPath: string };

export type DrawnType = Exclude<KeptType, 'application/pdf'>;

export type ReadingAnswer =
  | { outcome: 'drawn'; contentType: DrawnType }
  | { outcome: 'pages'; pages: number }
  | { outcome: 'refused'; problem: UploadProblem };
