import { useEffect, useState } from 'react';
import { openPicture } from './draw-cut.ts';

/** The opened photo, given back to the browser when it is no longer shown: one takes up to 200 MB. */
export function usePicture(file: File): { picture: ImageBitmap | null; hasFailed: boolean } {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    let opened: ImageBitmap | null = null;
    openPicture(file).then(
      (bitmap) => {
        if (isShown) {
          opened = bitmap;
          setPicture(bitmap);
        } else {
          bitmap.close();
        }
      },
      () => setFailed(true),
    );
    return () => {
      isShown = false;
      opened?.close();
    };
  }, [file]);
  return { picture, hasFailed };
}
