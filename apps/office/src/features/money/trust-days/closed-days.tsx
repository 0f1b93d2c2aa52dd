import type { TrustDays } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { LinkButton } from '@portal/web/ui/link-button';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { dayAddress, daysAddress } from './day-address.ts';

/** Closed days with their closing balances, newest first. */
export function ClosedDays({ days, before }: { days: TrustDays; before: string | null }) {
  const { t } = useTranslation();
  const { closed, next } = days;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('officeTrustDays.closedDays.title')}</h2>
      {closed.length === 0 ? (
        <p className="text-muted">{t('officeTrustDays.closedDays.none')}</p>
      ) : (
        <ClosedTable closed={closed} />
      )}
      {before === null && next === null ? null : (
        <nav aria-label={t('officeTrustDays.closedDays.pages')} className="flex flex-wrap gap-3">
          {before === null ? null : (
            <LinkButton size="small" href={daysAddress(null)}>
              {t('officeTrustDays.closedDays.first')}
            </LinkButton>
          )}
          {next === null ? null : (
            <LinkButton size="small" href={daysAddress(next)}>
              {t('officeTrustDays.closedDays.next')}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

function ClosedTable({ closed }: Pick<TrustDays, 'closed'>) {
  const { t } = useTranslation();
  const { day, exactMoney, number, dateTime } = useFormats();
  const differences = t('officeTrustDays.closedDays.differences');
  const closedBy = t('officeTrustDays.closedDays.by');
  const amounts = [
    t('officeTrustDays.sides.bank'),
    t('officeTrustDays.sides.books'),
    t('officeTrustDays.sides.investors'),
  ];
  return (
    <ScrollRegion
      label={t('officeTrustDays.closedDays.title')}
      className="overflow-x-auto rounded-card border border-line bg-raised shadow-raised"
    >
      <table className="stacked-rows w-full text-left text-sm sm:min-w-2xl">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="px-5 py-3 font-medium">
              {t('officeTrustDays.closedDays.day')}
            </th>
            {[...amounts, differences].map((name) => (
              <th key={name} scope="col" className="whitespace-nowrap px-3 py-3 text-right font-medium">
                {name}
              </th>
            ))}
            <th scope="col" className="px-5 py-3 font-medium">
              {closedBy}
            </th>
          </tr>
        </thead>
        <tbody>
          {closed.map((one) => (
            <tr key={one.day} className="border-line border-t align-baseline">
              <th scope="row" className="whitespace-nowrap px-5 sm:py-3">
                <TextLink href={dayAddress(one.day)}>{day(one.day)}</TextLink>
              </th>
              {[one.bank, one.books, one.investors].map((amount, place) => (
                <td
                  key={amounts[place]}
                  data-column={amounts[place]}
                  className="figures px-5 text-right sm:whitespace-nowrap sm:px-3 sm:py-3"
                >
                  {exactMoney(amount)}
                </td>
              ))}
              <td data-column={differences} className="figures px-5 text-right sm:px-3 sm:py-3">
                {number(one.differences)}
              </td>
              <td data-column={closedBy} className="px-5 sm:whitespace-nowrap sm:py-3">
                <span className="max-sm:text-right">
                  {one.reviewedBy} <span className="text-muted max-sm:block">{dateTime(one.closedAt)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
