import type { JointInvestor, ScheduleA } from '@portal/domain/order/trades/trade.wire';
import { openJson, sealJson } from '../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { TradeRecord } from './trade-record.ts';

/** An order with its details unsealed. */
export type OpenOrder = Omit<TradeRecord, 'scheduleA' | 'jointInvestor'> & {
  scheduleA: ScheduleA | null;
  jointInvestor: JointInvestor | null;
};

/** The context of a sealed Schedule A; bound to the order, so that the value cannot be moved to another. */
export function scheduleAContext(tradeId: string): string {
  return `schedule-a:${tradeId}`;
}

/** The context of a sealed joint investor. */
export function jointInvestorContext(tradeId: string): string {
  return `joint-investor:${tradeId}`;
}

export function sealScheduleA(box: Pick<SecretBox, 'seal'>, tradeId: string, scheduleA: object): Buffer {
  return sealJson(box, scheduleA, scheduleAContext(tradeId));
}

export function sealJointInvestor(
  box: Pick<SecretBox, 'seal'>,
  tradeId: string,
  joint: JointInvestor | null,
): Buffer | null {
  return joint === null ? null : sealJson(box, joint, jointInvestorContext(tradeId));
}

/** An order's Schedule A; null until its investor gives it. */
export async function openScheduleA(
  box: Pick<SecretBox, 'open'>,
  { id, scheduleA }: Pick<TradeRecord, 'id' | 'scheduleA'>,
): Promise<ScheduleA | null> {
  return scheduleA === null ? null : openJson(box, scheduleA, scheduleAContext(id));
}

/** An order's joint investor; null for an order of one person. */
export async function openJointInvestor(
  box: Pick<SecretBox, 'open'>,
  { id, jointInvestor }: Pick<TradeRecord, 'id' | 'jointInvestor'>,
): Promise<JointInvestor | null> {
  return jointInvestor === null ? null : openJson(box, jointInvestor, jointInvestorContext(id));
}

export async function openOrder(box: Pick<SecretBox, 'open'>, trade: TradeRecord): Promise<OpenOrder> {
  return {
    ...trade,
    scheduleA: await openScheduleA(box, trade),
    jointInvestor: await openJointInvestor(box, trade),
  };
}
