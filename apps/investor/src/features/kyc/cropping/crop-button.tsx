import type { PictureTrouble } from '@portal/domain/kyc/picture-quality';
import { Button } from '@portal/web/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What opens over the page is heavy, and comes when it is asked for. */
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

type CropButtonProps = {
  /** The photo as it was chosen; each one opens as it is, not with the last one's frame. */
  file: File;
  /** What may keep people from reading it. */
  trouble: PictureTrouble | null;
  /** True where nothing of it was sent yet: the dialog is open, and asks. */
  isAsked: boolean;
  /** Told when the button opens the dialog. */
  onOpen: () => void;
  /** The photo as the person wants it; null where they closed the dialog. */
  onDone: (photo: File | null) => void;
};

/** Asks whether a new photo is good, and offers to crop or turn it, also later. */
export function CropButton({ file, trouble, isAsked, onOpen, onDone }: CropButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const end = (photo: File | null) => {
    setOpen(false);
    onDone(photo);
  };
  return (
    <div>
      <Button
        size="small"
        onPress={() => {
          setOpen(true);
          onOpen();
        }}
      >
        {t('kycForm.crop.open')}
      </Button>
      {isOpen || isAsked ? (
        <Suspense>
          <CropDialog file={file} trouble={trouble} isNew={isAsked} onUse={end} onClose={() => end(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
