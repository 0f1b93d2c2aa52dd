import { COMPLETE_INVESTOR, DEMO_PASSWORD, NEW_INVESTOR } from './demo-accounts.ts';

/** What the terminal says about the demonstration accounts once the portal is ready. */
export function demoGreeting(): string[] {
  return [
    `Demonstration accounts, password "${DEMO_PASSWORD}":`,
    `  ${NEW_INVESTOR.email}  has just registered`,
    `  ${COMPLETE_INVESTOR.email}      has completed everything once, and has three orders`,
  ];
}
