import type {
  AskChangesInput,
  RewordChangesInput,
  WithdrawChangesInput,
} from '@portal/domain/desk/orders/office-changes.wire';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type {
  ApproveOrderInput,
  ProposeApprovalInput,
} from '@portal/domain/desk/orders/office-order-approval.wire';
import type { AsInvestor } from '@portal/domain/desk/orders/office-order-moves.wire';
import type { TimelinePage } from '@portal/domain/desk/orders/office-order-timeline.wire';
import type { CheckIdentityInput } from '@portal/domain/desk/orders/office-profile.wire';
import type { NextStep } from '@portal/domain/desk/queues/next-steps';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import type {
  ReturnProposalInput,
  WithdrawProposalInput,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeFromWire } from '@portal/domain/order/trades/trade-on-wire';
import { api } from '#state/api.ts';

type OfOrder = { orderId: string };
export type SeenAsInvestor = Omit<AsInvestor, 'trade'> & { trade: Trade };
type OfProfile = OfOrder & { kycId: string };

const order = ({ orderId }: OfOrder) => `/office/orders/${encodeURIComponent(orderId)}`;
const profile = (of: OfProfile) => `${order(of)}/profiles/${encodeURIComponent(of.kycId)}`;
const post = (url: string, body?: unknown) => ({ url, method: 'POST' as const, body });

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    order: build.query<OfficeOrder, OfOrder>({ query: (of) => order(of), providesTags: ['Order'] }),
    olderEvents: build.query<TimelinePage, OfOrder & { before: string }>({
      query: ({ orderId, before }) => ({ url: `${order({ orderId })}/timeline`, params: { before } }),
    }),
    review: build.mutation<null, OfOrder>({
      query: (of) => post(`${order(of)}/review`),
      invalidatesTags: ['Order', 'Desk'],
    }),
    proposeApproval: build.mutation<null, OfOrder & ProposeApprovalInput>({
      query: ({ orderId, ...body }) => post(`${order({ orderId })}/proposal`, body),
      invalidatesTags: ['Order', 'Desk'],
    }),
    approve: build.mutation<null, OfOrder & ApproveOrderInput>({
      query: ({ orderId, ...body }) => post(`${order({ orderId })}/approve`, body),
      invalidatesTags: ['Order', 'Desk'],
    }),
    withdrawApproval: build.mutation<null, OfOrder & WithdrawProposalInput>({
      query: ({ orderId, ...body }) => post(`${order({ orderId })}/proposal/withdraw`, body),
      invalidatesTags: ['Order', 'Desk'],
    }),
    returnApproval: build.mutation<null, OfOrder & ReturnProposalInput>({
      query: ({ orderId, ...body }) => post(`${order({ orderId })}/proposal/return`, body),
      invalidatesTags: ['Order', 'Desk'],
    }),
    /** The next order of a queue that nobody has: claimed by the call that finds it. */
    takeCase: build.mutation<DeskRow | null, { queue: 'new-orders' | 'changes-answered' }>({
      query: ({ queue }) => post(`/office/desk/${queue}/next`, {}),
      invalidatesTags: ['Desk'],
    }),
    resendLink: build.mutation<null, OfOrder>({
      query: (of) => post(`${order(of)}/joint-link`),
      invalidatesTags: ['Order'],
    }),
    decline: build.mutation<null, OfOrder & { reason: string }>({
      query: ({ orderId, reason }) => post(`${order({ orderId })}/decline`, { reason }),
      invalidatesTags: ['Order', 'Desk'],
    }),
    archive: build.mutation<null, OfOrder & { reason: string }>({
      query: ({ orderId, reason }) => post(`${order({ orderId })}/archive`, { reason }),
      invalidatesTags: ['Order', 'Desk'],
    }),
    nextStep: build.mutation<null, OfOrder & { step: NextStep | null }>({
      query: ({ orderId, step }) => post(`${order({ orderId })}/next-step`, { step }),
      invalidatesTags: ['Order'],
    }),
    askChanges: build.mutation<null, OfOrder & AskChangesInput>({
      query: ({ orderId, ...body }) => post(`${order({ orderId })}/changes`, body),
      invalidatesTags: ['Order', 'Desk'],
    }),
    withdrawChanges: build.mutation<null, OfOrder & WithdrawChangesInput>({
      query: ({ orderId, ...body }) => post(`${order({ orderId })}/changes/withdraw`, body),
      invalidatesTags: ['Order', 'Desk'],
    }),
    rewordChanges: build.mutation<null, OfOrder & RewordChangesInput>({
      query: ({ orderId, ...body }) => post(`${order({ orderId })}/changes/reword`, body),
      invalidatesTags: ['Order', 'Desk'],
    }),
    remindOfChanges: build.mutation<null, OfOrder & { requestId: string }>({
      query: ({ orderId, ...body }) => post(`${order({ orderId })}/changes/remind`, body),
      invalidatesTags: ['Order'],
    }),
    seeAsInvestor: build.mutation<SeenAsInvestor, OfOrder & { reason: string }>({
      query: ({ orderId, reason }) => post(`${order({ orderId })}/as-investor`, { reason }),
      transformResponse: ({ trade, ...seen }: AsInvestor) => ({ ...seen, trade: tradeFromWire(trade) }),
      invalidatesTags: ['Order'],
    }),
    checkIdentity: build.mutation<null, OfProfile & CheckIdentityInput>({
      query: ({ orderId, kycId, ...body }) => post(`${profile({ orderId, kycId })}/identity`, body),
      invalidatesTags: ['Order', 'Desk'],
    }),
  }),
});

export const {
  useOrderQuery,
  useLazyOlderEventsQuery,
  useReviewMutation,
  useProposeApprovalMutation,
  useApproveMutation,
  useWithdrawApprovalMutation,
  useReturnApprovalMutation,
  useTakeCaseMutation,
  useResendLinkMutation,
  useDeclineMutation,
  useArchiveMutation,
  useNextStepMutation,
  useAskChangesMutation,
  useWithdrawChangesMutation,
  useRewordChangesMutation,
  useRemindOfChangesMutation,
  useSeeAsInvestorMutation,
  useCheckIdentityMutation,
} = orderApi;
