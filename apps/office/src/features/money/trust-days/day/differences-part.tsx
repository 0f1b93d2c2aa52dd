import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { DIFFERENCE_BETWEEN, type DifferenceBetween } from '@portal/domain/money/reconciliation/difference';
import type { TrustDay, TrustDifference } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { PagePart } from '#parts/page-part.tsx';
import { ExplainDialog } from './explain-dialog.tsx';

type DifferencesPartProps = { day: TrustDay; mayOpenOrders: boolean };

/** Every part of a difference between balances, with its explanation. */
export function DifferencesPart({ day: { content, mayExplain }, mayOpenOrders }: DifferencesPartProps) {
  const { t } = useTranslation();
  const [explained, setExplained] = useState<TrustDifference | null>(null);
  const { differences } = content;
  const of = (between: DifferenceBetween) => differences.filter((one) => one.between === between);
  return (
    <PagePart id="differences" title={t('officeTrustDays.differencesTitle')}>
      {differences.length === 0 ? <p>{t('officeTrustDays.none')}</p> : null}
      {DIFFERENCE_BETWEEN.filter((between) => of(between).length > 0).map((between) => (
        <section key={between} aria-labelledby={`of-${between}`}>
          <h3 id={`of-${between}`} className="font-semibold">
            {t(`officeTrustDays.between.${between}`)}
          </h3>
          <ul>
            {of(between).map((one) => (
              <DifferenceRow
                key={one.key}
                difference={one}
                day={content.day}
                mayOpenOrders={mayOpenOrders}
                onExplain={mayExplain ? () => setExplained(one) : null}
              />
            ))}
          </ul>
        </section>
      ))}
      {explained === null ? null : (
        <ExplainDialog day={content.day} difference={explained} onClose={() => setExplained(null)} />
      )}
    </PagePart>
  );
}

type DifferenceRowProps = {
  difference: TrustDifference;
  /** The day on screen. */
  day: string;
  mayOpenOrders: boolean;
  /** Null if the role may not explain, or if the day is closed. */
  onExplain: (() => void) | null;
};

/** One part of a difference: what it is, what the bank or the books say, and its explanation. */
function DifferenceRow({ difference, day, mayOpenOrders, onExplain }: DifferenceRowProps) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const { kind, amount, clearedOn, explanation } = difference;
  const name = t(`officeTrustDays.kinds.${kind}`);
  return (
    <li className="grid gap-3 border-line border-t py-4 first:border-t-0 lg:grid-cols-[1fr_1fr_12rem] lg:gap-8">
      <div className="flex min-w-0 items-baseline justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold">{name}</p>
          <Facts difference={difference} mayOpenOrders={mayOpenOrders} />
        </div>
        <span className="font-semibold">
          <Money dollars={amount} />
        </span>
      </div>
      <Explanation difference={difference} day={day} />
      {onExplain === null || clearedOn !== null ? null : (
        <div className="lg:justify-self-end">
          <Button
            size="small"
            onPress={onExplain}
            aria-label={t(
              explanation === null ? 'officeTrustDays.explain.label' : 'officeTrustDays.explain.labelAgain',
              {
                amount: exactMoney(amount),
                kind: name,
              },
            )}
          >
            {t(explanation === null ? 'officeTrustDays.explain.action' : 'officeTrustDays.explain.again')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Facts({ difference, mayOpenOrders }: Pick<DifferenceRowProps, 'difference' | 'mayOpenOrders'>) {
  const { t } = useTranslation();
  const { day: format } = useFormats();
  const { key, day, account, text, tradeId, reference } = difference;
  const order = t('officeTrustDays.order', { reference: reference ?? '' });
  return (
    <div className="text-muted text-sm wrap-anywhere">
      {text === null || text === '' ? null : <p>{text}</p>}
      {account === null ? null : (
        <p>
          <TextLink href={addressOfLine(key)}>{account}</TextLink>
        </p>
      )}
      {tradeId === null ? null : (
        <p>
          {mayOpenOrders ? (
            <TextLink href={`${generatePath(OFFICE_PAGES.order, { orderId: tradeId })}#money`}>
              {order}
            </TextLink>
          ) : (
            order
          )}
        </p>
      )}
      <p>{t('officeTrustDays.since', { day: format(day) })}</p>
    </div>
  );
}

/** The page where it is resolved: matching for an open line, the accounts for a whole account. */
function addressOfLine(key: string): string {
  const [name, id = ''] = key.split(':');
  return name === 'line' ? `${OFFICE_PAGES.moneyMatching}?line=${id}` : OFFICE_PAGES.moneyBank;
}

function Explanation({ difference, day }: Pick<DifferenceRowProps, 'difference' | 'day'>) {
  const { t } = useTranslation();
  const { day: format, dateTime } = useFormats();
  const { clearedOn, explanation } = difference;
  if (clearedOn !== null) {
    return <p className="text-muted">{t('officeTrustDays.clearedOn', { day: format(clearedOn) })}</p>;
  }
  if (explanation === null) {
    return (
      <div>
        <Badge tone="attention">{t('officeTrustDays.notExplained')}</Badge>
      </div>
    );
  }
  const { kind, words, by, at, since } = explanation;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="font-semibold">{t(`officeTrustDays.explanations.${kind}`)}</p>
      <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      <p className="text-muted text-sm">{t('officeTrustDays.written', { name: by, when: dateTime(at) })}</p>
      {since === day ? null : (
        <p className="text-muted text-sm">{t('officeTrustDays.carried', { day: format(since) })}</p>
      )}
    </div>
  );
}
