import type { PictureTrouble } from '@portal/domain/client/kyc/checks/picture-trouble';
import { type UploadState, useUpload } from '@portal/web/form/use-upload';
import type { ShownFile } from '@portal/web/ui/file-row';
import { useEffect, useRef } from 'react';
import { useUnsentDocuments } from '../sending/unsent-documents.ts';
import { noteDigest } from './note-digest.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { type Place, useSend } from './use-send.ts';

export type SentDocument = Omit<UploadState, 'start' | 'cancel'> & {
  /** Takes a chosen file: a photo this browser can render is held back until its section is saved, anything else is sent. */
  choose: (file: File) => void;
  /** Page count of the chosen PDF; null for pictures and if unknown. */
  pages: number | null;
  /** What may make the chosen photo unreadable. */
  trouble: PictureTrouble | null;
  /** The chosen photo, if this browser can render it: it can be cropped and turned. */
  photo: File | null;
  /** True until the section showing the photo is saved; nothing of it has left this device. */
  isHeld: boolean;
  /** True while it is being sent. */
  isUnderway: boolean;
  /** Takes the cropped or turned photo. */
  change: (photo: File) => void;
  /** Sends the same file again after a failure; null if none was chosen. */
  again: (() => void) | null;
};

/** The identity document at a profile path; `onReceived` gets the server's file id. */
export function useDocument(path: string, place: Place, onReceived: (fileId: string) => void): SentDocument {
  const unsent = useUnsentDocuments();
  const { look, ...chosen } = useChosenFile();
  const hasArrived = useRef(false);
  const receive = (fileId: string) => {
    hasArrived.current = true;
    unsent.keep(path, null);
    onReceived(fileId);
  };
  const upload = useUpload(useSend(place, receive, chosen.wasSent));
  const underway = useRef(Promise.resolve());
  const begin = (file: File) => {
    hasArrived.current = false;
    underway.current = upload.start(file);
  };
  const hold = (photo: File) => {
    unsent.keep(path, photo);
    // Notify again once its digest can be compared with the other side's.
    void noteDigest(path, photo).then(() => unsent.noteAgain(path, photo));
  };
  const choose = (file: File) => {
    upload.clear();
    unsent.keep(path, null);
    void look(file).then((found) => {
      if (found === 'unseen') {
        begin(file);
      } else if (found === 'held') {
        hold(file);
      }
    });
  };
  const clear = () => {
    chosen.forget();
    unsent.keep(path, null);
    upload.clear();
  };
  const { file, isHeld } = chosen;
  const change = (photo: File) => {
    chosen.use(photo, isHeld);
    if (isHeld) {
      hold(photo);
    } else {
      begin(photo);
    }
  };
  const send = async () => {
    if (file !== null && (isHeld || upload.error !== null)) {
      chosen.use(file, false);
      begin(file);
    }
    await underway.current;
    return hasArrived.current;
  };
  useOffer(path, isHeld || (upload.file !== null && upload.file.status !== 'received'), send);
  useKeptPhoto(path, choose);
  const waiting = isHeld || chosen.isLooking ? asChosen(file) : null;
  return {
    ...upload,
    ...chosen,
    file: upload.file ?? waiting,
    isUnderway: upload.file?.status === 'uploading' || upload.file?.status === 'waiting',
    choose,
    clear,
    change,
    again: file === null ? null : () => begin(file),
  };
}

/** Registers how to send the document while the server does not have it. */
function useOffer(path: string, isUnsent: boolean, send: () => Promise<boolean>): void {
  const unsent = useUnsentDocuments();
  const latest = useRef(send);
  latest.current = send;
  useEffect(
    () => (isUnsent ? unsent.offer(path, () => latest.current()) : undefined),
    [unsent, path, isUnsent],
  );
}

/** Restores a photo that was held back when its section was left. */
function useKeptPhoto(path: string, choose: (file: File) => void): void {
  const unsent = useUnsentDocuments();
  const atFirst = useRef({ choose, photo: unsent.photos().get(path) });
  useEffect(() => {
    const { choose: take, photo } = atFirst.current;
    if (photo !== undefined) {
      take(photo);
    }
  }, []);
}

function asChosen(file: File | null): ShownFile | null {
  return file === null
    ? null
    : { name: file.name, size: file.size, status: 'chosen', progress: 0, previewUrl: null };
}
