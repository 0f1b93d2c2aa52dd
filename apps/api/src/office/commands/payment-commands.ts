import { returnableUntil } from '@portal/domain/money/payments/return-file';
import { isActiveStatus } from '@portal/domain/order/trades/trade-status';
import { refundInEmergency } from '../../areas/desk/orders/emergency/refund-in-emergency.ts';
import { releaseInEmergency } from '../../areas/desk/orders/emergency/release-in-emergency.ts';
import { listDebitsOfOrder, listMoney, orderMoney } from '../../areas/money/payments/journal/order-money.ts';
import { receivePayment } from '../../areas/money/payments/movements/receive-payment.ts';
import { returnPayment } from '../../areas/money/payments/movements/return-payment.ts';
import { CommandError } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';
import { BANK_COMMANDS, BANK_USAGE } from './bank-commands.ts';
import { dollars } from './describe-order.ts';
import { exportCommand } from './export-command.ts';
import { findOrder } from './find-order.ts';
import { FLAG_COMMANDS, FLAG_USAGE, listFlags } from './flag-commands.ts';
import type { PaymentCommand, PaymentOptions } from './payment-command.ts';
import { readAmount } from './read-amount.ts';
import { ALONE, requireEmergency } from './require-emergency.ts';
import { namedPayment, wholeReceipt, wholeReturn } from './whole-payment.ts';

export const PAYMENT_USAGE: readonly string[] = [
  'npm run dealer -- payments list [<order>]                 what to look at, or what money did for one order',
  'npm run dealer -- payments receive <order> [--amount 5000.00] [--reference "wire 4711"]',
  'npm run dealer -- payments returned <order> [--amount 5000.00] [--reference "debit 4711"]',
  'npm run dealer -- payments release <order> --emergency --reason "..."',
  '                                                          from trust to the issuer, alone: settles the order',
  'npm run dealer -- payments refund <order> --emergency --reason "..." [--amount 5000.00] [--reference "wire 4712"]',
  '                                                          back to the investor, alone',
  ...FLAG_USAGE,
  ...BANK_USAGE,
  'npm run dealer -- payments export [--output /a/file]      the next debit file for the bank',
  'npm run dealer -- payments export --file 7 [--output /a/file]  the same file again',
];

const NOTHING_NEW = 'This payment was recorded before; nothing changed.';

/** The commands about the money of orders, each the use case of the same name. */
export const PAYMENT_COMMANDS: ReadonlyMap<string, PaymentCommand> = new Map<string, PaymentCommand>([
  ['list', (deps, typed) => (typed === undefined ? listFlags(deps) : listOrder(deps, typed))],
  ['receive', receive],
  ['received', receive],
  ['returned', giveBack],
  ['release', release],
  ['refund', refund],
  ...FLAG_COMMANDS,
  ...BANK_COMMANDS,
  ['export', (deps, _typed, options) => exportCommand(deps, options)],
]);

async function receive(
  deps: CommandDeps,
  typed: string | undefined,
  options: PaymentOptions,
): Promise<string[]> {
  const by = deps.who('payments.record');
  const order = await findOrder(deps, typed);
  const amountCents = options.amount === undefined ? order.totalCents : readAmount(options.amount);
  const payment = namedPayment(
    amountCents,
    options.reference ?? (await wholeReceipt(deps, order, amountCents)),
  );
  const receipt = await receivePayment(deps, by, order.investorId, order.id, payment);
  return [
    receipt.isNew ? `Recorded ${dollars(amountCents)} in trust for ${order.id}` : NOTHING_NEW,
    `In trust for this order: ${dollars(receipt.inTrustCents)} of ${dollars(order.totalCents)}`,
    ...(receipt.needsAttention
      ? [
          `Look into this (payments list): the order is ${order.status}, more arrived than it costs, or the same payment is recorded already.`,
        ]
      : []),
  ];
}

async function giveBack(
  deps: CommandDeps,
  typed: string | undefined,
  options: PaymentOptions,
): Promise<string[]> {
  const by = deps.who('payments.record');
  const order = await findOrder(deps, typed);
  const amountCents = options.amount === undefined ? order.totalCents : readAmount(options.amount);
  const payment = namedPayment(
    amountCents,
    options.reference ?? (await wholeReturn(deps, order, amountCents)),
  );
  const outcome = await returnPayment(deps, by, order.investorId, order.id, payment);
  return [
    outcome.isNew
      ? `Recorded that ${dollars(amountCents)} came back; ${isActiveStatus(order.status) ? 'the investor was asked to pay again' : 'the order is over'}: ${order.id}`
      : NOTHING_NEW,
    `In trust for this order: ${dollars(outcome.inTrustCents)} of ${dollars(order.totalCents)}`,
  ];
}

async function release(
  deps: CommandDeps,
  typed: string | undefined,
  options: PaymentOptions,
): Promise<string[]> {
  const by = deps.who('payments.release');
  const { investorId, id: tradeId, totalCents } = await findOrder(deps, typed);
  const reason = requireEmergency(options, insteadOf(deps, 'release', tradeId));
  const isNew = await releaseInEmergency(deps, by, { investorId, tradeId }, reason);
  return isNew
    ? [`Released ${dollars(totalCents)} to the issuer; the order is settled: ${tradeId}`, ALONE]
    : ['This order was settled before; nothing changed.'];
}

async function refund(
  deps: CommandDeps,
  typed: string | undefined,
  options: PaymentOptions,
): Promise<string[]> {
  const by = deps.who('payments.refund');
  const { investorId, id: tradeId } = await findOrder(deps, typed);
  const reason = requireEmergency(options, insteadOf(deps, 'refund', tradeId));
  if (options.amount !== undefined && options.reference === undefined) {
    throw new CommandError('Name a refund of an amount by its --reference at the bank: so it counts once.');
  }
  const amountCents = options.amount === undefined ? undefined : readAmount(options.amount);
  const asked = { amountCents, reference: options.reference, reason };
  const outcome = await refundInEmergency(deps, by, { investorId, tradeId }, asked);
  return [
    ...(outcome.isNew
      ? [`Recorded the refund of ${dollars(outcome.amountCents)} for ${tradeId}`, ALONE]
      : [NOTHING_NEW]),
    `In trust for this order: ${dollars(outcome.inTrustCents)}`,
  ];
}

function insteadOf({ config }: Deps, decision: 'release' | 'refund', tradeId: string): string {
  return `Two persons ${decision} money: one proposes it on the order’s page, ${config.officeUrl}/office/orders/${tradeId}, another approves it.`;
}

async function listOrder(deps: Deps, typed: string): Promise<string[]> {
  const { id, investorId, totalCents, status } = await findOrder(deps, typed);
  const lines = await listMoney(deps.db, investorId, id);
  const money = await orderMoney(deps.db, { investorId, id, totalCents, status });
  const debits = await listDebitsOfOrder(deps.db, investorId, id);
  const ifAny = (name: string, cents: bigint) => (cents === 0n ? [] : [`${name} ${dollars(cents)}`]);
  return [
    ...lines.map(({ kind, amountCents, reference, source, at }) =>
      [at.toISOString(), kind, dollars(amountCents), reference ?? '', source].join(' | '),
    ),
    ...debits.map(({ amountCents, dueOn, cameBack }) =>
      cameBack
        ? `Debited on ${dueOn}: ${dollars(amountCents)}, came back`
        : `Debited on ${dueOn}: ${dollars(amountCents)}, returnable until ${returnableUntil(dueOn)}`,
    ),
    `Order      ${dollars(totalCents)}`,
    `Authorized ${dollars(money.toDebitCents)}`,
    `In trust   ${dollars(money.inTrustCents)}`,
    `Released   ${dollars(money.releasedCents)}`,
    ...ifAny('Refunded  ', money.refundedCents),
    ...ifAny('In question', money.inQuestionCents),
    ...ifAny('Returned beyond what arrived', money.overReturnedCents),
  ];
}
