/** How long before their signature a signer has proved who they are, at most. */
export const SIGNING_PROOF_MINUTES = 15;

const MINUTE_MS = 60_000;

/** Until when a proof of this moment lets its person sign. */
export function provedUntil(provedAt: Date): Date {
  return new Date(provedAt.getTime() + SIGNING_PROOF_MINUTES * MINUTE_MS);
}

/** Whether somebody who last proved who they are at `provedAt` may sign at `at`; null: they did not. */
export function isProofFresh(provedAt: Date | null, at: Date): boolean {
  return provedAt !== null && at <= provedUntil(provedAt);
}
