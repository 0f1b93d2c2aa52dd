import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findFlag, type PaymentFlag } from './payment-flags.store.ts';

/** An open flag, by its whole id. Throws NOT_FOUND, and CHANGED_MEANWHILE for one that has ended. */
export async function requireOpenFlag(trx: Db, flagId: string): Promise<PaymentFlag> {
  const flag = await findFlag(trx, flagId);
  if (flag === undefined) {
    throw new AppError('NOT_FOUND');
  }
  if (!flag.isOpen) {
    throw new AppError('CHANGED_MEANWHILE');
  }
  return flag;
}
