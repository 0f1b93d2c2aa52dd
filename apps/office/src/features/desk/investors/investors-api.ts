import type { InvestorQuery } from '@portal/domain/desk/investors/investor-query';
import type {
  ChangeRepresentativeInput,
  EndSessionsInput,
  InvestorPage,
  OfficeInvestor,
} from '@portal/domain/desk/investors/office-investors.wire';
import { api } from '#state/api.ts';

type OfInvestor = { investorId: string };
const investor = ({ investorId }: OfInvestor) => `/office/investors/${encodeURIComponent(investorId)}`;

const investorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    investors: build.query<InvestorPage, InvestorQuery>({
      query: (params) => ({ url: '/office/investors', params }),
      providesTags: ['Investor'],
      // Names are cached no longer than they are shown.
      keepUnusedDataFor: 0,
    }),
    investor: build.query<OfficeInvestor, OfInvestor>({ query: investor, providesTags: ['Investor'] }),
    endSessions: build.mutation<{ ended: number }, OfInvestor & EndSessionsInput>({
      query: ({ investorId, ...body }) => ({
        url: `${investor({ investorId })}/sessions/end`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Investor'],
    }),
    changeRepresentative: build.mutation<null, OfInvestor & ChangeRepresentativeInput>({
      query: ({ investorId, ...body }) => ({
        url: `${investor({ investorId })}/representative`,
        method: 'POST',
        body,
      }),
      // After a refusal, too: somebody else was faster, and the page shows the current representative.
      invalidatesTags: ['Investor', 'Desk', 'Order'],
    }),
  }),
});

export const {
  useInvestorsQuery,
  useInvestorQuery,
  useEndSessionsMutation,
  useChangeRepresentativeMutation,
} = investorsApi;
