import { Spinner } from '@portal/web/ui/spinner';
import { useIsTakenOver } from '@portal/web/use-is-taken-over';
import { useTranslation } from 'react-i18next';

/**
 * The one button of a form of the account. The browser's own: the kit's brings React Aria along, which the log-in page
 * does not need. While it works it keeps its focus and ignores presses; until the script is there it is closed.
 */
export function SubmitButton({ text, isPending }: { text: string; isPending: boolean }) {
  const { t } = useTranslation();
  const isTakenOver = useIsTakenOver();
  return (
    <button
      type="submit"
      disabled={!isTakenOver}
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
