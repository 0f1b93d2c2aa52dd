import { hasParts } from '@portal/domain/kyc/draft';
import type { KycWire } from '@portal/domain/kyc/kyc-wire';
import type { KycDetails } from '@portal/domain/wire/kyc-details';
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
      invalidatesTags: (_details, error, { isFinished }) =>
        error === undefined && isFinished === true ? ['Trade'] : [],
      onQueryStarted: async (_arg, call) => {
        void call.queryFulfilled.then(
          ({ data }) => call.dispatch(kycApi.util.updateQueryData('kycDetails', undefined, () => data)),
          // What failed is told by the form, which asked.
          () => undefined,
        );
        await followKycCall(call);
      },
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

export const { useKycDetailsQuery, useKycFileLinkQuery } = kycApi;
