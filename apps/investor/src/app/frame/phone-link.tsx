import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { useTranslation } from 'react-i18next';

/** The support line: the number where there is room, a handset icon on a phone; in a crowded row up to a wide desk. */
export function PhoneLink({ isCrowded = false }: { isCrowded?: boolean }) {
  const { t } = useTranslation();
  const { phone, href } = useSupportLine();
  return (
    <a
      href={href}
      aria-label={t('shell.header.phone')}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-sm font-medium whitespace-nowrap no-underline hover:text-accent"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path
          strokeLinejoin="round"
          d="M5.5 3.5h3l1.8 4.6-2.2 1.7a12 12 0 0 0 6.1 6.1l1.7-2.2 4.6 1.8v3a2 2 0 0 1-2.2 2A16.8 16.8 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2Z"
        />
      </svg>
      <span className={isCrowded ? 'max-xl:hidden' : 'max-md:hidden'}>{phone}</span>
    </a>
  );
}
