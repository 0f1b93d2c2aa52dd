import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { type WizardPage, wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { OrderSummary } from '../order-summary.tsx';
import { useStep } from '../use-step.ts';
import { StepColumn } from './step-column.tsx';

/** Query that asks for a new order beside one already with the dealer. */
export const ANOTHER_ORDER = { name: 'new', value: '1' } as const;

type LockedStepProps = { page: WizardPage; deal: Deal; trade: Trade };

/** A page of an order that the investor can no longer change: what was given, and a link to follow it. */
export function LockedStep({ page, deal, trade }: LockedStepProps) {
  const { t } = useTranslation();
  useStep({ isReady: true, missing: [], draft: null });
  return (
    <StepColumn title={t(wizardPageKeys(page).name)}>
      <Notice
        title={t('wizard.locked.title')}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton size="small" href={paths.wizard(deal.slug, 'complete')}>
              {t('wizard.locked.see')}
            </LinkButton>
            {page === 'order' ? (
              <LinkButton
                size="small"
                tone="quiet"
                href={`${paths.wizard(deal.slug, 'order')}?${ANOTHER_ORDER.name}=${ANOTHER_ORDER.value}`}
              >
                {t('wizard.locked.another')}
              </LinkButton>
            ) : null}
          </div>
        }
      >
        {t('wizard.locked.text')}
      </Notice>
      <OrderSummary deal={deal} trade={trade} />
    </StepColumn>
  );
}
