import { classNames } from '@portal/web/class-names';
import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { ContactLink } from '../contact/contact-link.tsx';
import { PrivacyChoicesButton } from '../outside/privacy-choices-button.tsx';

const LINK =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-accent';

type SiteFooterProps = {
  /** Leaves room for the tab bar fixed to the bottom of a phone. */ hasTabBarBelow?: boolean;
};

/** Dealer registration, risk disclaimer, privacy policy: on every page but the log-in and the wizard. */
export function SiteFooter({ hasTabBarBelow = false }: SiteFooterProps) {
  const { t } = useTranslation();
  const { phone, href } = useSupportLine();
  return (
    <footer
      className={classNames(
        'border-t border-line bg-sunken text-sm text-muted',
        hasTabBarBelow
          ? 'pb-[calc(5rem+env(safe-area-inset-bottom))] md:pb-0'
          : 'pb-[env(safe-area-inset-bottom)]',
      )}
    >
      <div className="mx-auto grid max-w-page gap-6 px-4 py-10 sm:px-6 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div className="grid max-w-[75ch] gap-3">
          <p className="text-text">{t('brand.registrations')}</p>
          <p>{t('shell.footer.risk')}</p>
        </div>
        <div className="flex flex-col items-start lg:items-end lg:text-right">
          <ContactLink className={LINK}>{t('shell.footer.contact')}</ContactLink>
          <Link to={paths.privacyPolicy()} className={LINK}>
            {t('shell.footer.privacyPolicy')}
          </Link>
          <PrivacyChoicesButton className={LINK}>{t('shell.footer.privacyChoices')}</PrivacyChoicesButton>
          <Link to={paths.verifyDocument()} className={LINK}>
            {t('shell.footer.verifyDocument')}
          </Link>
          <p className="flex flex-wrap items-center gap-x-1.5">
            {t('shell.footer.questions')}
            <a href={href} className={classNames(LINK, 'whitespace-nowrap')}>
              {phone}
            </a>
          </p>
        </div>
        <p className="lg:col-span-2">{t('shell.footer.copyright', { year: COPYRIGHT_YEAR })}</p>
      </div>
    </footer>
  );
}

/** A constant, so that prerendered page and browser agree in every time zone on 31 December. */
const COPYRIGHT_YEAR = '2026';
