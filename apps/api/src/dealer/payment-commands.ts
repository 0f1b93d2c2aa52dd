import { orderReference } from '@portal/domain/trades/order-reference';
import { isActiveStatus } from '@portal/domain/trades/trade-status';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { clearFlag } from '../payments/clear-flag.ts';
import { FLAG_SENTENCES } from '../payments/flag-payment.ts';
import { balanceOf, listMovements } from '../payments/ledger.store.ts';
import { listOpenFlags, type PaymentFlag } from '../payments/payment-flags.store.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { releasePayment } from '../payments/release-payment.ts';
import { returnPayment } from '../payments/return-payment.ts';
import { CommandError, CommandRefused } from './command-error.ts';
import type { QueuedOrder } from './dealer-queue.store.ts';
import { dollars } from './describe-order.ts';
import { exportCommand } from './export-command.ts';
import { findOrder } from './find-order.ts';
import { readAmount } from './read-amount.ts';

/** The options that commands about money take. */
export type PaymentOptions = {
  amount?: string | undefined;
  reference?: string | undefined;
  reason?: string | undefined;
  output?: string | undefined;
  file?: string | undefined;
};

export const PAYMENT_USAGE: readonly string[] = [
  'npm run dealer -- payments list [<order>]                 what to look at, or what money did for one order',
  'npm run dealer -- payments receive <order> [--amount 5000.00] [--reference "wire 4711"]',
  'npm run dealer -- payments returned <order> [--amount 5000.00] [--reference "debit 4711"]',
  'npm run dealer -- payments release <order>                from trust to the issuer: settles the order',
  'npm run dealer -- payments refund <order> [--amount 5000.00] [--reference "wire 4712"]',
  'npm run dealer -- payments clear <number> --reason "..."  somebody has looked at it',
  'npm run dealer -- payments export [--output /a/file]      the next debit file for the bank',
  'npm run dealer -- payments export --file 7 [--output /a/file]  the same file again',
];

type PaymentCommand = (deps: Deps, typed: string | undefined, options: PaymentOptions) => Promise<string[]>;

const NOTHING_NEW = 'This payment was recorded before; nothing changed.';

/** The commands about the money of orders, each the use case of the same name. */
export const PAYMENT_COMMANDS: ReadonlyMap<string, PaymentCommand> = new Map<string, PaymentCommand>([
  ['list', (deps, typed) => (typed === undefined ? listFlags(deps) : listOrder(deps, typed))],
  ['receive', receive],
  ['received', receive],
  ['returned', giveBack],
  ['release', release],
  ['refund', refund],
  ['clear', clear],
  ['export', (deps, _typed, options) => exportCommand(deps, options)],
]);

async function receive(deps: Deps, typed: string | undefined, options: PaymentOptions): Promise<string[]> {
  const order = await findOrder(deps, typed);
  const amountCents = options.amount === undefined ? order.totalCents : readAmount(options.amount);
  const reference = options.reference ?? (await wholeReference(deps, order, amountCents, 'full payment'));
  const receipt = await receivePayment(deps, order.investorId, order.id, { amountCents, reference });
  return [
    receipt.isNew ? `Recorded ${dollars(amountCents)} in trust for ${order.id}` : NOTHING_NEW,
    `In trust for this order: ${dollars(receipt.inTrustCents)} of ${dollars(order.totalCents)}`,
    ...(receipt.needsAttention
      ? [`Look into this: the order is ${order.status}, or more arrived than it costs.`]
      : []),
  ];
}

/**
 * What the whole payment is called when nobody named it: the same while nothing came back, so that it is counted once, and
 * another after each return, because then it is paid anew. Throws CommandError for a part, of which there may be several.
 */
async function wholeReference(
  deps: Deps,
  { investorId, id, totalCents }: QueuedOrder,
  amountCents: bigint,
  name: string,
): Promise<string> {
  if (amountCents !== totalCents) {
    throw new CommandError('Name a payment of another amount than the total by its --reference at the bank.');
  }
  const movements = await listMovements(deps.db, investorId, id);
  const returns = movements.filter(({ kind }) => kind === 'returned').length;
  return returns === 0 ? name : `${name} ${returns + 1}`;
}

async function giveBack(deps: Deps, typed: string | undefined, options: PaymentOptions): Promise<string[]> {
  const order = await findOrder(deps, typed);
  const amountCents = options.amount === undefined ? order.totalCents : readAmount(options.amount);
  const reference = options.reference ?? (await wholeReference(deps, order, amountCents, 'returned payment'));
  const outcome = await returnPayment(deps, order.investorId, order.id, { amountCents, reference });
  return [
    outcome.isNew
      ? `Recorded that ${dollars(amountCents)} came back; ${isActiveStatus(order.status) ? 'the investor was asked to pay again' : 'the order is over'}: ${order.id}`
      : 'Nothing to take back: it was recorded before, or no payment of this order is known.',
    `In trust for this order: ${dollars(outcome.inTrustCents)} of ${dollars(order.totalCents)}`,
  ];
}

async function release(deps: Deps, typed: string | undefined): Promise<string[]> {
  const order = await findOrder(deps, typed);
  const isNew = await releasePayment(deps, order.investorId, order.id);
  return isNew
    ? [`Released ${dollars(order.totalCents)} to the issuer; the order is settled: ${order.id}`]
    : ['This order was settled before; nothing changed.'];
}

async function refund(deps: Deps, typed: string | undefined, options: PaymentOptions): Promise<string[]> {
  const order = await findOrder(deps, typed);
  const outcome = await refundPayment(deps, order.investorId, order.id, {
    amountCents: options.amount === undefined ? undefined : readAmount(options.amount),
    reference: options.reference,
  });
  return [
    outcome.isNew ? `Recorded the refund of ${dollars(outcome.amountCents)} for ${order.id}` : NOTHING_NEW,
    `In trust for this order: ${dollars(outcome.inTrustCents)}`,
  ];
}

async function clear(deps: Deps, typed: string | undefined, options: PaymentOptions): Promise<string[]> {
  const reason = options.reason?.trim() ?? '';
  if (typed === undefined || reason === '') {
    throw new CommandError('Name what was looked at by its number in the list, and write a reason.');
  }
  const flag = await transact(deps.db, (trx) => clearFlag(trx, deps, typed, reason));
  if (flag === undefined) {
    throw new CommandRefused(`There is nothing to look at with the number ${typed}.`);
  }
  return [`Cleared: ${lineOfFlag(flag)}`];
}

async function listFlags(deps: Deps): Promise<string[]> {
  const flags = await listOpenFlags(deps.db);
  return flags.length === 0 ? ['No payment needs to be looked at.'] : flags.map(lineOfFlag);
}

const FLAG_NUMBER_LENGTH = 8;

/** One flag; the first characters of its id are enough to name it. */
export function lineOfFlag({ id, kind, tradeId, detail, createdAt }: PaymentFlag): string {
  const facts = Object.entries(detail).map(([name, value]) => `${name} ${value}`);
  return [
    id.slice(0, FLAG_NUMBER_LENGTH),
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
    kind,
    tradeId === null ? 'no order' : orderReference(tradeId),
    ...facts,
    FLAG_SENTENCES[kind],
  ].join(' | ');
}

async function listOrder(deps: Deps, typed: string): Promise<string[]> {
  const { id, investorId, totalCents } = await findOrder(deps, typed);
  const movements = await listMovements(deps.db, investorId, id);
  const balance = (account: 'authorized' | 'trust' | 'issuers') =>
    balanceOf(deps.db, investorId, id, account);
  return [
    ...movements.map(({ kind, amountCents, reference, at }) =>
      [at.toISOString(), kind, dollars(amountCents), reference ?? ''].join(' | '),
    ),
    `Order      ${dollars(totalCents)}`,
    `Authorized ${dollars(await balance('authorized'))}`,
    `In trust   ${dollars(await balance('trust'))}`,
    `Released   ${dollars(await balance('issuers'))}`,
  ];
}
