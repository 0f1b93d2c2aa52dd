import { Spinner } from '@portal/web/ui/spinner';
import { useTranslation } from 'react-i18next';

/**
 * The one button of a form of the account. The browser's own: the kit's brings React Aria along, which the log-in page
 * does not need. While it works it keeps its focus and ignores presses; a press before the
 * application is there is kept for it (`src/early`).
 */
export function SubmitButton({ text, isPending }: { text: string; isPending: boolean }) {
  const { t } = useTranslation();
  return (
    <button
      type="submit"
      aria-disabled={isPending ? true : undefined}
      onClick={(event) => {
        if (isPending) {
          event.preventDefault();
        }
      }}
      className="flex min-h-12 w-full items-center justify-center gap-2 rounded-control border border-accent bg-accent px-6 py-2.5 text-center text-base font-semibold text-accent-contrast transition-colors hover:border-accent-strong hover:bg-accent-strong"
    >
      {isPending ? <Spinner label={t('ui.working')} /> : text}
    </button>
  );
}
