import { useTranslation } from 'react-i18next';
import { ContactLink } from './contact-link.tsx';

/** The contact link in a header: words where there is room, an envelope on a phone. */
export function HeaderContact() {
  const { t } = useTranslation();
  return (
    <ContactLink className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1 text-sm font-medium whitespace-nowrap no-underline hover:text-accent">
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path strokeLinejoin="round" d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />
      </svg>
      <span className="max-lg:sr-only">{t('shell.header.contact')}</span>
    </ContactLink>
  );
}
