import type { TrustDayState } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<TrustDayState, BadgeTone>> = {
  waits: 'neutral',
  open: 'attention',
  prepared: 'info',
  closed: 'success',
};

/** The state of a day. */
export function StateOfDay({ state }: { state: TrustDayState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`officeTrustDays.states.${state}`)}</Badge>;
}
