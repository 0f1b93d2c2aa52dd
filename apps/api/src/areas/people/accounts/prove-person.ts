/** Let only the person go on, by the password and the second step, for areas that give out or end what is theirs. */
export { provePassword } from './credentials/prove-password.ts';
export { proveSecondStep, readSecondStep } from './two-factor/second-step.ts';
