import {
  type PictureFrame,
  type QuarterTurns,
  turnFrame,
  turnOnce,
  WHOLE_PICTURE,
} from '@portal/domain/kyc/picture-frame';
import type { PictureTrouble } from '@portal/domain/kyc/picture-quality';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutFile } from './draw-cut.ts';
import { FramedPicture } from './framed-picture.tsx';
import { usePicture } from './use-picture.ts';

export type CropDialogProps = {
  /** The photo as it was chosen. */
  file: File;
  trouble: PictureTrouble | null;
  /** True where nothing of it was sent yet: closing the dialog lets it go. */
  isNew: boolean;
  /** Told the photo as it was chosen where nothing of it was changed. */
  onUse: (file: File) => void;
  onClose: () => void;
};

const START: { readonly turns: QuarterTurns; frame: PictureFrame } = { turns: 0, frame: WHOLE_PICTURE };

/** A photo in a frame: its edges are moved, it is turned, and what the frame shows is used in its place. */
export function CropDialog({ file, trouble, isNew, onUse, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const { picture, hasFailed } = usePicture(file);
  const [{ turns, frame }, setShown] = useState(START);
  const [isCutting, setCutting] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isWhole = turns === START.turns && frame === START.frame;
  const use = async () => {
    if (picture === null || isWhole) {
      // What this browser cannot open whole goes as it is.
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
      title={t(isNew ? 'kycForm.crop.ask' : 'kycForm.crop.title')}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isCutting}>
            {t(isNew ? 'kycForm.crop.another' : 'kycForm.crop.keep')}
          </Button>
          <Button
            tone="primary"
            onPress={() => void use()}
            isPending={isCutting}
            isDisabled={picture === null && !hasFailed}
          >
            {t(isWhole ? 'kycForm.crop.good' : 'kycForm.crop.use')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t(isNew ? 'kycForm.crop.askHint' : 'kycForm.crop.hint')}</p>
      {trouble === null || !isNew ? null : (
        <p className="mt-3 font-semibold text-attention">{t(`kycForm.upload.${trouble}`)}</p>
      )}
      {hasFailed || isRefused ? (
        <Notice tone="danger" isNew>
          {t('kycForm.crop.failed')}
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
              {t('kycForm.crop.turn')}
            </Button>
            <Button size="small" tone="quiet" onPress={() => setShown(START)}>
              {t('kycForm.crop.reset')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
