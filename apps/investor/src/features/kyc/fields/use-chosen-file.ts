import { JUDGED_WIDTH, type PictureTrouble, troubleOf } from '@portal/domain/client/kyc/picture-quality';
import { useRef, useState } from 'react';
import { countPdfPages } from './count-pdf-pages.ts';

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

const CHANNELS = 4;
/** How bright the eye finds red, green and blue (ITU-R BT.601). */
const BRIGHTNESS = [0.299, 0.587, 0.114] as const;

/** What this browser sees of a chosen file; a PDF and a format that it does not know are nothing that it can draw. */
type PictureLook = { canDraw: boolean; trouble: PictureTrouble | null };

const UNSEEN: PictureLook = { canDraw: false, trouble: null };

/** Whether this browser can draw a file that is about to be sent, and what is likely wrong with the photo. */
async function lookAtPicture(file: Blob): Promise<PictureLook> {
  if (!file.type.startsWith('image/')) {
    return UNSEEN;
  }
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: JUDGED_WIDTH, resizeQuality: 'medium' });
    const { width, height } = bitmap;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    drawing?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const pixels = drawing?.getImageData(0, 0, width, height).data;
    return pixels === undefined
      ? UNSEEN
      : { canDraw: true, trouble: troubleOf({ width, height, luminance: greyOf(pixels) }) };
  } catch {
    return UNSEEN;
  }
}

function greyOf(pixels: Uint8ClampedArray): Uint8Array {
  const [red, green, blue] = BRIGHTNESS;
  return Uint8Array.from({ length: pixels.length / CHANNELS }, (_, place) => {
    const at = place * CHANNELS;
    return red * (pixels[at] ?? 0) + green * (pixels[at + 1] ?? 0) + blue * (pixels[at + 2] ?? 0);
  });
}
