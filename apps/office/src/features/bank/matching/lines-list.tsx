import type { LineQuery } from '@portal/domain/money/bank/line-query';
import type { OpenLinesAnswer } from '@portal/domain/money/bank/office-money.wire';
import { EmptyState } from '@portal/web/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { useCountText } from '#parts/lists/count-text.ts';
import { countAsked, filterOf } from '#parts/lists/list-address.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { NothingFound } from '#parts/lists/nothing-found.tsx';
import { LineRow } from './line-row.tsx';
import { matchingAddress } from './matching-address.ts';

type LinesListProps = { page: OpenLinesAnswer; query: LineQuery; chosen: string | null };

/** A page of the lines that are not matched whole, the earliest first. */
export function LinesList({ page, query, chosen }: LinesListProps) {
  const { t } = useTranslation();
  const filter = filterOf(query);
  const { value } = page.count;
  const shown = useCountText()(page.count);
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
      {page.lines.length === 0 ? <Nothing isFiltered={countAsked(filter) > 0} /> : null}
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
      <ListPages
        first={query.after === undefined ? null : matchingAddress(filter)}
        next={page.next === null ? null : matchingAddress({ ...filter, after: page.next })}
      />
    </section>
  );
}

/** That nothing waits is good news; that filters hide everything is not, and the way out is beside it. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <NothingFound title={t('officeMatching.empty.filteredTitle')} all={matchingAddress({})} />
  ) : (
    <EmptyState title={t('officeMatching.empty.title')}>{t('officeMatching.empty.text')}</EmptyState>
  );
}
