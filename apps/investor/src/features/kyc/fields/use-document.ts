import type { PictureTrouble } from '@portal/domain/kyc/picture-quality';
import { type UploadState, useUpload } from '@portal/web/form/use-upload';
import type { ShownFile } from '@portal/web/ui/file-row';
import { useRef } from 'react';
import { useChosenFile } from './use-chosen-file.ts';
import { type Place, useSend } from './use-send.ts';

export type SentDocument = Omit<UploadState, 'start' | 'cancel'> & {
  /** Takes a chosen file: a photo that this browser can draw is looked at by the person first, anything else is sent. */
  choose: (file: File) => void;
  /** Pages of the PDF that was chosen here; null for pictures and where it does not say. */
  pages: number | null;
  /** What may keep people from reading the photo that was chosen here. */
  trouble: PictureTrouble | null;
  /** The photo that was chosen here, where this browser can draw it: it may be cropped and turned. */
  photo: File | null;
  /** True until the person said that the photo is good; nothing of it has left this device. */
  isAsked: boolean;
  /** Stops what is on its way while the photo is worked on once more. */
  hold: () => void;
  /** Sends the photo as the person wants it; with null it stays as it was, and what nobody said yes to is let go. */
  release: (photo: File | null) => void;
  /** Sends the same file again after a failure; null where none was chosen. */
  again: (() => void) | null;
};

/** Sends a file of identity verification; `onReceived` gets the id under which the server keeps it. */
export function useDocument(place: Place, onReceived: (fileId: string) => void): SentDocument {
  const { look, ...chosen } = useChosenFile();
  const send = useSend(place, onReceived, chosen.wasSent);
  const upload = useUpload(send);
  const isHeld = useRef(false);
  const begin = (file: File) => {
    void upload.start(file);
  };
  const choose = (file: File) => {
    upload.clear();
    isHeld.current = false;
    void look(file).then((found) => {
      if (found === 'unseen') {
        begin(file);
      }
    });
  };
  const clear = () => {
    chosen.forget();
    upload.clear();
  };
  const hold = () => {
    isHeld.current = isUnderway(upload.file?.status);
    if (isHeld.current) {
      upload.cancel();
    }
  };
  const { file, isAsked } = chosen;
  const release = (photo: File | null) => {
    const next = photo ?? (isHeld.current ? file : null);
    isHeld.current = false;
    if (next !== null) {
      chosen.agree(next);
      begin(next);
    } else if (isAsked) {
      clear();
    }
  };
  const waiting = isAsked || chosen.isLooking ? asChosen(file) : null;
  const again = file === null ? null : () => begin(file);
  return { ...upload, ...chosen, file: upload.file ?? waiting, choose, clear, hold, release, again };
}

function asChosen(file: File | null): ShownFile | null {
  return file === null
    ? null
    : { name: file.name, size: file.size, status: 'chosen', progress: 0, previewUrl: null };
}

const isUnderway = (status: ShownFile['status'] | undefined) =>
  status === 'uploading' || status === 'waiting';
