import { useTranslation } from 'react-i18next';
import { useSupportLine } from '../i18n/use-support-line.ts';
import { Button } from './button.tsx';
import { ErrorMark } from './icons.tsx';

export type ErrorStateProps = {
  /** What went wrong, in a sentence; see `useApiMessage` for failed calls. */
  message: string;
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** The server's id of the failed request, by which support finds the cause. */
  requestId?: string | null | undefined;
};

/** A part of a page that failed to load: what happened, what to do, and whom to call. */
export function ErrorState({ message, title, onRetry, isRetrying = false, requestId }: ErrorStateProps) {
  const { t } = useTranslation();
  const { href } = useSupportLine();
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-raised p-6 shadow-raised sm:p-8"
    >
      <p className="flex items-center gap-2.5 font-display text-xl">
        <ErrorMark className="size-6 text-danger" />
        {title ?? t('ui.error.title')}
      </p>
      <p className="max-w-prose">{message}</p>
      {onRetry === undefined ? null : (
        <Button tone="primary" onPress={onRetry} isPending={isRetrying}>
          {t('ui.retry')}
        </Button>
      )}
      <p className="text-sm text-muted">
        <a href={href} className="underline underline-offset-[0.2em]">
          {t('ui.error.help')}
        </a>
        {requestId === undefined || requestId === null ? null : (
          <span className="figures block">{t('ui.error.requestId', { id: requestId })}</span>
        )}
      </p>
    </div>
  );
}
