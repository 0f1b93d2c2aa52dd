import type { RoleChange, RoleMove } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import type { StaffMember, StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import type { PersonChange } from './person-change.ts';
import { PersonMenu } from './person-menu.tsx';
import { RoleChangeNotice } from './role-change-notice.tsx';
import { StateOfPerson } from './state-of-person.tsx';

/** The columns of a wide screen; the last one has the button. On a tablet a person has two lines beside it. */
export const GRID =
  'grid gap-x-5 gap-y-2 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_6.5rem] xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,3fr)_6.5rem]';

type PersonRowProps = {
  person: StaffMember;
  self: StaffSelf;
  roleChange: RoleChange | undefined;
  onChange: (change: PersonChange) => void;
  onMove: (move: RoleMove, change: RoleChange) => void;
};

/** One person: who, as what, whether they can come in, and when they last did. */
export function PersonRow({ person, self, roleChange, onChange, onMove }: PersonRowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { firstName, lastName, email, role, lastSeenAt } = person;
  const { representativeName: representative } = person;
  return (
    <li
      id={`person-${person.id}`}
      className={`${GRID} items-center border-line border-t px-5 py-4 first:border-t-0`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {firstName} {lastName}
          {person.id === self.id ? <Badge tone="accent">{t('office.people.you')}</Badge> : null}
        </p>
        <p className="text-sm text-muted wrap-anywhere">{email}</p>
      </div>
      <div className="min-w-0">
        <p>{t(`office.roles.${role}`)}</p>
        {representative === null ? null : (
          <p className="text-sm text-muted">{t('office.people.clientsOf', { name: representative })}</p>
        )}
      </div>
      <StateOfPerson person={person} />
      <p className="text-sm text-muted">
        <span className="xl:sr-only">{t('office.people.columns.seen')}: </span>
        {lastSeenAt === null ? t('office.people.never') : dateTime(lastSeenAt)}
      </p>
      <div className="justify-self-start md:max-xl:col-start-3 md:max-xl:row-start-1 md:justify-self-end">
        <PersonMenu
          person={person}
          self={self}
          hasRoleChange={roleChange?.state === 'submitted'}
          onChange={onChange}
        />
      </div>
      {roleChange === undefined ? null : (
        <div className="col-span-full">
          <RoleChangeNotice
            change={roleChange}
            name={`${firstName} ${lastName}`}
            onMove={(move) => onMove(move, roleChange)}
          />
        </div>
      )}
    </li>
  );
}
