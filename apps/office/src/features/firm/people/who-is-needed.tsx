import {
  type Decider,
  type Gap,
  gapsOf,
  gapsWithout,
  smallestOffice,
} from '@portal/domain/firm/proposals/who-is-needed';
import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';
import { Disclosure } from '@portal/web/ui/disclosure';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '#parts/role-names.ts';

/** Which decisions the people who are here cannot make, and who would end that; and the smallest office that can make all. */
export function WhoIsNeeded({ people }: { people: readonly StaffMember[] }) {
  const { t } = useTranslation();
  const here = people.filter(({ state }) => state === 'active').map(deciderOf);
  const gaps = gapsOf(here);
  const awaited = here.filter(({ id }) => gapsWithout(here, id).length > 0).map(({ name }) => name);
  return (
    <section aria-labelledby="who-is-needed" className="grid gap-3">
      <h2 id="who-is-needed" className="font-semibold text-xl">
        {t('officeAdmissions.needed.title')}
      </h2>
      {gaps.length === 0 ? <p>{t('officeAdmissions.needed.nobody')}</p> : null}
      {alike(gaps).map((same) => (
        <Missing key={keyOf(same[0])} gaps={same} />
      ))}
      {awaited.length === 0 ? null : (
        <p className="text-muted">{t('officeAdmissions.needed.away', { names: awaited.join(', ') })}</p>
      )}
      <Disclosure summary={t('officeAdmissions.needed.smallest.title')}>
        <Smallest />
      </Disclosure>
    </section>
  );
}

function Missing({ gaps }: { gaps: Alike }) {
  const { t } = useTranslation();
  const rolesIn = useRoleNames();
  const [{ why, only, roles }] = gaps;
  return (
    <div>
      <p className="font-semibold">{t(`officeAdmissions.needed.whys.${why}`, { name: only ?? '' })}</p>
      <ul className="list-disc pl-5">
        {gaps.map(({ kind }) => (
          <li key={kind}>{t(`officeApprovals.alone.kinds.${kind}`)}</li>
        ))}
      </ul>
      <p className="text-muted">{t('officeAdmissions.needed.help', { roles: rolesIn(roles) })}</p>
    </div>
  );
}

function Smallest() {
  const { t } = useTranslation();
  const rolesIn = useRoleNames();
  const office = useMemo(() => smallestOffice({ mayBeAway: false }), []);
  return (
    <div className="grid gap-2">
      <p>{t('officeAdmissions.needed.smallest.text', { people: office.length })}</p>
      <ul className="list-disc pl-5">
        {office.map(rolesIn).map((roles) => (
          <li key={roles}>{roles}</li>
        ))}
      </ul>
      <p>{t('officeAdmissions.needed.smallest.more')}</p>
    </div>
  );
}

function deciderOf({ id, firstName, lastName, roles }: StaffMember): Decider {
  return { id, name: `${firstName} ${lastName}`, roles };
}

/** Decisions that are missing for one reason, and that the same roles end. */
type Alike = readonly [Gap, ...Gap[]];

function alike(gaps: readonly Gap[]): Alike[] {
  const found = new Map<string, Alike>();
  for (const gap of gaps) {
    const same = found.get(keyOf(gap));
    found.set(keyOf(gap), same === undefined ? [gap] : [...same, gap]);
  }
  return [...found.values()];
}

function keyOf({ why, only, roles }: Gap): string {
  return `${why} ${only ?? ''} ${roles.join()}`;
}
