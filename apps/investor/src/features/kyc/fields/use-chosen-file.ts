import type { PictureTrouble } from '@portal/domain/client/kyc/picture-quality';
import { useRef, useState } from 'react';
import { countPdfPages } from './count-pdf-pages.ts';
import { lookAtPicture } from './look-at-picture.ts';

type Chosen = {
  file: File | null;
  /** True while nobody knows yet whether it is a photo that can be drawn. */
  isLooking: boolean;
  isHeld: boolean;
  photo: File | null;
  trouble: PictureTrouble | null;
  pages: number | null;
};

const NONE: Chosen = {
  file: null,
  isLooking: false,
  isHeld: false,
  photo: null,
  trouble: null,
  pages: null,
};

/** A file that was chosen here, and what this browser sees of it. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const last = useRef<File | null>(null);
  /** Whether the server may have a version of the chosen photo. */
  const wasSent = useRef(false);
  const take = (file: File | null, known: Partial<Chosen> = {}) => {
    last.current = file;
    setChosen({ ...NONE, file, ...known });
  };
  /** Adds what was found out meanwhile, unless another file was chosen. */
  const learn = (file: File, found: Partial<Chosen>) => {
    if (last.current === file) {
      setChosen((before) => ({ ...before, ...found }));
    }
  };
  const forget = () => {
    wasSent.current = false;
    take(null);
  };
  /** Looks at a new file: a photo that can be drawn waits for the person's word, another one need not. */
  const look = async (file: File): Promise<'held' | 'unseen' | 'replaced'> => {
    wasSent.current = false;
    take(file, { isLooking: true });
    if (file.type === 'application/pdf') {
      void countPdfPages(file).then(
        (pages) => learn(file, { pages }),
        () => undefined,
      );
    }
    const { canDraw, trouble } = await lookAtPicture(file);
    learn(file, { isLooking: false, isHeld: canDraw, photo: canDraw ? file : null, trouble });
    if (last.current !== file) {
      return 'replaced';
    }
    return canDraw ? 'held' : 'unseen';
  };
  /** The photo as the person wants it, sent from now on or still held back. */
  const use = (photo: File, isHeld: boolean) => {
    // It was drawn already: its button, which has the focus, stays.
    take(photo, { photo, isHeld, trouble: photo === chosen.file ? chosen.trouble : null });
    if (photo !== chosen.file) {
      void lookAtPicture(photo).then(({ trouble }) => learn(photo, { trouble }));
    }
  };
  return { ...chosen, wasSent, look, use, forget };
}
