import { STAFF_ROLES } from '@portal/domain/office/staff-roles';
import { COMPLETE_INVESTOR, DEMO_PASSWORD, NEW_INVESTOR } from './demo-accounts.ts';
import { demoAddressOf, SECOND_ADMINISTRATOR } from './demo-people.ts';

/** What the terminal says about the demonstration accounts once the portal is ready; `office` is where the office is. */
export function demoGreeting(office = '/office'): string[] {
  return [
    `Demonstration accounts, password "${DEMO_PASSWORD}":`,
    `  ${NEW_INVESTOR.email}  has just registered`,
    `  ${COMPLETE_INVESTOR.email}      has completed everything once, and has three orders`,
    `The office, at ${office}, with the same password: ${[...STAFF_ROLES.map(demoAddressOf), SECOND_ADMINISTRATOR.email].join(', ')}`,
    '  Their codes: npm run dealer -- staff code <email>',
  ];
}
