import type { CropWords } from '@portal/web/cropping/crop-dialog';
import { Button } from '@portal/web/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What opens over the page is heavy, and comes when it is asked for. */
const CropDialog = lazy(async () => ({
  default: (await import('@portal/web/cropping/crop-dialog')).CropDialog,
}));

type CropButtonProps = {
  /** The photo as it was chosen; each one opens as it is, not with the last one's frame. */
  file: File;
  /** True where nothing of it was sent yet. */
  isHeld: boolean;
  /** While it is on its way it stays as it is. */
  isUnderway: boolean;
  /** Told the changed photo. */
  onChange: (photo: File) => void;
};

/** Offers to crop or turn a photo, before it is sent and after. */
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
