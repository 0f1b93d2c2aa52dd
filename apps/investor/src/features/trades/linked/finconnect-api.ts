import type { FinconnectDone, FinconnectView } from '@portal/domain/money/payments/payments.wire';
import type { ApiError } from '@portal/web/api/api-error';
import { api } from '#state/api.ts';
import { upload } from '#state/upload.ts';

/** What a linked-account provider sends back in the address. */
export type ProviderAnswer = {
  state: string;
  reference: string;
  lastDigits: string;
  accountHolder: string;
  signature: string;
};

/** Calls of the page behind a link. The token goes in bodies only. */
const finconnectApi = api.injectEndpoints({
  endpoints: (build) => ({
    openFinconnect: build.query<FinconnectView, { token: string }>({
      query: (body) => ({ url: '/finconnect/open', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    finishAtProvider: build.mutation<FinconnectDone, ProviderAnswer>({
      query: (body) => ({ url: '/finconnect/return', method: 'POST', body }),
      invalidatesTags: ['Trade'],
    }),
  }),
});

export const { useOpenFinconnectQuery, useFinishAtProviderMutation } = finconnectApi;

type AccountForm = {
  token: string;
  agreed: boolean;
  institution: string;
  transit: string;
  account: string;
  accountHolder: string;
  voidCheque: File | null;
};

type Way = { idempotencyKey: string; onProgress: (sent: number) => void };

/** Sends the account and the void cheque in one form. Rejects with the API's error. */
export async function sendLinkedAccount(form: AccountForm, way: Way): Promise<void> {
  const { voidCheque, ...fields } = form;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.append(name, String(value));
  }
  if (voidCheque !== null) {
    body.append('voidCheque', voidCheque);
  }
  const result: { data: unknown } | { error: ApiError } = await upload({
    url: '/finconnect/link',
    body,
    ...way,
  });
  if ('error' in result) {
    throw result.error;
  }
}
