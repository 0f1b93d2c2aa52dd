import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { AttentionMark, Check } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';
import type { SectionStatus } from './section-status.ts';

const TONES: Record<SectionStatus, BadgeTone> = {
  notStarted: 'neutral',
  inProgress: 'info',
  complete: 'success',
  attention: 'attention',
};

/** Where a section stands, in words and with a sign, never by colour alone. */
export function SectionBadge({ status }: { status: SectionStatus }) {
  const { t } = useTranslation();
  return (
    <Badge tone={TONES[status]}>
      {status === 'complete' ? <Check className="size-3.5" /> : null}
      {status === 'attention' ? <AttentionMark className="size-3.5" /> : null}
      {t(`kycForm.status.${status}`)}
    </Badge>
  );
}
