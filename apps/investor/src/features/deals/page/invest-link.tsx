import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { type DealPhase, dealPhase } from '@portal/domain/offering/deals/funding';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';

/** The person's current order for a deal. */
export type OwnOrder = {
  /** Where an editable order continues; null if it waits for the dealer. */
  page: WizardPage | null;
  trade: Trade;
};

type InvestLinkProps = { deal: Deal; now: number; ownOrder: OwnOrder | null };

/** The way into the wizard, for a new or an open order; or why neither is possible now. */
export function InvestLink({ deal, now, ownOrder }: InvestLinkProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const phase = dealPhase(deal, now);
  if (ownOrder !== null) {
    const { page, trade } = ownOrder;
    return (
      <LinkButton
        tone="primary"
        fullWidth
        href={page === null ? paths.order(trade.id) : paths.wizard(deal.slug, page)}
      >
        {page === null ? t('dealPage.invest.see') : t('dealPage.invest.resume')}
      </LinkButton>
    );
  }
  if (phase === 'open' || phase === 'closingSoon') {
    return (
      <LinkButton tone="primary" fullWidth href={paths.wizard(deal.slug, 'order')}>
        {t('dealPage.invest.start')}
      </LinkButton>
    );
  }
  const reasons: Record<Exclude<DealPhase, 'open' | 'closingSoon'>, string> = {
    upcoming: t('dealPage.invest.upcoming', { date: date(deal.opensAt) }),
    closed: t('dealPage.invest.closed'),
    soldOut: t('dealPage.invest.soldOut'),
  };
  return <p className="rounded-control bg-sunken px-4 py-3 text-sm">{reasons[phase]}</p>;
}
