export const ERROR_STATUSES = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** The one catalogue of errors, each with its HTTP status. A code, once published, keeps its meaning. */
export const ERRORS = {
  VALIDATION: 400,
  MALFORMED_REQUEST: 400,
  RETURN_URL_FOREIGN: 400,
  RESET_TOKEN_INVALID: 400,
  EMAIL_LINK_INVALID: 400,
  FILE_UNREADABLE: 400,
  FILE_INFECTED: 400,
  UNAUTHENTICATED: 401,
  CREDENTIALS_WRONG: 401,
  TWO_FACTOR_CODE_WRONG: 401,
  TWO_FACTOR_CHALLENGE_ENDED: 401,
  EVENT_SIGNATURE_WRONG: 401,
  ACCESS_ENDED: 403,
  NOT_PERMITTED: 403,
  ENROLMENT_NEEDED: 403,
  STEP_UP_NEEDED: 403,
  NOT_FROM_OFFICE: 403,
  NOT_FOUND: 404,
  PAGE_MISSING: 404,
  SIGNING_LINK_INVALID: 404,
  INVITATION_INVALID: 404,
  PREVIEW_INVALID: 404,
  FINCONNECT_LINK_INVALID: 404,
  CHANGED_MEANWHILE: 409,
  OTHER_PERSON: 409,
  CLAIMED: 409,
  WORK_WAITS: 409,
  CHANGED_BY_SOMEBODY: 409,
  OWN_WORK: 409,
  LET_IN_BY_ONE: 409,
  WORK_OF_ANOTHER: 409,
  NOBODY_TO_APPROVE: 409,
  CHECKS_OPEN: 409,
  IDENTITY_UNOPENED: 409,
  CASE_UNOPENED: 409,
  PROPOSAL_OVER: 409,
  PROPOSAL_OPEN: 409,
  EXPORT_TOO_LONG: 409,
  DEAL_STATE_REFUSES: 409,
  LAST_ADMINISTRATOR: 409,
  STAFF_EMAIL_TAKEN: 409,
  OWN_ACCESS: 409,
  EMAIL_TAKEN: 409,
  TWO_FACTOR_ALREADY_ON: 409,
  TWO_FACTOR_NOT_ON: 409,
  SOLD_OUT: 409,
  PROVINCE_NOT_SERVED: 409,
  DEAL_CLOSED: 409,
  BANK_ACCOUNT_IN_USE: 409,
  ACCOUNT_IN_USE: 409,
  STATE_REFUSES: 409,
  NOT_ASKED: 409,
  REQUEST_ANSWERED: 409,
  REQUEST_WITHDRAWN: 409,
  REQUEST_OVER: 409,
  CHANGES_BEGUN: 409,
  REMINDED_TODAY: 409,
  KYC_INCOMPLETE: 409,
  MEMORANDUM_NOT_ACCEPTED: 409,
  JOINT_MEMORANDUM_NOT_ACCEPTED: 409,
  STEP_NOT_REACHED: 409,
  CANCELLATION_RIGHT_RUNS: 409,
  CANCELLATION_RIGHT_ENDED: 409,
  FUNDS_MISSING: 409,
  NOTHING_TO_REFUND: 409,
  TRUST_AMOUNT_CHANGED: 409,
  STATEMENT_KNOWN: 409,
  DEBITS_NOT_SET_UP: 409,
  LINE_MATCHED: 409,
  ORDER_FUNDED: 409,
  NOT_PAID_OUT: 409,
  UNAPPLIED_SPENT: 409,
  UNAPPLIED_IN_USE: 409,
  NOT_SENT_BACK: 409,
  DAY_NOT_READY: 409,
  BALANCE_DIFFERS: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  SIGNING_OUT_OF_TURN: 409,
  PAGES_PROTECTED: 409,
  PAGES_NOT_DRAWN: 409,
  PAYLOAD_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  FILE_TYPE_UNSUPPORTED: 415,
  RATE_LIMITED: 429,
  FAULT: 500,
  FILE_SCAN_UNAVAILABLE: 503,
  STORAGE_FULL: 503,
  BUSY: 503,
  UNAVAILABLE: 503,
} as const satisfies Record<string, ErrorStatus>;

export type ErrorCode = keyof typeof ERRORS;

type InCamels<Code extends string> = Code extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<InCamels<Rest>>}`
  : Lowercase<Code>;

/** The key of a code's sentence in `packages/messages`: `errors.notFound` for NOT_FOUND. A code without one does not compile there. */
export function messageKeyOf<Code extends ErrorCode>(code: Code): `errors.${InCamels<Code>}`;
export function messageKeyOf(code: string): string {
  return `errors.${code.toLowerCase().replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
}

/** Every code, in the catalogue's order. */
export const ERROR_CODES = namesOf(ERRORS);

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[];
function namesOf(table: object): string[] {
  return Object.keys(table);
}
