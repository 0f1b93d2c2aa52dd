import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { StaffMember, StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { MenuButton } from '@portal/web/ui/menu-button';
import { MenuAction } from '@portal/web/ui/menu-list';
import { useTranslation } from 'react-i18next';
import type { PersonChange } from './person-change.ts';
import { textsOfReset } from './texts-of-reset.ts';

const NEEDS: Readonly<Record<PersonChange, StaffAction>> = {
  role: 'people.change-role',
  reset: 'people.reset',
  end: 'people.end-access',
};

type PersonMenuProps = {
  person: StaffMember;
  self: StaffSelf;
  /** Another role waits already; a second one cannot. */
  hasRoleChange: boolean;
  onChange: (change: PersonChange) => void;
};

/** What may be changed about a person; nothing about oneself, which another administrator does. */
export function PersonMenu({ person, self, hasRoleChange, onChange }: PersonMenuProps) {
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

/** An access that has ended can only begin again. */
function changesOf({ state }: StaffMember): PersonChange[] {
  return state === 'ended' ? ['reset'] : ['role', 'reset', 'end'];
}
