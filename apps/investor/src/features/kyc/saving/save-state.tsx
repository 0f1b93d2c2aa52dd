import type { SaveStatus } from '@portal/web/saving/save-status';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { AttentionMark, Check } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

const TONES: Record<Exclude<SaveStatus, 'idle'>, BadgeTone> = {
  saving: 'neutral',
  saved: 'success',
  retrying: 'attention',
  refused: 'danger',
};

/**
 * Whether what was typed is saved. It changes constantly while typing, so only trouble is announced, by the one instance
 * with `isAnnounced`.
 */
export function SaveState({ status, isAnnounced = false }: { status: SaveStatus; isAnnounced?: boolean }) {
  const { t } = useTranslation();
  const isTrouble = status === 'retrying' || status === 'refused';
  return (
    <span className="flex min-h-6 items-center">
      {status === 'idle' ? null : (
        <Badge tone={TONES[status]}>
          {status === 'saved' ? <Check className="size-3.5" /> : null}
          {isTrouble ? <AttentionMark className="size-3.5" /> : null}
          {t(`kycForm.save.${status}`)}
        </Badge>
      )}
      {isAnnounced ? (
        <span role="status" className="sr-only">
          {isTrouble ? t(`kycForm.save.${status}`) : null}
        </span>
      ) : null}
    </span>
  );
}
