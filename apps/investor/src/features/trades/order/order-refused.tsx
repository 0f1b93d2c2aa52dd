import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { dealPhase } from '@portal/domain/offering/deals/funding';
import { useFormats } from '@portal/web/i18n/use-formats';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';

/** A deal that takes no orders now: why, and the way to those that do. */
export function OrderRefused({ deal, isSold }: { deal: Deal; isSold: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const phase = dealPhase(deal, Date.now());
  const reason = phase === 'upcoming' || phase === 'closed' ? phase : isSold ? 'soldOut' : 'closed';
  return (
    <>
      <PageHeading title={deal.name} />
      <EmptyState
        title={t(`wizard.order.${reason}.title`)}
        action={
          <LinkButton tone="primary" href={paths.marketplace()}>
            {t('wizard.order.browse')}
          </LinkButton>
        }
      >
        {t(`wizard.order.${reason}.text`, { date: formats.date(deal.opensAt) })}
      </EmptyState>
    </>
  );
}
