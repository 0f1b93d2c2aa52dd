import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';

/** Loaded on demand: few orders have requested changes. */
const ChangeTasks = lazy(async () => ({ default: (await import('./change-tasks.tsx')).ChangeTasks }));

const CHANGING_PAGES: readonly WizardPage[] = ['order', 'details'];

/** Notices on every page of the order: requested changes, a lost reservation, signatures at risk. */
export function OrderNotices({ slug, page, trade }: { slug: string; page: WizardPage; trade: Trade | null }) {
  const { t } = useTranslation();
  if (trade === null) {
    return null;
  }
  const status = tradeStatusOf(trade.status);
  const isLost = status === 'open' && !trade.holdsUnits;
  const hasSigned = trade.approvalProcess.investorSignedAt !== null;
  return (
    <>
      {status === 'changesAsked' ? (
        <Suspense>
          <ChangeTasks slug={slug} trade={trade} />
        </Suspense>
      ) : null}
      {isLost ? (
        <Notice
          tone="attention"
          title={t('wizard.notices.lostUnits')}
          action={
            page === 'order' ? undefined : (
              <LinkButton size="small" href={paths.wizard(slug, 'order')}>
                {t('wizard.notices.lostUnitsAction')}
              </LinkButton>
            )
          }
        >
          {t('wizard.notices.lostUnitsText')}
        </Notice>
      ) : null}
      {hasSigned && CHANGING_PAGES.includes(page) && (status === 'open' || status === 'changesAsked') ? (
        <Notice title={t('wizard.notices.signAgain')}>{t('wizard.notices.signAgainText')}</Notice>
      ) : null}
    </>
  );
}
