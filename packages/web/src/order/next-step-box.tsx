import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { NEXT_ACTION_PAGES, nextActionKeys, nextActionOf } from '@portal/domain/order/wizard/next-action';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/link-button.tsx';

type NextStepBoxProps = {
  trade: Trade;
  /** Where to do it; null if there is nothing to do but wait, or it cannot be done here. */
  href: string | null;
  /** True on the order's own page, where its button is the primary one. */
  isPrimary?: boolean | undefined;
};

/** The next step of an order, with a link if it is the investor's turn. */
export function NextStepBox({ trade, href, isPrimary = false }: NextStepBoxProps) {
  const { t } = useTranslation();
  const action = nextActionOf(trade.nextAction);
  // A newer server may send one that this release does not know.
  if (action === null) {
    return null;
  }
  const keys = nextActionKeys(action);
  const named = { name: trade.jointInvestor === null ? '' : fullName(trade.jointInvestor) };
  const isYourTurn = NEXT_ACTION_PAGES[action] !== null;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control px-4 py-3.5 ${isYourTurn ? 'bg-accent-soft' : 'bg-sunken'}`}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{t(keys.title, named)}</p>
        <p className="text-sm">{t(keys.text, named)}</p>
        <Reason trade={trade} />
      </div>
      {href === null ? null : (
        <LinkButton href={href} tone={isPrimary ? 'primary' : 'secondary'} size="small">
          {t(keys.button)}
        </LinkButton>
      )}
    </div>
  );
}

/** The dealer's own words about an order that it did not accept as it was. */
function Reason({ trade: { reason, status } }: { trade: Pick<Trade, 'reason' | 'status'> }) {
  const { t } = useTranslation();
  const name = tradeStatusOf(status);
  return reason === null ||
    !(name === 'changesAsked' || name === 'declined' || name === 'archived') ? null : (
    <figure className="mt-2 border-line-strong border-l-3 pl-3 text-sm">
      <figcaption className="text-muted">{t('portfolio.reason')}</figcaption>
      <blockquote className="whitespace-pre-line">{reason}</blockquote>
    </figure>
  );
}
