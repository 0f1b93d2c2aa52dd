import { STATUS_CODES } from 'node:http';
import { ERRORS, type ErrorCode } from '@portal/domain/errors/error-catalogue';
import type { Failure } from '@portal/domain/wire/envelope';
import type { Language } from '@portal/domain/wire/user';
import { translate } from '../language/translate.ts';
import { AppError } from './app-error.ts';

const FIELD_MESSAGES_MAX = 200;

/** The body that a failure is answered with, in the caller's language. Never says more of a fault than its id. */
export function failureReply(error: AppError, language: Language, requestId: string): Failure {
  const { status } = error;
  const issues = (error.details.fields ?? []).slice(0, FIELD_MESSAGES_MAX);
  const sentences = issues.map((issue) => ({
    path: issue.path,
    sentence: translate(language, issue.key, issue.values),
  }));
  const body: Failure = {
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    code: error.code,
    message:
      sentences.length > 0
        ? sentences.map(({ path, sentence }) => (path === '' ? sentence : `${path}: ${sentence}`))
        : [translate(language, ERRORS[error.code].messageKey, error.details.values)],
    requestId,
  };
  if (sentences.length > 0) {
    body.fields = Object.fromEntries(sentences.map(({ path, sentence }) => [path, sentence]));
  }
  if (error.details.currentState !== undefined) {
    body.currentState = error.details.currentState;
  }
  return body;
}

const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_FILES_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_PARTS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_FIELDS_LIMIT: 'PAYLOAD_TOO_LARGE',
};

/** Turns whatever was thrown into an error of the catalogue; what is not the caller's doing becomes FAULT. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return new AppError('MALFORMED_REQUEST', { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new AppError(FRAMEWORK_CODES[code] ?? 'FAULT', { cause: error });
}
