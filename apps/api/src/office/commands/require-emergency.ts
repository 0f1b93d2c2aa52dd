import { emergencyReasonSchema } from '@portal/domain/firm/staff/emergency-kinds';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';

export type EmergencyOptions = { emergency?: boolean | undefined; reason?: string | undefined };

/**
 * The reason why one person does alone what takes two. Throws CommandRefused if the command does not claim an emergency (`instead`
 * says what to do then); CommandError if it does but gives no reason.
 */
export function requireEmergency({ emergency, reason }: EmergencyOptions, instead: string): string {
  if (emergency !== true) {
    throw new CommandRefused(
      `${instead} If no second person can in time, do it alone with --emergency and --reason "...": it is on record as an emergency.`,
    );
  }
  const read = emergencyReasonSchema.safeParse(reason);
  if (!read.success) {
    throw new CommandError('Say why one person acts alone: --reason "...", of 1 to 1,000 characters.');
  }
  return read.data;
}

/** What a command prints about one person's act. */
export const ALONE = 'One person did this alone: it is on record as an emergency.';
