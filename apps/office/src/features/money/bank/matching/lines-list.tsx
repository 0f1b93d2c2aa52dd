import type { LineQuery } from '@portal/domain/money/bank/lines/line-query';
import type { OpenLine, OpenLinesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { classNames } from '@portal/web/class-names';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExportButton } from '#parts/exports/export-button.tsx';
import { useCountText } from '#parts/lists/count-text.ts';
import { countAsked, filterOf } from '#parts/lists/list-address.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { NothingFound } from '#parts/lists/nothing-found.tsx';
import { matchingAddress } from './matching-address.ts';
import { WHY_TONES } from './why-tones.ts';

type LinesListProps = { page: OpenLinesAnswer; query: LineQuery; chosen: string | null };

/** A page of lines that are not fully matched, earliest first. */
export function LinesList({ page, query, chosen }: LinesListProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const filter = filterOf(query);
  const { searched } = page;
  const { value } = page.count;
  const shown = useCountText()(page.count);
  const isOn = query.search !== undefined && query.after !== undefined;
  return (
    <section aria-label={t('officeMatching.list')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-muted text-sm">
          {searched === null
            ? t(isOn ? 'officeMatching.foundMore' : 'officeMatching.found', { count: value, number: shown })
            : t('officeMatching.foundAmong', {
                count: value,
                number: number(value),
                searched: number(searched),
              })}
        </p>
        <ExportButton
          asked={{ list: 'bank-lines', address: '/office/money/lines', filter }}
          count={searched === null && !isOn ? { value, text: shown } : null}
        />
      </div>
      {page.lines.length === 0 ? (
        <Nothing isFiltered={countAsked(filter) > 0} isSearching={searched !== null} />
      ) : null}
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
        words={
          searched === null
            ? undefined
            : {
                label: t('office.list.pages'),
                first: t('office.list.first'),
                next: t('officeMatching.searchOn'),
              }
        }
      />
    </section>
  );
}

/** No waiting lines is good news; filters that hide everything are not, and come with a way out. */
function Nothing({ isFiltered, isSearching }: { isFiltered: boolean; isSearching: boolean }) {
  const { t } = useTranslation();
  if (isSearching) {
    return (
      <EmptyState title={t('officeMatching.empty.soFarTitle')}>{t('officeMatching.empty.soFar')}</EmptyState>
    );
  }
  return isFiltered ? (
    <NothingFound title={t('officeMatching.empty.filteredTitle')} all={matchingAddress({})} />
  ) : (
    <EmptyState title={t('officeMatching.empty.title')}>{t('officeMatching.empty.text')}</EmptyState>
  );
}

type LineRowProps = { line: OpenLine; to: string; isChosen: boolean };

/** One line of a statement: date, amount, the bank's text, and the most likely order. */
function LineRow({ line, to, isChosen }: LineRowProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { amount, description, party, left, proposals } = line;
  const [likeliest] = proposals;
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        className={classNames(
          'grid gap-1 px-5 py-3.5 text-text no-underline hover:bg-accent-soft focus-visible:-outline-offset-3',
          isChosen && 'bg-sunken shadow-[inset_3px_0_0_var(--color-accent)]',
        )}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-muted text-sm">{day(line.day)}</span>
          <span className="font-semibold">
            <Money dollars={amount} />
          </span>
        </span>
        <span className="wrap-anywhere">{description}</span>
        {party === null || description.includes(party) ? null : (
          <span className="text-muted text-sm wrap-anywhere">{party}</span>
        )}
        <span className="flex flex-wrap gap-2 empty:hidden">
          {left === Math.abs(amount) ? null : (
            <Badge tone="attention">
              {t('officeMatching.left')} <Money dollars={left} />
            </Badge>
          )}
          {likeliest === undefined ? null : (
            <Badge tone={WHY_TONES[likeliest.why]}>{t(`officeMatching.why.${likeliest.why}`)}</Badge>
          )}
          {likeliest?.isPaidByOther ? (
            <Badge tone="attention">{t('officeMatching.candidates.otherPayor')}</Badge>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
