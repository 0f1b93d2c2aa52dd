import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#parts/page-title.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

/** For an address that the office does not have; the server has answered 404. */
export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('office.notFound.title'));
  return (
    <PlainFrame>
      <div className="grid justify-items-start gap-8">
        <PageHeading title={t('office.notFound.title')} intro={t('office.notFound.text')} />
        <LinkButton href={OFFICE_PAGES.home}>{t('office.notFound.action')}</LinkButton>
      </div>
    </PlainFrame>
  );
}
