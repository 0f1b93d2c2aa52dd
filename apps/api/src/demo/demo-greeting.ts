import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import { demoAddressOf, SECOND_PEOPLE } from './people/demo-people.ts';
import { COMPLETE_INVESTOR, DEMO_PASSWORD, NEW_INVESTOR } from './people/demo-person.ts';

/** What the terminal says about the demonstration accounts once the portal is ready; `office` is where the office is. */
export function demoGreeting(office: string): string[] {
  const investors = [
    [NEW_INVESTOR.email, 'has just registered'],
    [COMPLETE_INVESTOR.email, 'has a complete profile and three orders'],
  ];
  const people = [...STAFF_ROLES.map(demoAddressOf), ...SECOND_PEOPLE.map(({ email }) => email)];
  return [
    `Demonstration accounts, password "${DEMO_PASSWORD}":`,
    ...investors.map(([email = '', what]) => `  ${email.padEnd(WIDTH)}${what}`),
    `Office, at ${office}, same password:`,
    ...people.map((email) => `  ${email}`),
    '  For a login code: npm run dealer -- staff code <email>',
  ];
}

const WIDTH = 28;
