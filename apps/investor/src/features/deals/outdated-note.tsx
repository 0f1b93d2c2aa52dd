import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

type OutdatedNoteProps = {
  /** What is still on screen. */
  of: 'list' | 'deal';
  /** The error of the call for the newest data. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Above older data that stays on screen: it may be out of date, why, and a retry. */
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
