import { STATUS_CODES } from 'node:http';
import type { Failure } from '@portal/domain/ground/errors/envelope.wire';
import { type ErrorCode, messageKeyOf } from '@portal/domain/ground/errors/error-catalogue';
import { formatDateTime, formatDay } from '@portal/domain/ground/formats/dates';
import { formatCentsBriefly } from '@portal/domain/ground/money/format-cents';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { Language } from '@portal/domain/ground/people/languages';
import { databaseFailureOf } from '../../db/database-failure-of.ts';
import { type MessageValues, translate, translateKey } from '../../language/translate.ts';
import { isStorageFull } from '../../storage/is-storage-full.ts';
import { AppError } from '../app-error.ts';
import { storageFull } from '../receiving/require-disk-space.ts';

const FIELD_MESSAGES_MAX = 200;
const MINUTE_SECONDS = 60;

/** The body of the answer to a failure, in the caller's language. Reveals only the id of a fault. */
export function failureReply(error: AppError, language: Language, requestId: string): Failure {
  const { status } = error;
  const issues = (error.details.fields ?? []).slice(0, FIELD_MESSAGES_MAX);
  const sentences = issues.map((issue) => ({
    path: issue.path,
    sentence: translateKey(
      language,
      issue.path === '' ? ofWhole(issue.key) : issue.key,
      readable(issue.values, language),
    ),
  }));
  // Only a list of wrong fields has to say which is which; any other failure is a single sentence.
  const namesFields = error.code === 'VALIDATION';
  const body: Failure = {
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    code: error.code,
    message:
      sentences.length > 0
        ? sentences.map(({ path, sentence }) =>
            namesFields && path !== '' ? `${path}: ${sentence}` : sentence,
          )
        : [sentenceOf(error, language)],
    requestId,
  };
  const named = sentences.filter(({ path }) => path !== '');
  if (named.length > 0) {
    body.fields = Object.fromEntries(named.map(({ path, sentence }) => [path, sentence]));
  }
  const { changed } = error.details;
  if (changed !== undefined) {
    body.changed = { ...changed, at: changed.at.toISOString() };
  }
  if (error.details.currentState !== undefined) {
    body.currentState = error.details.currentState;
  }
  return body;
}

/** The catalogue's sentence; to somebody who came too late, with who was there before and what they did. */
function sentenceOf(error: AppError, language: Language): string {
  const { changed, last, values } = error.details;
  const sentence = translate(language, messageKeyOf(error.code), {
    ...waitOf(error),
    by: changed?.by ?? '',
    ...readable(values, language),
  });
  return last === undefined
    ? sentence
    : `${sentence} ${translate(language, 'errors.lastAct', {
        name: last.name,
        when: formatDateTime(last.at.toISOString(), language),
        act: translateKey(language, `officeActions.${last.action}`),
      })}`;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The values of a sentence, with each instant, day and amount in cents as people read it. */
function readable(values: AppError['details']['values'] = {}, language: Language): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value, language)]));
}

function said(value: string | number | bigint, language: Language): string | number {
  if (typeof value === 'bigint') {
    return formatCentsBriefly(value, language);
  }
  if (typeof value === 'string' && INSTANT.test(value)) {
    return formatDateTime(value, language);
  }
  return typeof value === 'string' && isCalendarDate(value) ? formatDay(value, language) : value;
}

/** How long to wait, in whole minutes, for the sentence; the header has the seconds. */
function waitOf({ details: { retryAfterSeconds = MINUTE_SECONDS } }: AppError): { minutes: number } {
  return { minutes: Math.ceil(retryAfterSeconds / MINUTE_SECONDS) };
}

/** A body that is a list, a text or a number has no field to stand beside. */
function ofWhole(key: string): string {
  return key === 'errors.fieldInvalid' ? 'errors.bodyInvalid' : key;
}

const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
};

const FRAMEWORK_STATUSES: Record<number, ErrorCode> = {
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};

/** SQLSTATE of text the database cannot store; it slips past refuseUnstorable in a multipart form. */
const TEXT_UNSTORABLE = new Set(['22021', '22P05']);

/** Turns whatever was thrown into an error of the catalogue; what is not the caller's doing becomes FAULT. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  const { code, statusCode } = factsOf(error);
  if (isCallersDoing(error, statusCode)) {
    const known = FRAMEWORK_CODES[code] ?? FRAMEWORK_STATUSES[statusCode] ?? 'MALFORMED_REQUEST';
    return new AppError(known, { cause: error });
  }
  if (TEXT_UNSTORABLE.has(code)) {
    return new AppError('MALFORMED_REQUEST', { cause: error });
  }
  if (isStorageFull(error)) {
    return storageFull(error);
  }
  switch (databaseFailureOf(error)) {
    case 'away':
      return new AppError('UNAVAILABLE', { cause: error });
    case 'busy':
      return new AppError('BUSY', { cause: error });
    case null:
      return new AppError('FAULT', { cause: error });
  }
}

/** The framework marks bad requests with a status of 400 to 499. */
function isCallersDoing(error: unknown, statusCode: number): boolean {
  return error instanceof Error && statusCode >= 400 && statusCode < 500;
}

function factsOf(error: unknown): { code: string; statusCode: number } {
  if (!(error instanceof Error)) {
    return { code: '', statusCode: 0 };
  }
  return {
    code: 'code' in error ? String(error.code) : '',
    statusCode: 'statusCode' in error ? Number(error.statusCode) : 0,
  };
}
