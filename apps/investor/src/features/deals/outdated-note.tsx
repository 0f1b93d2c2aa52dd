import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

type OutdatedNoteProps = {
  /** What is on the screen still. */
  of: 'list' | 'deal';
  /** What the call failed with that would have brought the newest. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Above what was known before, which stays: that it may be out of date, why, and trying again. */
export function OutdatedNote({ of, error, isRetrying, onRetry }: OutdatedNoteProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  return (
    <Notice
      isNew
      tone="attention"
      title={t(`deals.outdated.${of}`)}
      action={
        <Button size="small" onPress={onRetry} isPending={isRetrying}>
          {t('ui.retry')}
        </Button>
      }
    >
      {messageOf(error)}
    </Notice>
  );
}
