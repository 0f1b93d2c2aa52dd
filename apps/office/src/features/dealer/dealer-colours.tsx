import type { OfficeDealer } from '@portal/domain/firm/dealer/office-dealer.wire';
import { BRAND_COLOURS, THEMES } from '@portal/domain/ground/brand/brand-colours';
import { BRAND_PATHS } from '@portal/domain/ground/brand/brand-paths';
import { useTranslation } from 'react-i18next';
import { DealerCard } from './dealer-card.tsx';

/** The dealer's mark and its colours, in both themes. */
export function DealerColours({ colours }: { colours: OfficeDealer['colours'] }) {
  const { t } = useTranslation();
  return (
    <DealerCard title={t('officeDealer.groups.colours')}>
      <img src={BRAND_PATHS.mark} alt={t('officeDealer.mark')} className="mb-4 h-10 w-auto" />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {BRAND_COLOURS.map((name) => (
          <li key={name} className="flex items-center gap-3">
            <span aria-hidden="true" className="flex shrink-0">
              {THEMES.map((theme) => (
                <span
                  key={theme}
                  className="size-7 border border-line-strong"
                  style={{ backgroundColor: colours[name][theme] }}
                />
              ))}
            </span>
            <span className="min-w-0 text-sm">{t('officeDealer.colour', { name, ...colours[name] })}</span>
          </li>
        ))}
      </ul>
    </DealerCard>
  );
}
