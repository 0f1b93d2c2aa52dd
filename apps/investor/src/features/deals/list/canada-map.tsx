import { PROVINCES, type ProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { classNames } from '@portal/web/class-names';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useTranslation } from 'react-i18next';
import { MAP_HEIGHT, MAP_WIDTH, PROVINCE_SHAPES } from './province-shapes.ts';
import type { Search } from './use-search.ts';

const WHOLE_PERCENT = 100;

/**
 * A map of Canada with the number of deals on each province; a press filters by province. Wide screens only: on a phone the
 * chips beside it do the same.
 */
export function CanadaMap({ deals, search }: { deals: readonly ListedDeal[]; search: Search }) {
  const { t } = useTranslation();
  const chosen = search.criteria.province ?? [];
  const counts = PROVINCES.map((province) => ({
    province,
    count: deals.filter((deal) => deal.province === province).length,
  }));
  const toggle = (province: ProvinceCode, isChosen: boolean) =>
    search.change({
      province: PROVINCES.filter((each) => (each === province ? isChosen : chosen.includes(each))),
    });
  return (
    <section aria-label={t('deals.map.title')} className="w-76 max-lg:hidden">
      <div className="relative">
        <svg
          viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
          className="w-full"
          aria-hidden="true"
          focusable="false"
        >
          {counts.map(({ province, count }) => (
            <path
              key={province}
              d={PROVINCE_SHAPES[province].path}
              strokeWidth="1.25"
              strokeLinejoin="round"
              className={classNames(
                'stroke-surface transition-colors',
                chosen.includes(province) ? 'fill-accent' : count > 0 ? 'fill-accent-soft' : 'fill-sunken',
              )}
            />
          ))}
        </svg>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ province, count }) => (
            <ToggleButton
              key={province}
              isSelected={chosen.includes(province)}
              onChange={(isChosen) => toggle(province, isChosen)}
              aria-label={t('deals.map.province', { count, name: t(provinceNameKey(province)) })}
              style={positionOf(province)}
              className="figures -translate-1/2 absolute grid size-7 place-items-center rounded-full border border-accent bg-raised font-semibold text-accent text-sm shadow-raised transition-colors data-hovered:bg-accent-soft data-selected:bg-accent data-selected:text-accent-contrast"
            >
              {count}
            </ToggleButton>
          ))}
      </div>
      <p className="mt-1 text-center text-muted text-xs">{t('deals.map.hint')}</p>
    </section>
  );
}

function positionOf(province: ProvinceCode): { left: string; top: string } {
  const { x, y } = PROVINCE_SHAPES[province];
  return {
    left: `${(x / MAP_WIDTH) * WHOLE_PERCENT}%`,
    top: `${(y / MAP_HEIGHT) * WHOLE_PERCENT}%`,
  };
}
