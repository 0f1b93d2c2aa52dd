import type { RoleChange, RoleMove } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { StaffMember, StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { MenuButton } from '@portal/web/ui/menu-button';
import { MenuAction } from '@portal/web/ui/menu-list';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '#parts/role-names.ts';
import type { PersonChange } from './person-change.ts';
import { RoleChangeNotice } from './role-change-notice.tsx';
import { textsOfReset } from './texts-of-reset.ts';

const NEEDS: Readonly<Record<PersonChange, StaffAction>> = {
  role: 'people.change-role',
  reset: 'people.reset',
  end: 'people.end-access',
};

/** The columns of a wide screen, the button in the last one. On a tablet a person takes two lines next to it. */
export const PERSON_GRID =
  'grid gap-x-5 gap-y-2 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_6.5rem] xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,3fr)_6.5rem]';

type PersonRowProps = {
  person: StaffMember;
  self: StaffSelf;
  roleChange: RoleChange | undefined;
  onChange: (change: PersonChange) => void;
  onMove: (move: RoleMove, change: RoleChange) => void;
};

/** One person: name, roles, whether they can log in, and when they last did. */
export function PersonRow({ person, self, roleChange, onChange, onMove }: PersonRowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { firstName, lastName, email, roles, lastSeenAt } = person;
  const { representativeName: representative } = person;
  return (
    <li
      id={`person-${person.id}`}
      className={`${PERSON_GRID} items-center border-line border-t px-5 py-4 first:border-t-0`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {firstName} {lastName}
          {person.id === self.id ? <Badge tone="accent">{t('office.people.you')}</Badge> : null}
        </p>
        <p className="text-sm text-muted wrap-anywhere">{email}</p>
      </div>
      <div className="min-w-0">
        <p>{useRoleNames()(roles)}</p>
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

/** Whether a person can log in, and since or until when. */
function StateOfPerson({ person }: { person: StaffMember }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { state, isEnrolled, invitationEndsAt, endedAt } = person;
  if (state === 'ended') {
    return (
      <State tone="neutral" name={t('office.people.states.ended')}>
        {endedAt === null ? null : t('office.people.endedOn', { when: date(endedAt) })}
      </State>
    );
  }
  if (state === 'invited') {
    return (
      <State tone="info" name={t('office.people.states.invited')}>
        {invitationEndsAt === null
          ? t('office.people.linkOver')
          : t('office.people.linkUntil', { when: dateTime(invitationEndsAt) })}
      </State>
    );
  }
  return isEnrolled ? (
    <State tone="success" name={t('office.people.states.active')} />
  ) : (
    <State tone="attention" name={t('office.people.states.unprotected')} />
  );
}

type StateProps = {
  tone: 'neutral' | 'info' | 'success' | 'attention';
  name: string;
  children?: React.ReactNode;
};

function State({ tone, name, children }: StateProps) {
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <Badge tone={tone}>{name}</Badge>
      {children === undefined || children === null ? null : (
        <span className="text-sm text-muted">{children}</span>
      )}
    </div>
  );
}

type PersonMenuProps = {
  person: StaffMember;
  self: StaffSelf;
  /** A role change is already pending; there cannot be a second one. */
  hasRoleChange: boolean;
  onChange: (change: PersonChange) => void;
};

/** What may be changed about a person; nothing about oneself: that takes another administrator. */
function PersonMenu({ person, self, hasRoleChange, onChange }: PersonMenuProps) {
  const { t } = useTranslation();
  const texts: Readonly<Record<PersonChange, string>> = {
    role: t('office.people.roleDialog.action'),
    reset: t(textsOfReset(person.state).action),
    end: t('office.people.endDialog.action'),
  };
  const changes = changesOf(person).filter(
    (change) => self.actions.includes(NEEDS[change]) && !(change === 'role' && hasRoleChange),
  );
  if (person.id === self.id || changes.length === 0) {
    return null;
  }
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <MenuButton
      size="small"
      label={t('office.people.changeLabel', { name })}
      shown={t('office.people.change')}
    >
      {changes.map((change) => (
        <MenuAction key={change} onAction={() => onChange(change)}>
          {texts[change]}
        </MenuAction>
      ))}
    </MenuButton>
  );
}

/** Ended access can only be restored. */
function changesOf({ state }: StaffMember): PersonChange[] {
  return state === 'ended' ? ['reset'] : ['role', 'reset', 'end'];
}
