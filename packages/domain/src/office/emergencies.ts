import * as z from 'zod/mini';
import { REASON_MAX_LENGTH } from '../trades/trade-status.ts';

/** What takes two persons and one may do alone in an emergency, at the command line; `let-in`: an administrator, by who runs the machine. */
export const EMERGENCY_KINDS = [
  'approve-order',
  'release-money',
  'refund-money',
  'change-role',
  'let-in',
] as const;
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number];

/** Why one person acted alone. */
export const emergencyReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX_LENGTH));
