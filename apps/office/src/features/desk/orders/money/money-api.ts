import type { MoneyDecision } from '@portal/domain/money/payments/office-money-proposals.wire';
import type { RecordedReceipt, RecordReceiptInput } from '@portal/domain/money/payments/office-receipts.wire';
import { api } from '#state/api.ts';

type OfProposal = { decision: MoneyDecision; proposalId: string };

/** A call about an order's money. `inTrust` is the sum that the person saw; amounts are in dollars. */
export type MoneyCall =
  | { move: 'propose-release'; inTrust: number }
  | { move: 'propose-refund'; inTrust: number; amount: number; reason: string }
  | ({ move: 'approve'; hash: string } & OfProposal)
  | ({ move: 'return'; reason: string } & OfProposal)
  | ({ move: 'withdraw' } & OfProposal);

/** The last segment of its URL, and its body. */
function requestOf(call: MoneyCall): { path: string; body: object } {
  switch (call.move) {
    case 'propose-release': {
      const { inTrust } = call;
      return { path: 'release', body: { inTrust } };
    }
    case 'propose-refund': {
      const { inTrust, amount, reason } = call;
      return { path: 'refund', body: { inTrust, amount, reason } };
    }
    case 'approve':
    case 'return':
    case 'withdraw': {
      const { move, decision, ...body } = call;
      return { path: `${decision}/${move}`, body };
    }
  }
}

const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveMoney: build.mutation<null, MoneyCall & { orderId: string }>({
      query: ({ orderId, ...call }) => {
        const { path, body } = requestOf(call);
        return { url: `/office/orders/${encodeURIComponent(orderId)}/${path}`, method: 'POST', body };
      },
      // After a refusal, too, so that the page shows what was in the way.
      invalidatesTags: ['Order', 'Desk'],
    }),
    recordReceipt: build.mutation<
      RecordedReceipt,
      { orderId: string; receipt: RecordReceiptInput; idempotencyKey: string }
    >({
      query: ({ orderId, receipt, idempotencyKey }) => ({
        url: `/office/orders/${encodeURIComponent(orderId)}/receipts`,
        method: 'POST',
        body: receipt,
        idempotencyKey,
      }),
      invalidatesTags: ['Order', 'Desk', 'Investor'],
    }),
  }),
});

export const { useMoveMoneyMutation, useRecordReceiptMutation } = moneyApi;
