import type { LineQuery } from '@portal/domain/bank/line-query';
import type { OpenLinesAnswer } from '@portal/domain/wire/office-money';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { LineRow } from './line-row.tsx';
import { countFilters, filterOf, matchingAddress } from './matching-address.ts';

type LinesListProps = { page: OpenLinesAnswer; query: LineQuery; chosen: string | null };

/** A page of the lines that are not matched whole, the earliest first. */
export function LinesList({ page, query, chosen }: LinesListProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const filter = filterOf(query);
  const { value, isCapped } = page.count;
  const shown = isCapped ? t('officeMatching.more', { number: number(value) }) : number(value);
  return (
    <section aria-label={t('officeMatching.list')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted text-sm">
          {t('officeMatching.found', { count: value, number: shown })}
        </p>
        <ExportButton
          asked={{ list: 'bank-lines', address: '/office/money/lines', filter }}
          count={{ value, text: shown }}
        />
      </div>
      {page.lines.length === 0 ? <Nothing isFiltered={countFilters(filter) > 0} /> : null}
      <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised empty:hidden">
        {page.lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            to={matchingAddress({ ...query, line: line.id })}
            isChosen={line.id === chosen}
          />
        ))}
      </ul>
      {query.after === undefined && page.next === null ? null : (
        <nav aria-label={t('officeMatching.pages.label')} className="flex flex-wrap gap-3">
          {query.after === undefined ? null : (
            <LinkButton size="small" href={matchingAddress(filter)}>
              {t('officeMatching.pages.first')}
            </LinkButton>
          )}
          {page.next === null ? null : (
            <LinkButton size="small" href={matchingAddress({ ...filter, after: page.next })}>
              {t('officeMatching.pages.next')}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

/** That nothing waits is good news; that filters hide everything is not, and the way out is beside it. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return isFiltered ? (
    <EmptyState
      title={t('officeMatching.empty.filteredTitle')}
      action={
        <Button onPress={() => void navigate(matchingAddress({}))}>
          {t('officeMatching.filters.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t('officeMatching.empty.title')}>{t('officeMatching.empty.text')}</EmptyState>
  );
}
