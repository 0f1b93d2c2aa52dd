import { ERRORS, type ErrorCode, type ErrorStatus } from '@portal/domain/ground/errors/error-catalogue';

/** A value of a sentence. An instant, a calendar day and an amount in cents (a bigint) are said as people read them. */
type Said = string | number | bigint;

/** A field that is wrong: its dotted path, the key of its sentence and the values the sentence needs. */
export type FieldIssue = { path: string; key: string; values?: Record<string, Said> };

/** What somebody of the office did, as the audit log names it. */
export type LastAct = { name: string; at: Date; action: string };

type Details = {
  /** Values for the catalogue's sentence. */
  values?: Record<string, Said>;
  fields?: readonly FieldIssue[];
  currentState?: string;
  /** Who has since changed what the caller meant to change, when, and to which version. */
  changed?: { by: string; at: Date; version: number };
  /** Who was there before a person of the office who comes too late, and what they did. */
  last?: LastAct;
  retryAfterSeconds?: number;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** A failure reported to the caller, by a code of the catalogue. Anything else thrown is a fault (500). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = ERRORS[code];
    this.details = details;
  }
}

/** The error for input whose fields are wrong. */
export function invalid(fields: readonly FieldIssue[]): AppError {
  return new AppError('VALIDATION', { fields });
}
