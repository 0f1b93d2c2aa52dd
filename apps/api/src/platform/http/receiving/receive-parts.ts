import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, type FieldIssue, invalid } from '../app-error.ts';
import { FILE_BYTES_MAX, FILE_NAME_LENGTH_MAX } from './file-limits.ts';
import type { FileOnDisk } from './file-source.ts';
import { refuseFiles, type UploadProblem } from './upload-problem.ts';

/** A file as sent: not inspected yet. */
export type SentFile = FileOnDisk & { originalName: string };

/** A multipart form as sent: its texts as typed, its files in the request's folder, by part name. */
export type SentForm = { fields: Record<string, string>; files: Record<string, SentFile> };

type Receiving = {
  folder: string;
  fileNames: readonly string[];
  fields: Map<string, string>;
  files: Map<string, SentFile>;
  issues: FieldIssue[];
  problems: { field: string; problem: UploadProblem }[];
};

/**
 * Reads a multipart form whose files may be called as `fileNames` says, each file straight into `folder`: a form costs a few
 * kilobytes of memory, however large it is. A file field left empty is absent. Throws VALIDATION for texts, FILE_TOO_LARGE beside
 * the file's field. A refused form is still read to its end, so that the browser gets the answer instead of a broken connection.
 */
export async function receiveParts(
  request: FastifyRequest,
  folder: string,
  fileNames: readonly string[],
): Promise<SentForm> {
  const receiving: Receiving = {
    folder,
    fileNames,
    fields: new Map(),
    files: new Map(),
    issues: [],
    problems: [],
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        takeText(receiving, part);
      } else {
        await takeFile(receiving, part);
      }
    }
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throwFirst(receiving);
    throw asRefusal(error);
  }
  throwFirst(receiving);
  return { fields: Object.fromEntries(receiving.fields), files: Object.fromEntries(receiving.files) };
}

function throwFirst({ issues, problems }: Receiving): void {
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
/** The parser gives its errors no code where the form ends too early or has no boundary. */
const SYSTEM_CODE = /^E[A-Z0-9]+$/;

/** The parser's limits have codes of their own; a full disk is our fault; any other complaint means a damaged form. */
function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isLimit = code.startsWith(FORM_ERROR_PREFIX) && !DAMAGED_FORM_CODES.has(code);
  const isOurs = SYSTEM_CODE.test(code) && code !== 'ECONNRESET';
  return isLimit || isOurs ? error : new AppError('MALFORMED_REQUEST', { cause: error });
}

function takeText(receiving: Receiving, part: MultipartValue): void {
  const path = part.fieldname;
  if (part.fieldnameTruncated || typeof part.value !== 'string' || receiving.fields.has(path)) {
    receiving.issues.push({ path, key: 'errors.fieldInvalid' });
  } else if (part.valueTruncated) {
    receiving.issues.push({ path, key: 'errors.tooLong' });
  } else {
    receiving.fields.set(path, part.value);
  }
}

async function takeFile(receiving: Receiving, part: MultipartFile): Promise<void> {
  const field = part.fieldname;
  if (!receiving.fileNames.includes(field) || receiving.files.has(field)) {
    const size = await readAway(part);
    if (size > 0 || (part.filename ?? '') !== '') {
      receiving.issues.push({
        path: field,
        key: receiving.fileNames.includes(field) ? 'files.onlyOne' : 'files.unexpected',
      });
    }
    return;
  }
  // Numbered, because a part's name is anybody's choice.
  const file = await writeDown(part, join(receiving.folder, `part-${receiving.files.size}`));
  if (file.sizeBytes > FILE_BYTES_MAX || part.file.truncated) {
    receiving.problems.push({ field, problem: 'too-large' });
  } else if (file.sizeBytes > 0 || (part.filename ?? '') !== '') {
    receiving.files.set(field, { ...file, originalName: tidyName(part.filename) });
  }
}

async function readAway(part: MultipartFile): Promise<number> {
  let size = 0;
  for await (const piece of part.file) {
    size += piece.length;
  }
  return size;
}

/** Nothing beyond the limit reaches the disk. */
async function writeDown(part: MultipartFile, path: string): Promise<FileOnDisk> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const handle = await open(path, 'w', 0o600);
  try {
    for await (const piece of part.file) {
      sizeBytes += piece.length;
      if (sizeBytes <= FILE_BYTES_MAX) {
        hash.update(piece);
        await handle.writeFile(piece);
      }
    }
  } finally {
    await handle.close();
  }
  return { path, sizeBytes, sha256: hash.digest('hex') };
}

/** The last part of a file's name, without anything misleading in a list or a header. */
export function tidyName(name: string | undefined): string {
  const tidy = (name ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return [...tidy].slice(-FILE_NAME_LENGTH_MAX).join('') || 'document';
}

/** Equal for two forms with the same texts and files, however the parts were cut and ordered. */
export function fingerprintOf({ fields, files }: SentForm): unknown {
  const byName = ([first]: [string, unknown], [second]: [string, unknown]) => (first < second ? -1 : 1);
  const contents = Object.entries(files).map(([name, file]): [string, unknown] => [
    name,
    [file.originalName, file.sizeBytes, file.sha256],
  ]);
  return { fields: Object.entries(fields).sort(byName), files: contents.sort(byName) };
}
