import { parseArgs } from 'node:util';
import { centsFromDollars } from '@portal/domain/money/cents';
import type { CommandResult } from '../commands/command-result.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { failureReply } from '../http/failure-reply.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { CommandError } from './command-error.ts';
import { findOrdersByPrefix, listQueue, type QueuedOrder } from './dealer-queue.store.ts';
import { dollars, lineOfOrder } from './describe-order.ts';
import { DESK_COMMANDS, DESK_USAGE } from './desk-commands.ts';
import { ORDER_COMMANDS } from './order-commands.ts';

export const DEALER_USAGE = [
  'npm run dealer -- queue                                   orders that wait',
  'npm run dealer -- show <order>                            one order',
  'npm run dealer -- review <order>                          take it into review',
  'npm run dealer -- approve <order>                         approve it',
  'npm run dealer -- return <order> --reason "..."           ask the investor for changes',
  'npm run dealer -- decline <order> --reason "..."          decline it, its units go back',
  'npm run dealer -- archive <order> --reason "..."          cancel it for the investor',
  'npm run dealer -- payment received <order> [--amount 5000.00] [--reference "wire 4711"]',
  ...DESK_USAGE,
  '',
  '<order> is the reference that the investor sees, such as 3A2D34FE, or more of the order number, which starts with it.',
];

const ORDER_PREFIX = /^[0-9a-f-]{8,36}$/i;

/** Runs one command of the dealer's command line through the use cases that the dealer's office calls as well. */
export async function runDealerCommand(deps: Deps, argv: readonly string[]): Promise<CommandResult> {
  try {
    return { ok: true, lines: await run(deps, argv) };
  } catch (error) {
    if (error instanceof CommandError) {
      return { ok: false, lines: [error.message, '', ...DEALER_USAGE] };
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

async function run(deps: Deps, argv: readonly string[]): Promise<string[]> {
  const { positionals, values } = readArguments(argv);
  const [command, ...rest] = positionals;
  if (command === 'queue') {
    const orders = await listQueue(deps.db);
    return orders.length === 0 ? ['No order is waiting.'] : orders.map(lineOfOrder);
  }
  if (command === 'payment' && rest[0] === 'received') {
    const order = await findOrder(deps, rest[1]);
    return recordPayment(deps, order, values);
  }
  const atDesk = DESK_COMMANDS.get(command ?? '');
  if (atDesk !== undefined) {
    return atDesk(deps, rest);
  }
  const carryOut = ORDER_COMMANDS.get(command ?? '');
  if (carryOut === undefined) {
    throw new CommandError(`There is no command '${command ?? ''}'.`);
  }
  return carryOut(deps, await findOrder(deps, rest[0]), values.reason ?? '');
}

type Options = { reason?: string | undefined; amount?: string | undefined; reference?: string | undefined };

function readArguments(argv: readonly string[]): { positionals: string[]; values: Options } {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { reason: { type: 'string' }, amount: { type: 'string' }, reference: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

async function findOrder(deps: Deps, typed: string | undefined): Promise<QueuedOrder> {
  if (typed === undefined || !ORDER_PREFIX.test(typed)) {
    throw new CommandError('Name an order: its reference of 8 characters, or its number.');
  }
  const [order, another] = await findOrdersByPrefix(deps.db, typed.toLowerCase());
  if (order === undefined) {
    throw new CommandError(`There is no order ${typed}.`);
  }
  if (another !== undefined) {
    throw new CommandError(`More than one order starts with ${typed}.`);
  }
  return order;
}

async function recordPayment(deps: Deps, order: QueuedOrder, values: Options): Promise<string[]> {
  const amountCents = values.amount === undefined ? order.totalCents : amountOf(values.amount);
  const receipt = await receivePayment(deps, order.investorId, order.id, {
    amountCents,
    reference: values.reference ?? 'full payment',
  });
  return [
    receipt.isNew
      ? `Recorded ${dollars(amountCents)} in trust for ${order.id}`
      : 'This payment was recorded before; nothing changed.',
    `In trust for this order: ${dollars(receipt.inTrustCents)} of ${dollars(order.totalCents)}`,
    ...(receipt.needsAttention
      ? [`Look into this: the order is ${order.status}, or more arrived than it costs.`]
      : []),
  ];
}

/** Dollars as they are written in English; `5 000,00` could mean anything and is asked for again. */
const DOLLARS = /^\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;

function amountOf(typed: string): bigint {
  if (!DOLLARS.test(typed)) {
    throw new CommandError(`'${typed}' is not an amount in dollars, such as 5000.00.`);
  }
  try {
    return centsFromDollars(Number(typed.replace(/[$,]/g, '')));
  } catch {
    throw new CommandError(`'${typed}' is more than the ledger takes.`);
  }
}
