import {
  type PictureFrame,
  type QuarterTurns,
  turnFrame,
  turnOnce,
  WHOLE_PICTURE,
} from '@portal/domain/ground/pictures/picture-frame';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { cutFile, openPicture } from './draw-cut.ts';
import { FramedPicture } from './framed-picture.tsx';

/** An explanation of the picture and of what happens to it. */
export type CropWords = {
  title: string;
  hint: string;
  /** A possible problem with the picture. */
  warning: string | null;
  close: string;
  /** The labels of the buttons: the picture as it is, and the part in the frame. */
  takeWhole: string;
  takePart: string;
};

export type CropDialogProps = {
  /** The chosen photo. */
  file: File;
  words: CropWords;
  /** Called with the result, or with the chosen photo itself if nothing was changed. */
  onUse: (file: File) => void;
  onClose: () => void;
};

const START: { readonly turns: QuarterTurns; frame: PictureFrame } = { turns: 0, frame: WHOLE_PICTURE };

/** Crops a photo: edges can be moved and the photo turned; what the frame shows replaces it. */
export function CropDialog({ file, words, onUse, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const { picture, hasFailed } = usePicture(file);
  const [{ turns, frame }, setShown] = useState(START);
  const [isCutting, setCutting] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isWhole = turns === START.turns && frame === START.frame;
  const use = async () => {
    if (picture === null || isWhole) {
      // A photo that this browser cannot open is sent as it is.
      onUse(file);
      return;
    }
    setCutting(true);
    const cut = await cutFile(picture, { turns, frame, name: file.name }).catch(() => null);
    setCutting(false);
    if (cut === null) {
      setRefused(true);
      return;
    }
    onUse(cut);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => (isCutting ? undefined : onClose())}
      title={words.title}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isCutting}>
            {words.close}
          </Button>
          <Button
            tone="primary"
            onPress={() => void use()}
            isPending={isCutting}
            isDisabled={picture === null && !hasFailed}
          >
            {isWhole ? words.takeWhole : words.takePart}
          </Button>
        </>
      }
    >
      <p className="text-muted">{words.hint}</p>
      {words.warning === null ? null : <p className="mt-3 font-semibold text-attention">{words.warning}</p>}
      {hasFailed || isRefused ? (
        <Notice tone="danger" isNew>
          {t('cropping.failed')}
        </Notice>
      ) : null}
      {picture === null ? (
        <Skeleton className={hasFailed ? 'hidden' : 'my-5.5 h-60'} />
      ) : (
        <>
          <FramedPicture
            picture={picture}
            turns={turns}
            frame={frame}
            onChange={(changed) => setShown({ turns, frame: changed })}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              onPress={() => setShown({ turns: turnOnce(turns), frame: turnFrame(frame) })}
            >
              {t('cropping.turn')}
            </Button>
            <Button size="small" tone="quiet" onPress={() => setShown(START)}>
              {t('cropping.reset')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The decoded photo, released when it is no longer shown: one takes up to 200 MB. */
function usePicture(file: File): { picture: ImageBitmap | null; hasFailed: boolean } {
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
