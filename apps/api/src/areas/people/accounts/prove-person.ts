/** For areas that hand out or end what is a person's own: demands the password and the second step. */
export { provePassword } from './credentials/prove-password.ts';
export { PROOF_LIMIT } from './profile/account-rate-limits.ts';
export { proveSecondStep, readSecondStep } from './two-factor/second-step.ts';
