import type { ProvinceCode } from '../people/provinces.ts';

/** Provinces with limits over twelve months on purchases under an offering memorandum (NI 45-106 s. 2.9(2.1)): 'the six'. */
export const LIMITED_BY_YEAR = [
  'CAN-AB',
  'CAN-NB',
  'CAN-NS',
  'CAN-ON',
  'CAN-QC',
  'CAN-SK',
] as const satisfies ProvinceCode[];

/** Those with a limit on each purchase (s. 2.9(2)). */
export const LIMITED_BY_PURCHASE = [
  'CAN-MB',
  'CAN-PE',
  'CAN-NT',
  'CAN-NU',
  'CAN-YT',
] as const satisfies ProvinceCode[];

/** Those without a limit (s. 2.9(1)). */
export const NOT_LIMITED = ['CAN-BC', 'CAN-NL'] as const satisfies ProvinceCode[];

/** Those in which no investment fund is sold by an offering memorandum (s. 2.9(2.2)(b)). */
export const WITHOUT_FUNDS = ['CAN-NB', 'CAN-ON', 'CAN-QC'] as const satisfies ProvinceCode[];

/** Those in which nobody but a registered dealer is paid for such a sale (s. 2.9(4)). */
export const PAID_TO_DEALERS_ONLY = ['CAN-NT', 'CAN-NU', 'CAN-YT'] as const satisfies ProvinceCode[];
