import type { WizardKyc } from './use-wizard-kyc.ts';

/** First, middle and last name as in the profile. */
export function fullName({ answer }: Pick<WizardKyc, 'answer'>): string {
  return ['firstName', 'middleName', 'lastName']
    .map((name) => answer(`basics.${name}`))
    .filter((name) => name !== '')
    .join(' ');
}
