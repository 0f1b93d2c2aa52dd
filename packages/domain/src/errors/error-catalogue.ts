/** What an error means on the wire: its HTTP status and the key of its sentence in `packages/messages`. */
export type ErrorEntry = { status: ErrorStatus; messageKey: string };

export const ERROR_STATUSES = [400, 401, 404, 409, 413, 415, 429, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** The one catalogue of errors. A code, once published, keeps its meaning. */
export const ERRORS = {
  VALIDATION: { status: 400, messageKey: 'errors.validation' },
  MALFORMED_REQUEST: { status: 400, messageKey: 'errors.malformedRequest' },
  RETURN_URL_FOREIGN: { status: 400, messageKey: 'errors.returnUrlForeign' },
  RESET_TOKEN_INVALID: { status: 400, messageKey: 'errors.resetTokenInvalid' },
  EMAIL_LINK_INVALID: { status: 400, messageKey: 'errors.emailLinkInvalid' },
  FILE_UNREADABLE: { status: 400, messageKey: 'errors.fileUnreadable' },
  FILE_INFECTED: { status: 400, messageKey: 'errors.fileInfected' },
  UNAUTHENTICATED: { status: 401, messageKey: 'errors.unauthenticated' },
  CREDENTIALS_WRONG: { status: 401, messageKey: 'errors.credentialsWrong' },
  TWO_FACTOR_CODE_WRONG: { status: 401, messageKey: 'errors.twoFactorCodeWrong' },
  TWO_FACTOR_CHALLENGE_ENDED: { status: 401, messageKey: 'errors.twoFactorChallengeEnded' },
  EVENT_SIGNATURE_WRONG: { status: 401, messageKey: 'errors.eventSignatureWrong' },
  NOT_FOUND: { status: 404, messageKey: 'errors.notFound' },
  PAGE_MISSING: { status: 404, messageKey: 'errors.pageMissing' },
  SIGNING_LINK_INVALID: { status: 404, messageKey: 'errors.signingLinkInvalid' },
  FINCONNECT_LINK_INVALID: { status: 404, messageKey: 'errors.finconnectLinkInvalid' },
  EMAIL_TAKEN: { status: 409, messageKey: 'errors.emailTaken' },
  TWO_FACTOR_ALREADY_ON: { status: 409, messageKey: 'errors.twoFactorAlreadyOn' },
  TWO_FACTOR_NOT_ON: { status: 409, messageKey: 'errors.twoFactorNotOn' },
  SOLD_OUT: { status: 409, messageKey: 'errors.soldOut' },
  PROVINCE_NOT_SERVED: { status: 409, messageKey: 'errors.provinceNotServed' },
  DEAL_CLOSED: { status: 409, messageKey: 'errors.dealClosed' },
  BANK_ACCOUNT_IN_USE: { status: 409, messageKey: 'errors.bankAccountInUse' },
  ACCOUNT_IN_USE: { status: 409, messageKey: 'errors.accountInUse' },
  STATE_REFUSES: { status: 409, messageKey: 'errors.stateRefuses' },
  KYC_INCOMPLETE: { status: 409, messageKey: 'errors.kycIncomplete' },
  MEMORANDUM_NOT_ACCEPTED: { status: 409, messageKey: 'errors.memorandumNotAccepted' },
  JOINT_MEMORANDUM_NOT_ACCEPTED: { status: 409, messageKey: 'errors.jointMemorandumNotAccepted' },
  STEP_NOT_REACHED: { status: 409, messageKey: 'errors.stepNotReached' },
  CANCELLATION_RIGHT_RUNS: { status: 409, messageKey: 'errors.cancellationRightRuns' },
  CANCELLATION_RIGHT_ENDED: { status: 409, messageKey: 'errors.cancellationRightEnded' },
  FUNDS_MISSING: { status: 409, messageKey: 'errors.fundsMissing' },
  NOTHING_TO_REFUND: { status: 409, messageKey: 'errors.nothingToRefund' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, messageKey: 'errors.idempotencyKeyReused' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, messageKey: 'errors.idempotencyInProgress' },
  SIGNING_OUT_OF_TURN: { status: 409, messageKey: 'errors.signingOutOfTurn' },
  PAGES_PROTECTED: { status: 409, messageKey: 'errors.pagesProtected' },
  PAGES_NOT_DRAWN: { status: 409, messageKey: 'errors.pagesNotDrawn' },
  PAYLOAD_TOO_LARGE: { status: 413, messageKey: 'errors.payloadTooLarge' },
  FILE_TOO_LARGE: { status: 413, messageKey: 'errors.fileTooLarge' },
  UNSUPPORTED_TYPE: { status: 415, messageKey: 'errors.unsupportedType' },
  FILE_TYPE_UNSUPPORTED: { status: 415, messageKey: 'errors.fileTypeUnsupported' },
  RATE_LIMITED: { status: 429, messageKey: 'errors.rateLimited' },
  FAULT: { status: 500, messageKey: 'errors.fault' },
  FILE_SCAN_UNAVAILABLE: { status: 503, messageKey: 'errors.fileScanUnavailable' },
  STORAGE_FULL: { status: 503, messageKey: 'errors.storageFull' },
  BUSY: { status: 503, messageKey: 'errors.busy' },
  UNAVAILABLE: { status: 503, messageKey: 'errors.unavailable' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Every code, in the catalogue's order. */
export const ERROR_CODES = namesOf(ERRORS);

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[];
function namesOf(table: object): string[] {
  return Object.keys(table);
}
