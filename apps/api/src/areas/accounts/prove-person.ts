/** Lets only the person with the password go on, for areas that give out or end what is theirs. */
export { provePassword } from './credentials/prove-password.ts';
