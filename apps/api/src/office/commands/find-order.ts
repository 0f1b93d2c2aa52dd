import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { findOrdersByPrefix, type QueuedOrder } from './dealer-queue.store.ts';

const ORDER_PREFIX = /^[0-9a-f-]{8,36}$/i;

/**
 * The order that a command names by its reference or its number. Throws CommandError if it is malformed, CommandRefused if there is
 * none, or more than one.
 */
export async function findOrder(deps: Deps, typed: string | undefined): Promise<QueuedOrder> {
  if (typed === undefined || !ORDER_PREFIX.test(typed)) {
    throw new CommandError('Name an order: its reference of 8 characters, or its number.');
  }
  const [order, another] = await findOrdersByPrefix(deps.db, typed.toLowerCase());
  if (order === undefined) {
    throw new CommandRefused(`There is no order ${typed}.`);
  }
  if (another !== undefined) {
    throw new CommandRefused(`More than one order starts with ${typed}.`);
  }
  return order;
}
