export const DEAL_TYPES = [
  'apartments',
  'student',
  'land',
  'mortgage',
  'research',
  'commercial',
  'industrial',
  'energy',
] as const;
export type DealType = (typeof DEAL_TYPES)[number];
