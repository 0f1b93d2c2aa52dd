import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { FLAG_STATES, type FlagQuery } from '@portal/domain/money/payments/office-flags.wire';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useCountText } from '#parts/lists/count-text.ts';
import { LinkedRows } from '#parts/lists/linked-rows.tsx';
import { ListHeading } from '#parts/lists/list-heading.tsx';
import { ListSection } from '#parts/lists/list-section.tsx';
import { MoneyTabs } from '#parts/money-tabs.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { usePaymentFlagsQuery } from '#state/flags-api.ts';
import { useFlagColumns } from './flag-columns.tsx';
import { flagsAddress, queryOf } from './flags-address.ts';

/** Flags about money, open and cleared. */
export function FlagsPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('officeFlags.title'));
  const query = queryOf(useSearchParams()[0]);
  return (
    <div className="grid gap-3">
      <MoneyTabs self={self} />
      <ListHeading title={t('officeFlags.title')} intro={t('officeFlags.intro')} />
      <FlagsList
        query={query}
        mayClear={self.actions.includes('payments.clear-flag')}
        mayApply={self.actions.includes('payments.record')}
      />
    </div>
  );
}

type FlagsListProps = { query: FlagQuery; mayClear: boolean; mayApply: boolean };

function FlagsList({ query: { state, after }, mayClear, mayApply }: FlagsListProps) {
  const { t } = useTranslation();
  const countText = useCountText();
  const { currentData, ...read } = usePaymentFlagsQuery(
    { state, after },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useFlagColumns({ mayClear, mayApply });
  return (
    <>
      <StateLinks state={state} />
      <ListSection
        label={t(`officeFlags.list.${state}`)}
        read={{ ...read, data: currentData }}
        empty={{ title: t(`officeFlags.empty.${state}.title`), text: t(`officeFlags.empty.${state}.text`) }}
        addressOf={(next) => flagsAddress({ state, after: next })}
        isFirst={after === undefined}
      >
        {({ rows, count }) => (
          <>
            <p role="status" className="text-muted text-sm">
              {t('officeFlags.count', { count: count.value, number: countText(count) })}
            </p>
            <LinkedRows
              label={t(`officeFlags.list.${state}`)}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
            />
          </>
        )}
      </ListSection>
    </>
  );
}

/** The open flags, or the cleared ones. */
function StateLinks({ state: shown }: Pick<FlagQuery, 'state'>) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('officeFlags.states.label')}>
      <ul className="flex flex-wrap gap-2">
        {FLAG_STATES.map((state) => (
          <li key={state}>
            <Link
              to={flagsAddress({ state })}
              aria-current={state === shown ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-control border px-3 text-sm no-underline hover:border-accent',
                state === shown
                  ? 'border-accent bg-accent-soft font-semibold text-accent'
                  : 'border-line bg-raised text-text',
              )}
            >
              {t(`officeFlags.states.${state}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
