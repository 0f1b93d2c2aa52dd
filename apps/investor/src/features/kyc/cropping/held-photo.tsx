import { useFilePreview } from '@portal/web/form/use-file-preview';
import { useTranslation } from 'react-i18next';

/** A photo of which nothing was sent, as large as it has to be to see whether it is good, and what happens with it. */
export function HeldPhoto({ photo }: { photo: File }) {
  const { t } = useTranslation();
  const url = useFilePreview(photo);
  return (
    <div className="grid gap-3">
      {url === null ? null : (
        <img
          src={url}
          alt={t('cropping.picture')}
          className="max-h-[60dvh] w-full rounded-control bg-sunken object-contain"
        />
      )}
      <div role="status" className="text-sm">
        <p className="font-semibold">{t('kycForm.crop.ask')}</p>
        <p className="text-muted">{t('kycForm.crop.askHint')}</p>
      </div>
    </div>
  );
}
