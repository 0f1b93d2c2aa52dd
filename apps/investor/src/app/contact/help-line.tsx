import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { useTranslation } from 'react-i18next';
import { ContactLink } from './contact-link.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-info underline underline-offset-4';

/** Below a page whose bars have no room for it on a phone: the support line, and the way to write to the dealer. */
export function HelpLine() {
  const { t } = useTranslation();
  const { phone, href } = useSupportLine();
  return (
    <p
      data-print="no"
      className="mt-auto flex flex-wrap items-center gap-x-4 border-line border-t pt-2 text-muted text-sm lg:hidden"
    >
      <span>
        {t('shell.footer.questions')}{' '}
        <a href={href} className={`${LINK} whitespace-nowrap`}>
          {phone}
        </a>
      </span>
      <ContactLink className={LINK}>{t('shell.header.contact')}</ContactLink>
    </p>
  );
}
