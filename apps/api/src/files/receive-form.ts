import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, type FieldIssue, invalid } from '../http/app-error.ts';
import { FILE_BYTES_MAX, FILE_NAME_LENGTH_MAX } from './file-limits.ts';
import { type PreparedUpload, prepareUpload } from './prepare-upload.ts';
import { refuseFiles, UploadError, type UploadProblem } from './upload-problem.ts';

/** A file of a form, ready to be kept (see keep-file.ts). */
export type FormFile = PreparedUpload & { originalName: string };

/** A multipart form: its texts as they were typed, its files checked and prepared, both by the part's name. */
export type ReceivedForm = { fields: Record<string, string>; files: Record<string, FormFile> };

type Received = {
  fields: Map<string, string>;
  files: Map<string, { originalName: string; bytes: Buffer }>;
  issues: FieldIssue[];
  problems: { field: string; problem: UploadProblem }[];
};

/**
 * Reads a multipart form whose files may be called as `fileNames` says. A file field left empty is absent.
 * Throws VALIDATION for texts, and FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED or FILE_UNREADABLE beside the file's field.
 * What is refused is still read to its end, so that the browser hears the answer instead of a broken connection.
 */
export async function receiveForm(
  request: FastifyRequest,
  fileNames: readonly string[],
): Promise<ReceivedForm> {
  const received: Received = { fields: new Map(), files: new Map(), issues: [], problems: [] };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        takeText(received, part);
      } else {
        await takeFile(received, part, fileNames);
      }
    }
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throwFirst(received);
    throw asRefusal(error);
  }
  throwFirst(received);
  const files = await prepareAll(received);
  return { fields: Object.fromEntries(received.fields), files };
}

function throwFirst({ issues, problems }: Received): void {
  if (problems.length > 0) {
    throw refuseFiles(problems);
  }
  if (issues.length > 0) {
    throw invalid(issues);
  }
}

const FORM_ERROR_PREFIX = 'FST_';
const DAMAGED_FORM_CODES = new Set([
  'FST_PROTO_VIOLATION',
  'FST_INVALID_JSON_FIELD_ERROR',
  'FST_MP_PREMATURE_CLOSE',
]);

/** The parser's limits have codes of their own; any other complaint of its means that the form is damaged. */
function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith(FORM_ERROR_PREFIX) && !DAMAGED_FORM_CODES.has(code)
    ? error
    : new AppError('MALFORMED_REQUEST', { cause: error });
}

function takeText(received: Received, part: MultipartValue): void {
  const path = part.fieldname;
  if (part.fieldnameTruncated || typeof part.value !== 'string' || received.fields.has(path)) {
    received.issues.push({ path, key: 'errors.fieldInvalid' });
  } else if (part.valueTruncated) {
    received.issues.push({ path, key: 'errors.tooLong' });
  } else {
    received.fields.set(path, part.value);
  }
}

async function takeFile(
  received: Received,
  part: MultipartFile,
  fileNames: readonly string[],
): Promise<void> {
  const field = part.fieldname;
  const isExpected = fileNames.includes(field) && !received.files.has(field);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    size += chunk.length;
    if (isExpected && size <= FILE_BYTES_MAX) {
      chunks.push(chunk);
    } else {
      chunks.length = 0;
    }
  }
  if (size === 0 && (part.filename ?? '') === '') {
    return;
  }
  if (!isExpected) {
    received.issues.push({ path: field, key: 'files.unexpected' });
  } else if (size > FILE_BYTES_MAX || part.file.truncated) {
    received.problems.push({ field, problem: 'too-large' });
  } else {
    received.files.set(field, { originalName: tidyName(part.filename), bytes: Buffer.concat(chunks) });
  }
}

/** The last part of the name, without what could mislead in a list or a header. */
function tidyName(name: string | undefined): string {
  const tidy = (name ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return [...tidy].slice(-FILE_NAME_LENGTH_MAX).join('') || 'document';
}

async function prepareAll(received: Received): Promise<Record<string, FormFile>> {
  const files: Record<string, FormFile> = {};
  for (const [field, { originalName, bytes }] of received.files) {
    try {
      files[field] = { ...(await prepareUpload(bytes)), originalName };
    } catch (error) {
      if (!(error instanceof UploadError)) {
        throw error;
      }
      received.problems.push({ field, problem: error.problem });
    }
  }
  throwFirst(received);
  return files;
}
