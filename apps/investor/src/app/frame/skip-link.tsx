import { useTranslation } from 'react-i18next';

/** Id of the page content, outside the frame. */
export const CONTENT_ID = 'content';

/** First stop of the Tab key: past the frame, straight to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only rounded-control bg-accent px-4 py-3 font-semibold text-accent-contrast focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {t('shell.skipToContent')}
    </a>
  );
}
