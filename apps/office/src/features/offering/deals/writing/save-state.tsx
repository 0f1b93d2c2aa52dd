import { useFormats } from '@portal/web/i18n/use-formats';
import type { SaveStatus } from '@portal/web/saving/save-status';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { AttentionMark, Check } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

const TONES: Record<Exclude<SaveStatus, 'idle'>, BadgeTone> = {
  saving: 'neutral',
  saved: 'success',
  retrying: 'attention',
  refused: 'danger',
};

type SaveStateProps = { status: SaveStatus; savedAt: string | null; onRetry: () => void };

/** Whether what was typed is saved. Only trouble is read out: the rest changes all the time. */
export function SaveState({ status, savedAt, onRetry }: SaveStateProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const isTrouble = status === 'retrying' || status === 'refused';
  const text =
    status === 'saved' && savedAt !== null
      ? t('officeDeals.save.savedAt', { when: time(savedAt) })
      : t(`officeDeals.save.${status}`);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2">
      {status === 'idle' ? (
        <span className="text-sm text-muted">{text}</span>
      ) : (
        <Badge tone={TONES[status]}>
          {status === 'saved' ? <Check className="size-3.5" /> : null}
          {isTrouble ? <AttentionMark className="size-3.5" /> : null}
          {text}
        </Badge>
      )}
      <span role="status" className="sr-only">
        {isTrouble ? text : null}
      </span>
      {status === 'retrying' ? (
        <Button size="small" onPress={onRetry}>
          {t('officeDeals.save.retry')}
        </Button>
      ) : null}
    </div>
  );
}
