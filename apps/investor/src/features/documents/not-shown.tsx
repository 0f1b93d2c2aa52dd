import { isApiError } from '@portal/web/api/api-error';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { Page } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

type NotShownProps = { error: unknown; onDownload: () => void; onRetry: () => void };

/** Nothing of the document is to be had, here or as a file. */
const CLOSED: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'SIGNING_LINK_INVALID',
  'SIGNING_OUT_OF_TURN',
  'STATE_REFUSES',
]);
/** Trying again changes nothing about these. */
const FINAL: ReadonlySet<string> = new Set([...CLOSED, 'PAGES_PROTECTED', 'PAGES_NOT_DRAWN', 'PAGE_MISSING']);

/** Why a document cannot be read here, and the way to it all the same. */
export function NotShown({ error, onDownload, onRetry }: NotShownProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const code = isApiError(error) ? error.code : '';
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-5 p-6 text-center"
    >
      <Page className="size-10 text-muted" />
      <p className="text-lg">{messageOf(error)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {CLOSED.has(code) ? null : (
          <Button tone="primary" onPress={onDownload}>
            {t('ui.document.download')}
          </Button>
        )}
        {FINAL.has(code) ? null : <Button onPress={onRetry}>{t('ui.retry')}</Button>}
      </div>
    </div>
  );
}
