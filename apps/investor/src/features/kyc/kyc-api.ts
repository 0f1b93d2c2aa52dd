import type {
  KycAnswers,
  KycDetails,
  SavedKycAnswers,
} from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import type {
  SetAsideAnswers,
  SetAsideDecision,
} from '@portal/domain/client/kyc/answers/set-aside-answers.wire';
import type { StoredFileLink } from '@portal/domain/order/trades/trade.wire';
import { type ApiError, unanswered } from '@portal/web/api/api-error';
import { followKycCall } from '#state/slices/kyc-slice.ts';
import { kycDetailsApi } from './kyc-details-api.ts';
import { withSavedAnswers } from './saving/with-saved-answers.ts';
import type { IdentityPartAnswer, KycUpload } from './sending/kyc-upload.ts';

export type AnswersSave = {
  /** Only what changed: the server merges it field by field. */
  patch: KycAnswers;
  /** The page is being left; the browser still completes the request. */
  isLeaving: boolean;
};

/** Seconds a link to a file is reused; it lives only a little longer. */
const LINK_SECONDS = 60;

export const kycApi = kycDetailsApi.injectEndpoints({
  endpoints: (build) => ({
    saveAnswers: build.mutation<SavedKycAnswers, AnswersSave>({
      query: ({ patch, isLeaving }) => ({
        url: '/user/kyc/answers',
        method: 'POST',
        body: patch,
        keepalive: isLeaving,
      }),
      invalidatesTags: (saved) => (saved?.superseded === undefined ? [] : ['KycSetAside']),
      onQueryStarted: async ({ patch }, call) => {
        void keepAnswer(call, (saved) =>
          call.dispatch(
            kycApi.util.updateQueryData('kycDetails', undefined, (details) =>
              withSavedAnswers(details, patch.answers, saved),
            ),
          ),
        );
        await followKycCall(call);
      },
    }),
    submitKyc: build.mutation<KycDetails, void>({
      query: () => ({ url: '/user/kyc/save', method: 'POST', body: { formIsFinished: true } }),
      // A whole profile ends the first questions, too.
      invalidatesTags: (_details, error) => (error === undefined ? ['Trade', 'User'] : []),
      onQueryStarted: async (_arg, call) => {
        void keepAnswer(call, (details) => call.dispatch(shownDetails(details)));
        await followKycCall(call);
      },
    }),
    setAsideAnswers: build.query<SetAsideAnswers, void>({
      query: () => '/user/kyc/set-aside',
      providesTags: ['KycSetAside'],
    }),
    decideSetAside: build.mutation<KycDetails, SetAsideDecision>({
      query: (body) => ({ url: '/user/kyc/set-aside', method: 'POST', body }),
      invalidatesTags: (_details, _error, { use }) => (use ? ['KycSetAside', 'Trade'] : ['KycSetAside']),
      onQueryStarted: (_arg, call) => keepAnswer(call, (details) => call.dispatch(shownDetails(details))),
    }),
    uploadIdentity: build.mutation<IdentityPartAnswer, KycUpload>({
      queryFn: (document) => sendDocument('/user/kyc/upload/id/', document),
    }),
    uploadAddress: build.mutation<IdentityPartAnswer, KycUpload>({
      queryFn: (document) => sendDocument('/user/kyc/upload/address/', document),
    }),
    kycFileLink: build.query<StoredFileLink, string>({
      query: (id) => `/user/file/${encodeURIComponent(id)}`,
      keepUnusedDataFor: LINK_SECONDS,
    }),
  }),
});

function shownDetails(details: KycDetails) {
  return kycApi.util.updateQueryData('kycDetails', undefined, () => details);
}

/** Puts a call's answer on screen; errors are reported by the caller. */
async function keepAnswer<Answer>(
  { queryFulfilled }: { queryFulfilled: Promise<{ data: Answer }> },
  keep: (answer: Answer) => void,
): Promise<void> {
  await queryFulfilled.then(
    ({ data }) => keep(data),
    () => undefined,
  );
}

/** The upload code loads with the first document; without a connection, the document waits. */
async function sendDocument(
  path: string,
  document: KycUpload,
): Promise<{ data: IdentityPartAnswer } | { error: ApiError }> {
  const way = await import('./sending/send-document.ts').catch(() => null);
  return way === null ? { error: unanswered('NETWORK') } : way.sendDocument(path, document);
}

export const { useKycFileLinkQuery, useSetAsideAnswersQuery, useDecideSetAsideMutation } = kycApi;
