import { Button } from '@portal/web/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What opens over the page is heavy, and comes when it is asked for. */
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

type CropButtonProps = {
  /** The photo as it was chosen; each one opens as it is, not with the last one's frame. */
  file: File;
  /** Told when the dialog opens. */
  onOpen: () => void;
  /** The photo that goes in its place; null where it stays as it is. */
  onDone: (cut: File | null) => void;
};

/** Offers to crop or turn a photo that this browser can draw. */
export function CropButton({ file, onOpen, onDone }: CropButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const end = (cut: File | null) => {
    setOpen(false);
    onDone(cut);
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
      {isOpen ? (
        <Suspense>
          <CropDialog file={file} onUse={end} onClose={() => end(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
