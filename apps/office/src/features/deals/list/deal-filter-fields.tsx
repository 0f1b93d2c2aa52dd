import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { type DealFilter, FILTER_STATES } from './deal-filter.ts';

type DealFilterFieldsProps = { filter: DealFilter; onChange: (filter: DealFilter) => void; count: number };

/** By what the list is narrowed, and how many deals that leaves. */
export function DealFilterFields({ filter, onChange, count }: DealFilterFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="w-full max-w-sm">
        <TextField
          name="search"
          label={t('officeDeals.search')}
          optional="unsaid"
          value={filter.searched}
          onChange={(searched) => onChange({ ...filter, searched })}
        />
      </div>
      <div className="w-full max-w-96">
        <Select
          name="state"
          label={t('officeDeals.columns.state')}
          optional="unsaid"
          placeholder={t('officeDeals.filters.all')}
          value={filter.state === 'all' ? '' : filter.state}
          onChange={(chosen) =>
            onChange({ ...filter, state: FILTER_STATES.find((state) => state === chosen) ?? 'all' })
          }
          choices={FILTER_STATES.filter((state) => state !== 'all').map((state) => ({
            value: state,
            label:
              state === 'to-review' ? t('officeDeals.filters.toReview') : t(`officeDeals.states.${state}`),
          }))}
        />
      </div>
      <p role="status" className="pb-3 text-sm text-muted">
        {t('officeDeals.count', { count })}
      </p>
    </div>
  );
}
