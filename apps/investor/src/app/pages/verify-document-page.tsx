import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { VerifyForm } from '#features/verify-document/verify-form.tsx';

/** For anybody handed a document: did the portal seal it, and is it unchanged? */
export function VerifyDocumentPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex max-w-form flex-col gap-8">
      <PageHeading title={t('verifyDocument.title')} intro={t('verifyDocument.lead')} />
      <VerifyForm />
    </div>
  );
}
