import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { findActingStaff } from '../../areas/firm/staff/people/find-acting-staff.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';

/**
 * Who carries out a command, by the address after `--as`. Throws CommandRefused when it is nobody's of the office, or, asked for an
 * action, when their role does not allow it for everybody's things; CommandError when nobody was named.
 */
export async function whoActs(
  { db }: Pick<Deps, 'db'>,
  typed: string | undefined,
): Promise<CommandDeps['who']> {
  if (typed === undefined) {
    return () => {
      throw new CommandError('Name who acts: --as and the email of somebody of the office (staff list).');
    };
  }
  const actor = await findActingStaff(db, typed.trim().toLowerCase());
  if (actor === undefined) {
    throw new CommandRefused(`Nobody of the office has the email ${typed}: npm run dealer -- staff list`);
  }
  return (action) => {
    if (scopeOf(actor.role, action) !== 'all') {
      throw new CommandRefused(`${actor.name} may not do this: it is not among what ${actor.role} may do.`);
    }
    return actor;
  };
}
