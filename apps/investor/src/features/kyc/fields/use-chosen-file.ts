import {
  JUDGED_WIDTH,
  type PictureTrouble,
  troubleOf,
} from '@portal/domain/client/kyc/checks/picture-trouble';
import { isPdf } from '@portal/web/form/file-rules';
import { useRef, useState } from 'react';
import { countPdfPages } from './count-pdf-pages.ts';

type Chosen = {
  file: File | null;
  /** True until it is known whether it is a photo this browser can render. */
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

/** A file chosen here, and what this browser can tell about it. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const last = useRef<File | null>(null);
  /** Whether the server may already have a version of the photo. */
  const wasSent = useRef(false);
  const take = (file: File | null, known: Partial<Chosen> = {}) => {
    last.current = file;
    setChosen({ ...NONE, file, ...known });
  };
  /** Merges findings, unless another file was chosen meanwhile. */
  const learn = (file: File, found: Partial<Chosen>) => {
    if (last.current === file) {
      setChosen((before) => ({ ...before, ...found }));
    }
  };
  const forget = () => {
    wasSent.current = false;
    take(null);
  };
  /** Inspects a new file: a photo that renders is held for the person's approval, others are not. */
  const look = async (file: File): Promise<'held' | 'unseen' | 'replaced'> => {
    wasSent.current = false;
    take(file, { isLooking: true });
    if (isPdf(file)) {
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
  /** Takes the photo as edited; still held back or not. */
  const use = (photo: File, isHeld: boolean) => {
    // Already rendered: its button has focus and must stay.
    take(photo, { photo, isHeld, trouble: photo === chosen.file ? chosen.trouble : null });
    if (photo !== chosen.file) {
      void lookAtPicture(photo).then(({ trouble }) => learn(photo, { trouble }));
    }
  };
  return { ...chosen, wasSent, look, use, forget };
}

const CHANNELS = 4;
/** Weights of red, green and blue for the eye (ITU-R BT.601). */
const BRIGHTNESS = [0.299, 0.587, 0.114] as const;

/** What this browser can tell about a chosen file; it cannot draw PDFs or unknown formats. */
type PictureLook = { canDraw: boolean; trouble: PictureTrouble | null };

const UNSEEN: PictureLook = { canDraw: false, trouble: null };

/** Whether this browser can render a file, and what is probably wrong with the photo. */
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
