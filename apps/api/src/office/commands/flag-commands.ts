import { orderReference } from '@portal/domain/order/trades/order-reference';
import { clearFlag } from '../../areas/money/payments/flag-desk/clear-flag.ts';
import { takeBackDouble } from '../../areas/money/payments/flag-desk/take-back-double.ts';
import { FLAG_SENTENCES } from '../../areas/money/payments/flags/flag-payment.ts';
import {
  findOpenFlag,
  listOpenFlags,
  type PaymentFlag,
} from '../../areas/money/payments/flags/list-open-flags.ts';
import { readFlagPayor } from '../../areas/money/payments/flags/read-flag-payor.ts';
import { applyPayment } from '../../areas/money/payments/movements/apply-payment.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';
import { dollars } from './describe-order.ts';
import { findOrder } from './find-order.ts';
import type { PaymentCommand, PaymentOptions } from './payment-command.ts';

export const FLAG_USAGE: readonly string[] = [
  'npm run dealer -- payments clear <number> --reason "..."  somebody has looked at it',
  'npm run dealer -- payments once <number> --reason "..."   what looks like two payments is one, told twice',
  'npm run dealer -- payments apply <number> --order <order> whose the money of an unknown order is',
];

/** What staff decide about a flagged payment; `<number>` is the flag's in the list. */
export const FLAG_COMMANDS: ReadonlyMap<string, PaymentCommand> = new Map<string, PaymentCommand>([
  ['clear', clear],
  ['once', once],
  ['apply', apply],
]);

/** What nobody has looked at yet. */
export async function listFlags(deps: Deps): Promise<string[]> {
  const flags = await listOpenFlags(deps.db);
  return flags.length === 0 ? ['No payment needs to be looked at.'] : linesOfFlags(deps, flags);
}

export function linesOfFlags(deps: Pick<Deps, 'secrets'>, flags: readonly PaymentFlag[]): Promise<string[]> {
  return Promise.all(flags.map((flag) => lineOfFlag(deps, flag)));
}

const FLAG_NUMBER_LENGTH = 8;

/** One flag; the first characters of its id are enough to name it. */
async function lineOfFlag(deps: Pick<Deps, 'secrets'>, flag: PaymentFlag): Promise<string> {
  const { id, kind, tradeId, detail, createdAt } = flag;
  const payor = await readFlagPayor(deps, flag);
  const facts = Object.entries(detail).map(([name, value]) => `${name} ${value}`);
  return [
    id.slice(0, FLAG_NUMBER_LENGTH),
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
    kind,
    tradeId === null ? 'no order' : orderReference(tradeId),
    ...(payor === null ? [] : [`payor ${payor}`]),
    ...facts,
    FLAG_SENTENCES[kind],
  ].join(' | ');
}

async function clear(
  deps: CommandDeps,
  typed: string | undefined,
  options: PaymentOptions,
): Promise<string[]> {
  const by = deps.who('payments.clear-flag');
  const flag = await clearFlag(deps, by, await readDecision(deps, typed, options));
  return [`Cleared: ${await lineOfFlag(deps, flag)}`];
}

async function once(
  deps: CommandDeps,
  typed: string | undefined,
  options: PaymentOptions,
): Promise<string[]> {
  const by = deps.who('payments.clear-flag');
  const flag = await takeBackDouble(deps, by, await readDecision(deps, typed, options));
  return [`Counted once: ${await lineOfFlag(deps, flag)}`];
}

async function apply(
  deps: CommandDeps,
  typed: string | undefined,
  options: PaymentOptions,
): Promise<string[]> {
  const by = deps.who('payments.record');
  const flagId = await readNumber(deps, typed);
  const order = await findOrder(deps, options.order);
  const applied = await applyPayment(deps, by, { flagId, order });
  return [
    `Applied to ${order.id}: ${applied.kind} ${dollars(applied.amountCents)}`,
    `In trust for this order: ${dollars(applied.inTrustCents)} of ${dollars(order.totalCents)}`,
  ];
}

async function readDecision(
  deps: Deps,
  typed: string | undefined,
  options: PaymentOptions,
): Promise<{ flagId: string; reason: string }> {
  const reason = options.reason?.trim() ?? '';
  if (reason === '') {
    throw new CommandError('Name what was looked at by its number in the list, and write a reason.');
  }
  return { flagId: await readNumber(deps, typed), reason };
}

/** The id of the open flag whose number somebody typed. */
async function readNumber(deps: Deps, typed: string | undefined): Promise<string> {
  if (typed === undefined || typed === '') {
    throw new CommandError('Name what was looked at by its number in the list.');
  }
  const flag = await findOpenFlag(deps.db, typed);
  if (flag === undefined) {
    throw new CommandRefused(`There is nothing to look at with the number ${typed}.`);
  }
  return flag.id;
}
