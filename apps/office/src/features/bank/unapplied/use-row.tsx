import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { UnappliedUseShown } from '@portal/domain/money/bank/office-unapplied.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import type { Step } from './unapplied-step.ts';

type UseRowProps = { use: UnappliedUseShown; mayMatch: boolean; onStep: (step: Step) => void };

/** A part that went to an order or back to who paid it. */
export function UseRow({ use, mayMatch, onStep }: UseRowProps) {
  const { t } = useTranslation();
  const { dateTime, day, exactMoney } = useFormats();
  const { kind, amount, tradeId, reference, investor, sentOn, isSeen, by, at, reason } = use;
  const nameOf = (person: string | null) => person ?? t('officeUnapplied.row.nobody');
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{t(`officeUnapplied.use.${kind}`)}</Badge>
        <span className="font-semibold">
          <Money dollars={amount} />
        </span>
        {tradeId === null || reference === null ? null : (
          <TextLink href={generatePath(OFFICE_PAGES.order, { orderId: tradeId })}>{reference}</TextLink>
        )}
        {investor === null ? null : <span className="wrap-anywhere">{investor}</span>}
        {use.undoneAt === null ? null : <Badge tone="attention">{t('officeUnapplied.use.undone')}</Badge>}
      </p>
      {sentOn === null || use.undoneAt !== null ? null : (
        <p className="text-sm">
          {t('officeUnapplied.use.sentOn', { day: day(sentOn) })}{' '}
          {t(isSeen ? 'officeUnapplied.use.seen' : 'officeUnapplied.use.unseen')}
        </p>
      )}
      <p className="text-muted text-sm wrap-anywhere">
        {t('officeUnapplied.use.by', { who: nameOf(by), when: dateTime(at), reason })}
      </p>
      {use.undoneAt === null ? null : (
        <p className="text-muted text-sm wrap-anywhere">
          {t('officeUnapplied.use.undoneBy', {
            who: nameOf(use.undoneBy),
            when: dateTime(use.undoneAt),
            reason: use.undoneReason ?? '',
          })}
        </p>
      )}
      {mayMatch && use.undoneAt === null && !isSeen ? (
        <p>
          <Button
            size="small"
            aria-label={t('officeUnapplied.use.undoOne', {
              what: t(`officeUnapplied.use.${kind}`),
              amount: exactMoney(amount),
            })}
            onPress={() => onStep({ what: 'undo-use', use })}
          >
            {t('officeUnapplied.use.undo')}
          </Button>
        </p>
      ) : null}
    </li>
  );
}
