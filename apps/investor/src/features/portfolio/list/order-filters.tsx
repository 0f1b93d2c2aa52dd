import { Button } from '@portal/web/ui/button';
import { DateField } from '@portal/web/ui/date-field';
import { Disclosure } from '@portal/web/ui/disclosure';
import { Switch } from '@portal/web/ui/switch';
import { useTranslation } from 'react-i18next';
import { setRange } from '#state/filter-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

type OrderFiltersProps = { showsArchived: boolean; onShowArchived: (shows: boolean) => void };

/** Which orders to list: by the days they were placed on, and whether cancelled ones too. */
export function OrderFilters({ showsArchived, onShowArchived }: OrderFiltersProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [start, end] = useAppSelector(({ filter }) => filter.range);
  const dayOf = (typed: string) => (typed === '' ? null : typed);
  return (
    <Disclosure summary={t('portfolio.filters.title')} isOpenAtFirst={start !== null || end !== null}>
      <div className="flex flex-col gap-5 text-text">
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField
            name="rangeStart"
            label={t('portfolio.filters.from')}
            optional
            value={start ?? ''}
            onChange={(typed) => dispatch(setRange([dayOf(typed), end]))}
          />
          <DateField
            name="rangeEnd"
            label={t('portfolio.filters.to')}
            optional
            value={end ?? ''}
            onChange={(typed) => dispatch(setRange([start, dayOf(typed)]))}
          />
        </div>
        <Switch name="archived" value={showsArchived} onChange={onShowArchived}>
          {t('portfolio.filters.archived')}
        </Switch>
        {start === null && end === null ? null : (
          <div>
            <Button size="small" onPress={() => dispatch(setRange([null, null]))}>
              {t('portfolio.filters.reset')}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
