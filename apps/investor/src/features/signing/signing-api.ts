import type {
  ClosedSigning,
  ConsentAnswer,
  InitialAnswer,
  InitialBody,
  LanguageBody,
  MemorandumBody,
  ReadAnswer,
  ReadBody,
  SignBody,
  SignedCopies,
  SigningTokenBody,
  SigningView,
} from '@portal/domain/agreement/signing/signing.wire';
import { api } from '#state/api.ts';
import { lookAgainWhenRefused } from '#state/documents/look-again-when-refused.ts';
import { setJustSigned } from '#state/slices/trade-slice.ts';
import { rowsBeside } from './ceremony-steps.ts';
import { justSignedOf } from './just-signed-of.ts';

/** Applies an answer once it arrives; errors are shown by the calling step. */
async function whenAnswered<Data>(
  answer: PromiseLike<{ data: Data }>,
  take: (data: Data) => void,
): Promise<void> {
  await answer.then(
    ({ data }) => take(data),
    () => undefined,
  );
}

/** Calls of the ceremony. The token goes in bodies only; each answer updates `openSigning`'s cache. */
const signingApi = api.injectEndpoints({
  endpoints: (build) => ({
    openSigning: build.query<SigningView, SigningTokenBody>({
      query: (body) => ({ url: '/signing/open', method: 'POST', body }),
      providesTags: ['Signing'],
      keepUnusedDataFor: 0,
    }),
    acceptMemorandumAsJoint: build.mutation<SigningView, MemorandumBody>({
      query: (body) => ({ url: '/signing/accept-memorandum', method: 'POST', body }),
      invalidatesTags: lookAgainWhenRefused,
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (view) => {
          dispatch(signingApi.util.updateQueryData('openSigning', { token }, () => view));
        }),
    }),
    consent: build.mutation<ConsentAnswer, SigningTokenBody>({
      query: (body) => ({ url: '/signing/consent', method: 'POST', body }),
      invalidatesTags: lookAgainWhenRefused,
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, ({ consentedAt }) => {
          dispatch(
            signingApi.util.updateQueryData('openSigning', { token }, (view) => {
              if (view.status === 'open') {
                view.consentedAt = consentedAt;
              }
            }),
          );
        }),
    }),
    chooseLanguage: build.mutation<SigningView, LanguageBody>({
      query: (body) => ({ url: '/signing/language', method: 'POST', body }),
      invalidatesTags: lookAgainWhenRefused,
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (view) => {
          dispatch(signingApi.util.updateQueryData('openSigning', { token }, () => view));
        }),
    }),
    initial: build.mutation<InitialAnswer, InitialBody>({
      query: (body) => ({ url: '/signing/initial', method: 'POST', body }),
      invalidatesTags: lookAgainWhenRefused,
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, ({ documentId, rowId, initialledAt }) => {
          dispatch(
            signingApi.util.updateQueryData('openSigning', { token }, (view) => {
              const documents = view.status === 'open' ? view.documents : [];
              const document = documents.find(({ id }) => id === documentId);
              if (document !== undefined) {
                for (const other of rowsBeside(document, rowId)) {
                  delete document.initialled[other];
                }
                document.initialled[rowId] = initialledAt;
              }
            }),
          );
        }),
    }),
    read: build.mutation<ReadAnswer, ReadBody>({
      query: (body) => ({ url: '/signing/read', method: 'POST', body }),
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, ({ documentId, readAt }) => {
          dispatch(
            signingApi.util.updateQueryData('openSigning', { token }, (view) => {
              const documents = view.status === 'open' ? view.documents : [];
              const document = documents.find(({ id }) => id === documentId);
              if (document !== undefined) {
                document.readAt = readAt;
              }
            }),
          );
        }),
    }),
    signedCopies: build.query<SignedCopies, SigningTokenBody>({
      query: (body) => ({ url: '/signing/copies', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    sign: build.mutation<ClosedSigning, SignBody>({
      query: (body) => ({ url: '/signing/sign', method: 'POST', body }),
      invalidatesTags: (answer, error) =>
        answer === undefined ? lookAgainWhenRefused(answer, error) : ['Trade', 'Kyc', 'File'],
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (view) => {
          dispatch(signingApi.util.updateQueryData('openSigning', { token }, () => view));
          const signed = justSignedOf(view);
          if (signed !== null) {
            dispatch(setJustSigned(signed));
          }
        }),
    }),
    decline: build.mutation<ClosedSigning, SigningTokenBody>({
      query: (body) => ({ url: '/signing/decline', method: 'POST', body }),
      invalidatesTags: lookAgainWhenRefused,
      onQueryStarted: ({ token }, { dispatch, queryFulfilled }) =>
        whenAnswered(queryFulfilled, (view) => {
          dispatch(signingApi.util.updateQueryData('openSigning', { token }, () => view));
        }),
    }),
  }),
});

export const {
  useOpenSigningQuery,
  useAcceptMemorandumAsJointMutation,
  useConsentMutation,
  useChooseLanguageMutation,
  useInitialMutation,
  useReadMutation,
  useSignedCopiesQuery,
  useSignMutation,
  useDeclineMutation,
} = signingApi;
