/**
 * The purchaser's right to cancel (NI 45-106 s. 2.9(6)): it begins with the last signature and ends at midnight that closes
 * the second business day after it. When that is, cancellation-ends-at.ts tells; who may cancel when, may-cancel.ts.
 */
export const RIGHTS_TO_CANCEL = ['not-begun', 'runs', 'ended'] as const;
export type RightToCancel = (typeof RIGHTS_TO_CANCEL)[number];

/** How the right stands at an instant. `endsAt` is null while a signature is missing; midnight itself is too late. */
export function rightToCancelAt(endsAt: Date | null, at: Date): RightToCancel {
  if (endsAt === null) {
    return 'not-begun';
  }
  return at < endsAt ? 'runs' : 'ended';
}

/** A notice counts from when it arrived; one of the last second may still be on its way into the order. */
const NOTICE_TRAVELS_MAX_MS = 60_000;

/** From when the money may leave the trust: the end of the right, and as long as a notice given in time may take to be written. */
export function releasableFrom(rightEndsAt: Date): Date {
  return new Date(rightEndsAt.getTime() + NOTICE_TRAVELS_MAX_MS);
}
