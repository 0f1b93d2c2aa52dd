import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';

/** Title by the last page's state. */
export type CompleteTitle = 'titleOpen' | 'titleDone' | 'titleApproved';

/** The head of the last page. */
export function CompleteHeading({ title, dealName }: { title: CompleteTitle; dealName: string }) {
  const { t } = useTranslation();
  const isSigned = title !== 'titleOpen';
  return (
    <div className="flex flex-col-reverse gap-5 sm:flex-row sm:items-center sm:justify-between">
      <PageHeading
        title={t(`wizard.complete.${title}`)}
        intro={isSigned ? t('wizard.complete.leadDone') : t('wizard.complete.leadOpen', { deal: dealName })}
      />
      {isSigned ? (
        <img
          src="/media/illustrations/signed.svg"
          alt=""
          width="480"
          height="360"
          className="h-auto w-24 shrink-0 sm:w-52"
        />
      ) : null}
    </div>
  );
}
