import * as z from 'zod/mini';
import { REASON_MAX_LENGTH } from '../../ground/forms/office-reason.ts';

/**
 * What takes two persons and one may do alone in an emergency, at the command line. By whoever runs the machine: `let-in`, an administrator, and
 * `bring-in`, what was published elsewhere, such as the deals of the demonstration.
 */
export const EMERGENCY_KINDS = [
  'approve-order',
  'release-money',
  'refund-money',
  'change-role',
  'let-in',
  'bring-in',
] as const;
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number];
/** What one person of the office does alone. */
export type PersonalEmergency = Exclude<EmergencyKind, 'let-in' | 'bring-in'>;

/** Why one person acted alone. */
export const emergencyReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX_LENGTH));
