import { parseArgs } from 'node:util';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { oneAddress } from '@portal/domain/ground/people/one-address';
import { findActingStaff } from '../../areas/firm/staff/people/find-acting-staff.ts';
import { listOpenFlags } from '../../areas/money/payments/flags/list-open-flags.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { CommandResult } from '../../platform/commands/command-result.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { failureReply } from '../../platform/http/failures/failure-reply.ts';
import { openReasons } from '../../platform/reasons/open-reasons.ts';
import { listQueue } from './dealer-queue.store.ts';
import { lineOfOrder } from './describe-order.ts';
import { DESK_COMMANDS, DESK_USAGE } from './desk-commands.ts';
import { linesOfFlags } from './flag-commands.ts';
import { keepSaid } from './keep-said.ts';
import { ORDER_COMMANDS } from './order-commands.ts';
import type { PaymentOptions } from './payment-command.ts';
import { PAYMENT_COMMANDS, PAYMENT_USAGE } from './payment-commands.ts';
import type { EmergencyOptions } from './require-emergency.ts';
import { DEALS_USAGE, runDealsCommand } from './run-deals-command.ts';
import { linesOfProfileFlags, PROFILE_USAGE, runProfilesCommand } from './run-profiles-command.ts';
import { runStaffCommand, STAFF_USAGE, type StaffOptions } from './run-staff-command.ts';

export const DEALER_USAGE = [
  'npm run dealer -- queue                                   orders that wait',
  'npm run dealer -- show <order>                            one order',
  'npm run dealer -- review <order>                          take it into review',
  'npm run dealer -- approve <order> --emergency --reason "..."',
  '                                                          approve it alone; else the office approves it, by two persons',
  'npm run dealer -- return <order> --reason "..."           ask the investor for changes',
  'npm run dealer -- decline <order> --reason "..."          decline it, its units go back',
  'npm run dealer -- archive <order> --reason "..."          cancel it for the investor',
  'npm run dealer -- joint-link <order>                      send the joint investor a new signing link',
  ...PAYMENT_USAGE,
  ...PROFILE_USAGE,
  ...DESK_USAGE,
  ...DEALS_USAGE,
  ...STAFF_USAGE,
  'npm run dealer -- law draft                               write a law.json in which counsel has confirmed nothing yet',
  '',
  '--as <email> names who of the office acts: a command that changes something asks for it, and their roles have to allow it.',
  '--emergency says that one person does alone what takes two, and --reason why: it is on record, and the page of the order shows it.',
  '<order> is the reference that the investor sees, such as 3A2D34FE, or more of the order number, which starts with it.',
];

/** Runs one command of the dealer's command line through the same use cases as the office. */
export async function runDealerCommand(deps: Deps, argv: readonly string[]): Promise<CommandResult> {
  try {
    return { ok: true, lines: await openReasons(deps, await run(deps, argv)) };
  } catch (error) {
    if (error instanceof CommandError) {
      return { ok: false, lines: [error.message, '', ...DEALER_USAGE] };
    }
    if (error instanceof CommandRefused) {
      return { ok: false, lines: [error.message] };
    }
    if (error instanceof AppError) {
      const { message, currentState } = failureReply(error, 'en', '');
      return {
        ok: false,
        lines: [...message, ...(currentState === undefined ? [] : [`The order is: ${currentState}`])],
      };
    }
    throw error;
  }
}

async function run(plain: Deps, argv: readonly string[]): Promise<string[]> {
  const { positionals, values: typed } = readArguments(argv);
  const deps = { ...plain, who: await whoActs(plain, typed.as) };
  const values = await keepSaid(plain, typed);
  const [command, ...rest] = positionals;
  if (command === 'queue') {
    return showQueue(deps);
  }
  if (command === 'payments' || command === 'payment') {
    const carryOut = PAYMENT_COMMANDS.get(rest[0] ?? '');
    if (carryOut === undefined) {
      throw new CommandError(`There is no command '${command} ${rest[0] ?? ''}'.`);
    }
    return carryOut(deps, rest[1], values);
  }
  if (command === 'staff') {
    return runStaffCommand(deps, rest, values);
  }
  if (command === 'deals') {
    return runDealsCommand(deps, rest, values.reason ?? '');
  }
  if (command === 'profiles') {
    return runProfilesCommand(deps, rest, values.reason ?? '');
  }
  const atDesk = DESK_COMMANDS.get(command ?? '');
  if (atDesk !== undefined) {
    return atDesk(deps, rest);
  }
  const carryOut = ORDER_COMMANDS.get(command ?? '');
  if (carryOut === undefined) {
    throw new CommandError(`There is no command '${command ?? ''}'.`);
  }
  return carryOut(deps, rest[0], { reason: values.reason ?? '', emergency: values.emergency === true });
}

/** Waiting orders, and then payments and profiles that need somebody's attention. */
async function showQueue(deps: Deps): Promise<string[]> {
  const orders = await listQueue(deps.db);
  const flags = await listOpenFlags(deps.db);
  const profiles = await linesOfProfileFlags(deps);
  return [
    ...(orders.length === 0 ? ['No order is waiting.'] : orders.map(lineOfOrder)),
    ...(flags.length === 0 ? [] : ['', 'Payments to look at:', ...(await linesOfFlags(deps, flags))]),
    ...(profiles.length === 0 ? [] : ['', 'Profiles to look at:', ...profiles]),
  ];
}

type Options = PaymentOptions & StaffOptions & EmergencyOptions & { as?: string | undefined };

function readArguments(argv: readonly string[]): { positionals: string[]; values: Options } {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        emergency: { type: 'boolean' },
        amount: { type: 'string' },
        reference: { type: 'string' },
        order: { type: 'string' },
        output: { type: 'string' },
        file: { type: 'string' },
        bank: { type: 'string' },
        as: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Who carries out a command, by the address after `--as`. Throws CommandRefused if it belongs to no staff member, or, when asked for
 * an action, if their roles do not allow it for everybody's things; CommandError if nobody was named.
 */
async function whoActs({ db }: Pick<Deps, 'db'>, typed: string | undefined): Promise<CommandDeps['who']> {
  if (typed === undefined) {
    return () => {
      throw new CommandError('Name who acts: --as and the email of somebody of the office (staff list).');
    };
  }
  const actor = await findActingStaff(db, oneAddress(typed));
  if (actor === undefined) {
    throw new CommandRefused(`Nobody of the office has the email ${typed}: npm run dealer -- staff list`);
  }
  return (action) => {
    if (scopeOf(actor.roles, action) !== 'all') {
      throw new CommandRefused(
        `${actor.name} may not do this: it is not among what ${actor.roles.join(' and ')} may do.`,
      );
    }
    return actor;
  };
}
