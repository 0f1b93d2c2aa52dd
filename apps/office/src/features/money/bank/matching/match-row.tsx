import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { BankMatchesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';

export type BankMatch = BankMatchesAnswer['matches'][number];

/** A match of a line or a part of it: to what, by whom, how, and whether it was undone. */
export function MatchRow({ match, children }: { match: BankMatch; children?: ReactNode }) {
  const { t } = useTranslation();
  const { dateTime, day, exactMoney } = useFormats();
  const { reference, tradeId, investor, kind, amount, by, how, reason, matchedAt } = match;
  const who = by ?? t('officeMatching.matched.nobody');
  return (
    <li className="grid gap-2 border-line border-t px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <Money dollars={amount} />{' '}
          {kind === 'bank-charge' || kind === 'bank-interest' ? null : tradeId === null ? (
            <TextLink href={OFFICE_PAGES.moneyUnapplied}>{t('officeUnapplied.title')}</TextLink>
          ) : (
            <>
              <TextLink href={generatePath(OFFICE_PAGES.order, { orderId: tradeId })}>{reference}</TextLink>{' '}
              {investor}
            </>
          )}
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge>{t(`officeMatching.kinds.${kind}`)}</Badge>
          {match.undoneAt === null ? null : (
            <Badge tone="attention">{t('officeMatching.matched.undone')}</Badge>
          )}
        </p>
      </div>
      <p className="text-sm wrap-anywhere">
        {t('officeMatching.matched.line', {
          text: match.description,
          day: day(match.day),
          amount: exactMoney(match.lineAmount),
          account: match.account,
        })}
      </p>
      <p className="text-muted text-sm wrap-anywhere">
        {how === 'reference'
          ? t('officeMatching.matched.byReference', { when: dateTime(matchedAt) })
          : t('officeMatching.matched.byPerson', { who, when: dateTime(matchedAt), reason: reason ?? '' })}
      </p>
      {match.undoneAt === null ? null : (
        <p className="text-muted text-sm wrap-anywhere">
          {t('officeMatching.matched.undoneBy', {
            who: match.undoneBy ?? t('officeMatching.matched.nobody'),
            when: dateTime(match.undoneAt),
            reason: match.undoneReason ?? '',
          })}
        </p>
      )}
      {children}
    </li>
  );
}
