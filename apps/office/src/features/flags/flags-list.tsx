import type { FlagPage, FlagQuery } from '@portal/domain/money/payments/office-flags.wire';
import { EmptyState } from '@portal/web/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { FlagItem } from '#parts/flags/flag-item.tsx';
import { useCountText } from '#parts/lists/count-text.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
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
  const countText = useCountText();
  if (page.rows.length === 0) {
    return (
      <EmptyState title={t(`officeFlags.empty.${state}.title`)}>
        {t(`officeFlags.empty.${state}.text`)}
      </EmptyState>
    );
  }
  return (
    <section aria-label={t(`officeFlags.list.${state}`)} className="grid gap-4">
      <p role="status" className="text-muted text-sm">
        {t('officeFlags.count', { count: page.count.value, number: countText(page.count) })}
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
      <ListPages
        first={after === undefined ? null : flagsAddress({ state })}
        next={page.next === null ? null : flagsAddress({ state, after: page.next })}
      />
    </section>
  );
}
