import { centsFromDollars } from '@portal/domain/ground/money/cents';
import { CommandError } from '../../platform/commands/command-error.ts';

/** Dollars as written in English; `5 000,00` is ambiguous and refused. */
const DOLLARS = /^\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;

/** The cents of an amount that somebody typed. Throws CommandError. */
export function readAmount(typed: string): bigint {
  if (!DOLLARS.test(typed)) {
    throw new CommandError(`'${typed}' is not an amount in dollars, such as 5000.00.`);
  }
  try {
    return centsFromDollars(Number(typed.replace(/[$,]/g, '')));
  } catch {
    throw new CommandError(`'${typed}' is more than the journal takes.`);
  }
}
