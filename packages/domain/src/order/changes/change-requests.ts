import { KYC_FIELDS } from '../../client/kyc/sections/section-schemas.ts';

/** Why something has to be changed; the investor reads its sentence in their own language. */
export const CHANGE_REASONS = [
  'unreadable',
  'cut-off',
  'expired',
  'does-not-match',
  'incomplete',
  'unclear',
  'out-of-date',
  'other',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Parts of the order itself that may have to be changed; everything else is a field of the profile. */
export const CHANGEABLE_PARTS = ['order.quantity', 'order.joint', 'order.details', 'order.payment'] as const;
export type ChangeablePart = (typeof CHANGEABLE_PARTS)[number];

export const CHANGE_ITEMS_MAX = 20;
export const CHANGE_NOTE_LENGTH_MAX = 1_000;

/** Everything that an investor may be asked to change, by its path: `basics.address.city`, `order.details`. */
export const CHANGEABLE_PATHS: ReadonlySet<string> = new Set([
  ...CHANGEABLE_PARTS,
  ...KYC_FIELDS.filter(({ kind, formerly }) => kind !== 'computed' && formerly !== true).map(
    ({ path }) => path,
  ),
]);
