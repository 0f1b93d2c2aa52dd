import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { clearFlagByPrefix, type PaymentFlag } from './payment-flags.store.ts';

/** Notes that somebody has looked at a flag, and why it may go; undefined when not exactly one open flag has such a number. */
export async function clearFlag(
  trx: Db,
  deps: Pick<Deps, 'clock'>,
  prefix: string,
  reason: string,
): Promise<PaymentFlag | undefined> {
  const at = deps.clock.now();
  const flag = await clearFlagByPrefix(trx, prefix.toLowerCase(), reason, at);
  if (flag !== undefined) {
    await appendAudit(trx, at, {
      actor: 'dealer',
      action: 'payment-flag.cleared',
      target: flag.tradeId === null ? `payment-flag:${flag.id}` : `trade:${flag.tradeId}`,
      investorId: flag.investorId,
      detail: { kind: flag.kind, reason },
    });
  }
  return flag;
}
