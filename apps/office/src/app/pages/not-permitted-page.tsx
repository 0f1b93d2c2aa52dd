import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#parts/page-title.ts';

/** Shown in place of a page that the person's role may not open. */
export function NotPermittedPage() {
  const { t } = useTranslation();
  usePageTitle(t('office.notPermitted.title'));
  return (
    <div className="grid justify-items-start gap-8">
      <PageHeading title={t('office.notPermitted.title')} intro={t('office.notPermitted.text')} takesFocus />
      <LinkButton href={OFFICE_PAGES.home}>{t('office.notFound.action')}</LinkButton>
    </div>
  );
}
