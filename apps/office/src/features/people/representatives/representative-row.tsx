import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { Badge } from '@portal/web/ui/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dependents } from './dependents.tsx';
import { RegisteredIn } from './registered-in.tsx';

/** The columns of a wide screen, the button in the last one. On a tablet the state is below the name. */
export const REPRESENTATIVE_GRID =
  'grid gap-x-5 gap-y-2 md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_6.5rem] xl:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_6.5rem]';

type RepresentativeRowProps = {
  one: OfficeRepresentative;
  all: readonly OfficeRepresentative[];
  menu: ReactNode;
};

/** One representative: name, registrations, what depends on them, and their state. */
export function RepresentativeRow({ one, all, menu }: RepresentativeRowProps) {
  const { t } = useTranslation();
  const { fullName, referralCode } = one;
  return (
    <li className={`${REPRESENTATIVE_GRID} items-start border-line border-t px-5 py-4 first:border-t-0`}>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{fullName}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {t('representatives.code', { code: referralCode })}
        </p>
      </div>
      <RegisteredIn one={one} />
      <Dependents one={one} />
      <StateOf one={one} all={all} />
      <div className="md:max-xl:col-start-4 md:max-xl:row-start-1 md:justify-self-end">{menu}</div>
    </li>
  );
}

function StateOf({ one, all }: Omit<RepresentativeRowProps, 'menu'>) {
  const { t } = useTranslation();
  const cover = all.find(({ id }) => id === one.coverId);
  const covered = all.filter(({ coverId }) => coverId === one.id);
  const state = !one.isActive ? 'left' : cover === undefined ? 'active' : 'away';
  return (
    <div className="grid min-w-0 justify-items-start gap-1 text-sm text-muted">
      <Badge tone={TONES[state]}>{t(`representatives.states.${state}`)}</Badge>
      {cover === undefined ? null : <span>{t('representatives.coveredBy', { name: cover.fullName })}</span>}
      {covered.length === 0 ? null : (
        <span>
          {t('representatives.standsInFor', { names: covered.map(({ fullName }) => fullName).join(', ') })}
        </span>
      )}
    </div>
  );
}

const TONES = { active: 'success', away: 'info', left: 'neutral' } as const;
