import type { ApiError } from '@portal/web/api/api-error';
import { upload } from '#state/upload.ts';

export type PaymentInfo = {
  tradeId: string;
  paymentMethod: string;
  institution: string;
  transit: string;
  account: string;
  accountHolder: string;
  voidCheque: File | null;
};

type Way = { idempotencyKey: string; onProgress: (sent: number) => void };

/** Sends the account and the void cheque in one form. Rejects with the API's error. */
export async function sendPaymentInfo(info: PaymentInfo, way: Way): Promise<void> {
  const { voidCheque, ...fields } = info;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.append(name, value);
  }
  if (voidCheque !== null) {
    body.append('voidCheque', voidCheque);
  }
  const result: { data: unknown } | { error: ApiError } = await upload({
    url: '/user/savePaymentInfo/',
    body,
    ...way,
  });
  if ('error' in result) {
    throw result.error;
  }
}
