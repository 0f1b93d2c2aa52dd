import { partAt } from '@portal/domain/kyc/draft';
import type { PictureTrouble } from '@portal/domain/kyc/picture-quality';
import type { ApiError } from '@portal/web/api/api-error';
import { type SendFile, type UploadState, useUpload } from '@portal/web/form/use-upload';
import type { ShownFile } from '@portal/web/ui/file-row';
import { useCallback, useRef, useState } from 'react';
import { useAppDispatch } from '#state/store.ts';
import { type IdentityPerson, type KycUpload, kycApi } from '../kyc-api.ts';
import { countPdfPages } from './count-pdf-pages.ts';
import { noteDigest } from './file-digests.ts';
import { lookAtPicture } from './look-at-picture.ts';

export type DocumentPart = KycUpload['part'];

export type SentDocument = UploadState & {
  /** Pages of the PDF that was chosen here; null for pictures and where it does not say. */
  pages: number | null;
  /** What may keep people from reading the photo that was chosen here. */
  trouble: PictureTrouble | null;
  /** The photo that was chosen here, where this browser can draw it: it may be cropped and turned. */
  photo: File | null;
  /** Stops what is on its way while the photo is worked on. */
  hold: () => void;
  /** Sends the photo that takes its place; with null, what was held goes after all. */
  release: (cut: File | null) => void;
  /** Sends the same file again after a failure; null where none was chosen. */
  again: (() => void) | null;
};

type Place = { person: IdentityPerson; part: DocumentPart; documentType: string };

/** The wire's name of the file within the answer of its upload. */
const ANSWER_PATHS: Record<DocumentPart, string> = {
  front: 'id.front',
  back: 'id.back',
  bill: 'addressProof.bill',
  statement: 'addressProof.statement',
};

/** Sends a file of identity verification; `onReceived` gets the id under which the server keeps it. */
export function useDocument(place: Place, onReceived: (fileId: string) => void): SentDocument {
  const dispatch = useAppDispatch();
  const [pages, setPages] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const last = useRef<File | null>(null);
  const isHeld = useRef(false);
  // The upload outlives a render: what it needs is read when it starts and when it ends.
  const current = useRef({ place, onReceived });
  current.current = { place, onReceived };

  const send: SendFile = useCallback(
    async (file, way) => {
      const { part } = current.current.place;
      const isIdentity = part === 'front' || part === 'back';
      const { uploadIdentity, uploadAddress } = kycApi.endpoints;
      const call = { ...current.current.place, ...way, file };
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
    [dispatch],
  );
  const upload = useUpload(send);
  const forget = () => {
    last.current = null;
    setPages(null);
    setTrouble(null);
    setPhoto(null);
  };
  const begin = async (file: File, known: File | null) => {
    forget();
    last.current = file;
    setPhoto(known);
    void lookAtPicture(file).then((found) => {
      if (last.current === file) {
        setTrouble(found.trouble);
        setPhoto(found.canDraw ? file : null);
      }
    });
    void (file.type === 'application/pdf' ? countPdfPages(file).then(setPages, () => undefined) : undefined);
    await upload.start(file);
  };
  const start = (file: File) => begin(file, null);
  const clear = () => {
    forget();
    upload.clear();
  };
  const hold = () => {
    isHeld.current = isUnderway(upload.file?.status);
    if (isHeld.current) {
      upload.cancel();
    }
  };
  const file = last.current;
  const release = (cut: File | null) => {
    const next = cut ?? (isHeld.current ? file : null);
    isHeld.current = false;
    if (next !== null) {
      // It was drawn already: its button, which has the focus, stays.
      void begin(next, next);
    }
  };
  const again = file === null ? null : () => void start(file);
  return { ...upload, start, cancel: clear, clear, pages, trouble, photo, hold, release, again };
}

const isUnderway = (status: ShownFile['status'] | undefined) =>
  status === 'uploading' || status === 'waiting';

type Answer = { data: unknown } | { error: ApiError };

function answerOf(result: { data?: unknown; error?: unknown }): Answer {
  return isFailure(result) ? { error: result.error } : { data: result.data };
}

function isFailure(result: { error?: unknown }): result is { error: ApiError } {
  return result.error !== undefined;
}
