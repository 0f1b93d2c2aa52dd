import type { DemoMember } from './demo-deal.ts';
import { TEAMS_OF_THE_EAST } from './teams-of-the-east.ts';
import { TEAMS_OF_THE_MIDDLE } from './teams-of-the-middle.ts';
import { TEAMS_OF_THE_WEST } from './teams-of-the-west.ts';

/** Who answers for each deal of the demonstration, by its name in addresses. Everybody in it is invented. */
export const DEMO_TEAMS: Readonly<Record<string, readonly DemoMember[]>> = {
  ...TEAMS_OF_THE_EAST,
  ...TEAMS_OF_THE_MIDDLE,
  ...TEAMS_OF_THE_WEST,
};
