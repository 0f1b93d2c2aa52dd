import type { CropWords } from '@portal/web/cropping/crop-dialog';
import { Button } from '@portal/web/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Overlays are heavy: loaded on demand. */
const CropDialog = lazy(async () => ({
  default: (await import('@portal/web/cropping/crop-dialog')).CropDialog,
}));

type CropButtonProps = {
  /** The photo as chosen; each opens uncropped, not with the previous one's frame. */
  file: File;
  /** True if nothing has been sent yet. */
  isHeld: boolean;
  /** No changes while it is being sent. */
  isUnderway: boolean;
  /** Called with the changed photo. */
  onChange: (photo: File) => void;
};

/** Offers to crop or turn a photo, before and after it is sent. */
export function CropButton({ file, isHeld, isUnderway, onChange }: CropButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const use = (photo: File) => {
    setOpen(false);
    if (photo !== file) {
      onChange(photo);
    }
  };
  const words: CropWords = {
    title: t('kycForm.crop.title'),
    hint: t('kycForm.crop.hint'),
    warning: null,
    close: t('kycForm.crop.keep'),
    takeWhole: t('kycForm.crop.takeWhole'),
    takePart: t(isHeld ? 'kycForm.crop.use' : 'kycForm.crop.send'),
  };
  return (
    <div>
      <Button size="small" onPress={() => setOpen(true)} isPending={isUnderway}>
        {t('kycForm.crop.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <CropDialog file={file} words={words} onUse={use} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
