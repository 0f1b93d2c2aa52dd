import type { ErrorCode } from '../../ground/errors/error-catalogue.ts';

/** What is looked at before an order is approved. */
export const APPROVAL_CHECKS = [
  'identity-not-confirmed',
  'identity-not-checked',
  'newer-profile',
  'profile-too-old',
  'profile-flag',
  'payment-flag',
  'purchaser-missing',
  'purchasers-one-person',
  'province-not-served',
  'representative-not-registered',
  'memorandum-not-accepted',
  'joint-memorandum-not-accepted',
  'exemption-missing',
  'over-limit',
  'exemption-outdated',
  'advice-missing',
  'class-not-confirmed',
  'form-missing',
  'paper-outdated',
] as const;
export type ApprovalCheck = (typeof APPROVAL_CHECKS)[number];

/**
 * Whether two persons may approve while a check is open, by an exception that one declares and the other sees. Never where the law
 * leaves no choice: somebody who is not who they say they are, or of whom nobody looked (NI 31-103 s. 13.2(2)(a)), a profile that is not the newest or that nobody
 * reviewed for a year (s. 13.2(4), (4.1)), somebody who buys and is not known, or twice the same person, a province in which the dealer is not registered (s. 4.1), an offering memorandum that a
 * purchaser was not given (NI 45-106 s. 2.9), a purchaser who may not buy under any exemption, or not so much, or not without advice, or
 * as somebody of a class that nobody looked at (45-106CP s. 1.9), a prescribed form that a purchaser did not sign (NI 45-106 s. 2.9(1)(d)), or
 * papers that say something else than what was decided.
 */
export const MAY_BE_EXCEPTED = {
  'identity-not-confirmed': false,
  'identity-not-checked': false,
  'newer-profile': false,
  'profile-too-old': false,
  'profile-flag': true,
  'payment-flag': true,
  'purchaser-missing': false,
  'purchasers-one-person': false,
  'province-not-served': false,
  'representative-not-registered': false,
  'memorandum-not-accepted': false,
  'joint-memorandum-not-accepted': false,
  'exemption-missing': false,
  'over-limit': false,
  'exemption-outdated': false,
  'advice-missing': false,
  'class-not-confirmed': false,
  'form-missing': false,
  'paper-outdated': false,
} as const satisfies Record<ApprovalCheck, boolean>;

type Excepted<Check extends ApprovalCheck> = Check extends ApprovalCheck
  ? (typeof MAY_BE_EXCEPTED)[Check] extends true
    ? Check
    : never
  : never;
/** A check that may be excepted. */
export type ExceptedCheck = Excepted<ApprovalCheck>;

export const EXCEPTED_CHECKS = ['profile-flag', 'payment-flag'] as const satisfies readonly ExceptedCheck[];

/** What an order waits for by itself: it may be proposed meanwhile, and is approved once that is there. */
const WAITED_FOR = {
  PURCHASER_MISSING: 'purchaser-missing',
  PROVINCE_NOT_SERVED: 'province-not-served',
  REPRESENTATIVE_NOT_REGISTERED: 'representative-not-registered',
  MEMORANDUM_NOT_ACCEPTED: 'memorandum-not-accepted',
  JOINT_MEMORANDUM_NOT_ACCEPTED: 'joint-memorandum-not-accepted',
  NO_EXEMPTION: 'exemption-missing',
  NOT_OFFERED_THERE: 'exemption-missing',
  NOT_OF_AGE: 'exemption-missing',
  OFFERING_UNSAID: 'exemption-missing',
  OVER_LIMIT: 'over-limit',
  EXEMPTION_OUTDATED: 'exemption-outdated',
  ADVICE_MISSING: 'advice-missing',
  CLASS_NOT_CONFIRMED: 'class-not-confirmed',
  FORM_MISSING: 'form-missing',
  PAPER_OUTDATED: 'paper-outdated',
} as const satisfies Partial<Record<ErrorCode, ApprovalCheck>>;
const WAITED_CHECKS: ReadonlySet<ApprovalCheck> = new Set(Object.values(WAITED_FOR));
const isWaitedFor = (code: string | null): code is keyof typeof WAITED_FOR =>
  code !== null && Object.hasOwn(WAITED_FOR, code);

/** What the person who proposes an approval all the same declares. */
export type DeclaredException = { checks: ExceptedCheck[]; reason: string };

export type ApprovalFacts = {
  /** The outcome of the last comparison of the profile's documents with its answers. */
  identity: 'confirmed' | 'not-confirmed' | null;
  hasNewerProfile: boolean;
  /** The investor submitted or confirmed none within twelve months. */
  isProfileTooOld: boolean;
  /** Open ones of the investor. */
  profileFlags: number;
  /** Open ones of the order. */
  paymentFlags: number;
  /** Both accounts that buy are one person's, as far as numbers tell. */
  arePurchasersOnePerson: boolean;
  /** The code of what the order waits for by itself; null where it waits for nothing. */
  waitsFor: string | null;
};

/** The checks that are open, in the order of the table. */
export function openChecks(facts: ApprovalFacts): ApprovalCheck[] {
  const awaited = isWaitedFor(facts.waitsFor) ? WAITED_FOR[facts.waitsFor] : null;
  const isOpen: Readonly<Record<ApprovalCheck, boolean>> = {
    'identity-not-confirmed': facts.identity === 'not-confirmed',
    'identity-not-checked': facts.identity === null,
    'newer-profile': facts.hasNewerProfile,
    'profile-too-old': facts.isProfileTooOld,
    'profile-flag': facts.profileFlags > 0,
    'payment-flag': facts.paymentFlags > 0,
    'purchaser-missing': awaited === 'purchaser-missing',
    'purchasers-one-person': facts.arePurchasersOnePerson,
    'province-not-served': awaited === 'province-not-served',
    'representative-not-registered': awaited === 'representative-not-registered',
    'memorandum-not-accepted': awaited === 'memorandum-not-accepted',
    'joint-memorandum-not-accepted': awaited === 'joint-memorandum-not-accepted',
    'exemption-missing': awaited === 'exemption-missing',
    'over-limit': awaited === 'over-limit',
    'exemption-outdated': awaited === 'exemption-outdated',
    'advice-missing': awaited === 'advice-missing',
    'class-not-confirmed': awaited === 'class-not-confirmed',
    'form-missing': awaited === 'form-missing',
    'paper-outdated': awaited === 'paper-outdated',
  };
  return APPROVAL_CHECKS.filter((check) => isOpen[check]);
}

/** True where nothing is open but what an exception may cover and what the order waits for by itself. */
export function mayBeProposed(open: readonly ApprovalCheck[]): boolean {
  return open.every((check) => WAITED_CHECKS.has(check) || MAY_BE_EXCEPTED[check]);
}

/** Open checks for which nobody declared an exception; what an order waits for by itself is refused elsewhere. */
export function undeclaredChecks(
  open: readonly ApprovalCheck[],
  exception: DeclaredException | null,
): ApprovalCheck[] {
  const declared: readonly ApprovalCheck[] = exception?.checks ?? [];
  return open.filter((check) => !WAITED_CHECKS.has(check) && !declared.includes(check));
}
