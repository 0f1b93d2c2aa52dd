import { cancelStateOf } from '@portal/domain/order/trades/cancel-state';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isActiveStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useRightWords } from '@portal/web/i18n/use-right-words';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { NextStepBox } from '@portal/web/order/next-step-box';
import { StatusBadge } from '@portal/web/order/status-badge';
import { Card } from '@portal/web/ui/card';
import { Money } from '@portal/web/ui/money';
import { ReservedUntil } from '@portal/web/ui/reserved-until';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { nextStepOf } from '../next-step.ts';

/** An order in the list: deal, amount, progress and next step. */
export function OrderCard({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const titleId = useId();
  const { dealId: deal, quantity } = trade;
  const cover = deal.photos.find((photo) => photo.cover) ?? deal.photos[0];
  return (
    <Card as="article" labelledBy={titleId}>
      <div className="flex flex-col gap-5">
        <div className="flex items-start gap-4 sm:gap-6">
          <div className="aspect-square w-18 shrink-0 overflow-hidden rounded-control bg-sunken sm:aspect-3/2 sm:w-40">
            {cover === undefined ? null : (
              <img
                src={cover.src}
                alt=""
                width="1200"
                height="800"
                loading="lazy"
                className="size-full object-cover"
              />
            )}
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
              <h3 id={titleId} className="text-xl">
                <Link to={paths.order(trade.id)} className="underline-offset-[0.2em] hover:text-accent">
                  {deal.name}
                </Link>
              </h3>
              <p className="font-display text-xl">
                <Money dollars={trade.orderTotal} />
              </p>
            </div>
            <p className="figures text-sm text-muted">
              {t('portfolio.order.line', {
                count: quantity,
                date: date(trade.createdAt),
              })}
            </p>
            <div className="mt-1">
              <StatusBadge status={trade.status} />
            </div>
            <CancelUntil trade={trade} />
            <ReservedUntil order={trade} />
          </div>
        </div>
        {isActiveStatus(tradeStatusOf(trade.status)) ? <ProgressLine progress={trade.progress} /> : null}
        <NextStepBox trade={trade} href={nextStepOf(trade)?.href ?? null} />
      </div>
    </Card>
  );
}

/** The right to cancel is short, so the list shows it too. Cancelling is on the order's page. */
function CancelUntil({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const words = useRightWords(trade);
  return cancelStateOf(trade) === 'by-right' ? (
    <p className="mt-1 text-sm">{t('portfolio.cancel.until', words)}</p>
  ) : null;
}

/** Index of 'approved', the last label (specification section 4). */
const LAST_INDEX = 6;
const STEPS = [1, 2, 3, 4, 5, LAST_INDEX];

/** An order's progress: one segment per step, and the step in words. */
function ProgressLine({ progress }: { progress: Trade['progress'] }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const name = translate(`trades.progress.${progress.label}`);
  const words =
    progress.index >= LAST_INDEX
      ? name
      : t('portfolio.progress', { done: progress.index, total: LAST_INDEX, name });
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="flex gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${step <= progress.index ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="figures text-sm text-muted">{words}</p>
    </div>
  );
}
