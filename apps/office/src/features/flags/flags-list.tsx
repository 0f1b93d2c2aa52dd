import type { FlagPage, FlagQuery } from '@portal/domain/wire/office-flags';
import { useFormats } from '@portal/web/i18n/use-formats';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';
import { FlagItem } from '#parts/flags/flag-item.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { usePaymentFlagsQuery } from '#state/flags-api.ts';
import { ApplyFlag } from './apply-flag.tsx';
import { flagsAddress } from './flags-address.ts';
import { StateLinks } from './state-links.tsx';

type FlagsListProps = { query: FlagQuery; mayClear: boolean; mayApply: boolean };

/** A page of flags. Where reading anew fails, what was read before stays in view. */
export function FlagsList({ query, ...may }: FlagsListProps) {
  const { currentData, ...read } = usePaymentFlagsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <>
      <StateLinks state={query.state} />
      <Loaded read={{ ...read, data: currentData }}>
        {(page) => <Rows page={page} query={query} {...may} />}
      </Loaded>
    </>
  );
}

function Rows({ page, query: { state, after }, mayClear, mayApply }: FlagsListProps & { page: FlagPage }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { value, isCapped } = page.count;
  if (page.rows.length === 0) {
    return (
      <EmptyState title={t(`officeFlags.empty.${state}.title`)}>
        {t(`officeFlags.empty.${state}.text`)}
      </EmptyState>
    );
  }
  const shown = isCapped ? t('officeFlags.capped', { number: number(value) }) : number(value);
  return (
    <section aria-label={t(`officeFlags.list.${state}`)} className="grid gap-4">
      <p role="status" className="text-muted text-sm">
        {t('officeFlags.count', { count: value, number: shown })}
      </p>
      <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        {page.rows.map((flag) => (
          <FlagItem
            key={flag.id}
            flag={flag}
            mayClear={mayClear}
            moreMoves={(shown, what) =>
              mayApply && shown.kind === 'unmatched' ? <ApplyFlag flag={shown} what={what} /> : null
            }
          />
        ))}
      </ul>
      {after === undefined && page.next === null ? null : (
        <nav aria-label={t('officeFlags.pages.label')} className="flex flex-wrap gap-3">
          {after === undefined ? null : (
            <LinkButton size="small" href={flagsAddress({ state })}>
              {t('officeFlags.pages.first')}
            </LinkButton>
          )}
          {page.next === null ? null : (
            <LinkButton size="small" href={flagsAddress({ state, after: page.next })}>
              {t('officeFlags.pages.next')}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}
