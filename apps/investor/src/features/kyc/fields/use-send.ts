import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { ApiError } from '@portal/web/api/api-error';
import type { SendFile } from '@portal/web/form/use-upload';
import { type RefObject, useCallback, useRef } from 'react';
import { useAppDispatch } from '#state/store.ts';
import { kycApi } from '../kyc-api.ts';
import type { IdentityPerson, KycUpload } from '../sending/kyc-upload.ts';
import { noteDigest } from './note-digest.ts';

export type DocumentPart = KycUpload['part'];

export type Place = { person: IdentityPerson; part: DocumentPart; documentType: string };

/** Wire path of the file id in the upload's answer. */
const ANSWER_PATHS: Record<DocumentPart, string> = {
  front: 'id.front',
  back: 'id.back',
  bill: 'addressProof.bill',
  statement: 'addressProof.statement',
};

/** Uploads a document to its place. `wasSent` is true if the server has, or may have, a version already. */
export function useSend(
  place: Place,
  onReceived: (fileId: string) => void,
  wasSent: RefObject<boolean>,
): SendFile {
  const dispatch = useAppDispatch();
  // The upload outlives a render, so it reads its inputs when it starts and ends.
  const current = useRef({ place, onReceived });
  current.current = { place, onReceived };
  const sending = useRef<{ file: File; isReplacing: boolean } | null>(null);
  return useCallback(
    async (file, way) => {
      // Retrying the same file after a lost connection is not a new version.
      if (sending.current?.file !== file) {
        sending.current = { file, isReplacing: wasSent.current };
      }
      wasSent.current = true;
      const { isReplacing } = sending.current;
      const { part } = current.current.place;
      const isIdentity = part === 'front' || part === 'back';
      const { uploadIdentity, uploadAddress } = kycApi.endpoints;
      const call = { ...current.current.place, ...way, file, isReplacing };
      const result = await (isIdentity
        ? dispatch(uploadIdentity.initiate(call, { track: false }))
        : dispatch(uploadAddress.initiate(call, { track: false })));
      const id = partAt(result.data, ANSWER_PATHS[part]);
      if (typeof id === 'string') {
        await noteDigest(id, file);
      }
      if (typeof id === 'string' && !way.signal.aborted) {
        current.current.onReceived(id);
      }
      return answerOf(result);
    },
    [dispatch, wasSent],
  );
}

type Answer = { data: unknown } | { error: ApiError };

function answerOf(result: { data?: unknown; error?: unknown }): Answer {
  return isFailure(result) ? { error: result.error } : { data: result.data };
}

function isFailure(result: { error?: unknown }): result is { error: ApiError } {
  return result.error !== undefined;
}
