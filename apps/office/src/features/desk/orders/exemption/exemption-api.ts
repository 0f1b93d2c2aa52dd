import type {
  ConfirmClassInput,
  GiveAdviceInput,
  OfficeExemption,
  RecordExemptionInput,
} from '@portal/domain/desk/orders/office-exemption.wire';
import { api } from '#state/api.ts';

type OfOrder = { orderId: string };
const order = ({ orderId }: OfOrder) => `/office/orders/${encodeURIComponent(orderId)}`;

const exemptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderExemption: build.query<OfficeExemption, OfOrder>({
      query: (of) => `${order(of)}/exemption`,
      providesTags: ['Order'],
    }),
    giveAdvice: build.mutation<null, OfOrder & GiveAdviceInput>({
      query: ({ orderId, ...body }) => ({ url: `${order({ orderId })}/advice`, method: 'POST', body }),
      invalidatesTags: ['Order', 'Desk'],
    }),
    recordExemption: build.mutation<null, OfOrder & RecordExemptionInput>({
      query: ({ orderId, ...body }) => ({ url: `${order({ orderId })}/exemption`, method: 'POST', body }),
      invalidatesTags: ['Order', 'Desk'],
    }),
    confirmClass: build.mutation<null, OfOrder & ConfirmClassInput>({
      query: ({ orderId, ...body }) => ({ url: `${order({ orderId })}/class`, method: 'POST', body }),
      invalidatesTags: ['Order', 'Desk'],
    }),
  }),
});

export const {
  useOrderExemptionQuery,
  useGiveAdviceMutation,
  useConfirmClassMutation,
  useRecordExemptionMutation,
} = exemptionApi;
