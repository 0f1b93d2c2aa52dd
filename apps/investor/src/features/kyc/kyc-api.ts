import { hasParts } from '@portal/domain/kyc/draft';
import type { KycWire } from '@portal/domain/kyc/kyc-wire';
import type { KycDetails } from '@portal/domain/wire/kyc-details';
import type { SetAsideAnswers, SetAsideDecision } from '@portal/domain/wire/set-aside-answers';
import type { StoredFileLink } from '@portal/domain/wire/trade';
import { type ApiError, errorOfAnswer } from '@portal/web/api/api-error';
import { api, upload } from '#state/api.ts';
import { followKycCall } from '#state/kyc-slice.ts';

export type KycSave = {
  /** Only what changed: the server puts it into the profile field by field. */
  sections: KycWire;
  /** When each answer was given, by wire path, by this device's clock. */
  times?: { sentAt: string; answeredAt: Readonly<Record<string, string>> } | undefined;
  isFinished?: boolean | undefined;
  /** The page is being left; the browser sends the request to its end all the same. */
  isLeaving?: boolean | undefined;
};

export type IdentityPerson = 'principal' | 'secondary';

/** One file of a person's evidence with the kind of document it is of. */
export type KycUpload = {
  person: IdentityPerson;
  file: File;
  part: 'front' | 'back' | 'bill' | 'statement';
  documentType: string;
  /** Told how much is sent, 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** A person's part of identity verification in wire names, with the ids of its files. */
export type IdentityPartAnswer = Readonly<Record<string, unknown>>;

/** Seconds for which a link to a file is used again; it lives only a little longer. */
const LINK_SECONDS = 60;

export const kycApi = api.injectEndpoints({
  endpoints: (build) => ({
    kycDetails: build.query<KycDetails, void>({
      query: () => '/user/kyc/details',
      providesTags: ['Kyc'],
      onQueryStarted: (_arg, call) => followKycCall(call),
    }),
    saveKyc: build.mutation<KycDetails, KycSave>({
      query: ({ sections, times, isFinished = false, isLeaving = false }) => ({
        url: '/user/kyc/save',
        method: 'POST',
        body: { ...sections, ...times, formIsFinished: isFinished },
        keepalive: isLeaving,
      }),
      invalidatesTags: (details, error, { isFinished }) => [
        ...(error === undefined && isFinished === true ? (['Trade'] as const) : []),
        ...(details?.superseded === undefined ? [] : (['KycSetAside'] as const)),
      ],
      onQueryStarted: async (_arg, call) => {
        void keepDetails(call, (details) => call.dispatch(shownDetails(details)));
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
      onQueryStarted: (_arg, call) => keepDetails(call, (details) => call.dispatch(shownDetails(details))),
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

/** The profile as a call answered it is the profile on screen. What failed is told by who made the call. */
async function keepDetails(
  { queryFulfilled }: { queryFulfilled: Promise<{ data: KycDetails }> },
  keep: (details: KycDetails) => void,
): Promise<void> {
  await queryFulfilled.then(
    ({ data }) => keep(data),
    () => undefined,
  );
}

async function sendDocument(
  path: string,
  { person, file, part, documentType, onProgress, signal }: KycUpload,
): Promise<{ data: IdentityPartAnswer } | { error: ApiError }> {
  const body = new FormData();
  body.append('documentType', documentType);
  body.append(part, file);
  const url = person === 'secondary' ? `${path}?secondary=true` : path;
  const result = await upload({ url, body, onProgress, signal });
  if ('error' in result) {
    return result;
  }
  return hasParts(result.data) ? { data: result.data } : { error: errorOfAnswer(200, null, null) };
}

export const { useKycDetailsQuery, useKycFileLinkQuery, useSetAsideAnswersQuery, useDecideSetAsideMutation } =
  kycApi;
