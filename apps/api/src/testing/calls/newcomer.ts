import { randomUUID } from 'node:crypto';

/** The body of a registration that nobody has sent before. */
export function newcomer() {
  return {
    firstName: 'Ada',
    lastName: 'Tremblay',
    email: `newcomer-${randomUUID()}@example.com`,
    password: 'brave otters',
    language: 'fr',
    province: 'CAN-QC',
    acceptTerms: true,
  };
}
