import { PICTURE_SIDE_MIN_PX } from '@portal/domain/ground/pictures/picture-sizes';
import { AppError, type FieldIssue } from '../app-error.ts';
import {
  CAPTIONS_KIBIBYTES_MAX,
  IMAGE_MEGAPIXELS_MAX,
  LONG_PDF_PAGES_MAX,
  PDF_PAGES_MAX,
  VIDEO_MEBIBYTES_MAX,
} from './file-limits.ts';

/** Why a file of a form cannot be taken. */
export type UploadProblem =
  | 'too-large'
  | 'type-unsupported'
  | 'unreadable'
  | 'empty'
  | 'not-a-picture'
  | 'not-a-pdf'
  | 'not-a-video'
  | 'video-too-large'
  | 'not-captions'
  | 'captions-too-large'
  | 'too-many-pixels'
  | 'too-small'
  | 'pdf-protected'
  | 'pdf-active'
  | 'too-many-pages'
  | 'too-long'
  | 'too-complex'
  | 'infected';

type ProblemEntry = {
  code: 'FILE_TOO_LARGE' | 'FILE_TYPE_UNSUPPORTED' | 'FILE_UNREADABLE' | 'FILE_INFECTED';
  key: string;
  values?: Record<string, number>;
};

const PROBLEMS: Record<UploadProblem, ProblemEntry> = {
  'too-large': { code: 'FILE_TOO_LARGE', key: 'errors.fileTooLarge' },
  'type-unsupported': { code: 'FILE_TYPE_UNSUPPORTED', key: 'errors.fileTypeUnsupported' },
  unreadable: { code: 'FILE_UNREADABLE', key: 'errors.fileUnreadable' },
  empty: { code: 'FILE_UNREADABLE', key: 'files.empty' },
  'not-a-picture': { code: 'FILE_TYPE_UNSUPPORTED', key: 'files.notAPicture' },
  'not-a-pdf': { code: 'FILE_TYPE_UNSUPPORTED', key: 'refusals.notAPdf' },
  'not-a-video': { code: 'FILE_TYPE_UNSUPPORTED', key: 'refusals.notAVideo' },
  'video-too-large': {
    code: 'FILE_TOO_LARGE',
    key: 'refusals.videoTooLarge',
    values: { megabytes: VIDEO_MEBIBYTES_MAX },
  },
  'not-captions': { code: 'FILE_UNREADABLE', key: 'refusals.notCaptions' },
  'captions-too-large': {
    code: 'FILE_TOO_LARGE',
    key: 'refusals.captionsTooLarge',
    values: { kilobytes: CAPTIONS_KIBIBYTES_MAX },
  },
  'too-small': { code: 'FILE_UNREADABLE', key: 'files.tooSmall', values: { pixels: PICTURE_SIDE_MIN_PX } },
  'too-many-pixels': {
    code: 'FILE_UNREADABLE',
    key: 'files.tooManyPixels',
    values: { megapixels: IMAGE_MEGAPIXELS_MAX },
  },
  'pdf-protected': { code: 'FILE_UNREADABLE', key: 'files.pdfProtected' },
  'pdf-active': { code: 'FILE_UNREADABLE', key: 'files.pdfActive' },
  'too-many-pages': { code: 'FILE_UNREADABLE', key: 'files.tooManyPages', values: { pages: PDF_PAGES_MAX } },
  'too-long': { code: 'FILE_UNREADABLE', key: 'refusals.pdfTooLong', values: { pages: LONG_PDF_PAGES_MAX } },
  'too-complex': { code: 'FILE_UNREADABLE', key: 'files.tooComplex' },
  infected: { code: 'FILE_INFECTED', key: 'errors.fileInfected' },
};

/** Thrown by the readers of files; becomes an answer at the form's field. */
export class UploadError extends Error {
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** One answer for every file of a form that cannot be taken; its code is the first one's. */
export function refuseFiles(found: readonly { field: string; problem: UploadProblem }[]): AppError {
  const fields: FieldIssue[] = found.map(({ field, problem }) => {
    const { key, values } = PROBLEMS[problem];
    return values === undefined ? { path: field, key } : { path: field, key, values };
  });
  return new AppError(PROBLEMS[found[0]?.problem ?? 'unreadable'].code, { fields });
}
