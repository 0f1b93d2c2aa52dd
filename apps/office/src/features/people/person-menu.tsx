import type { StaffAction } from '@portal/domain/office/permissions';
import type { StaffMember, StaffSelf } from '@portal/domain/wire/staff';
import { Button } from '@portal/web/ui/button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import type { PersonChange } from './person-change.ts';
import { textsOfReset } from './texts-of-reset.ts';

const NEEDS: Readonly<Record<PersonChange, StaffAction>> = {
  role: 'people.change-role',
  reset: 'people.reset',
  end: 'people.end-access',
};

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium outline-none data-focused:bg-accent-soft data-focused:text-accent-strong';

type PersonMenuProps = { person: StaffMember; self: StaffSelf; onChange: (change: PersonChange) => void };

/** What may be changed about a person; nothing about oneself, which another administrator does. */
export function PersonMenu({ person, self, onChange }: PersonMenuProps) {
  const { t } = useTranslation();
  const texts: Readonly<Record<PersonChange, string>> = {
    role: t('office.people.roleDialog.action'),
    reset: t(textsOfReset(person.state).action),
    end: t('office.people.endDialog.action'),
  };
  const changes = changesOf(person).filter((change) => self.actions.includes(NEEDS[change]));
  if (person.id === self.id || changes.length === 0) {
    return null;
  }
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <MenuTrigger>
      <Button size="small" aria-label={t('office.people.changeLabel', { name })}>
        {t('office.people.change')}
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-56 rounded-card border border-line bg-raised p-1.5 shadow-floating data-entering:animate-rise"
      >
        <Menu
          aria-label={t('office.people.changeLabel', { name })}
          onAction={(key) => changes.filter((change) => change === key).forEach(onChange)}
          className="grid gap-0.5 outline-none"
        >
          {changes.map((change) => (
            <MenuItem key={change} id={change} className={ITEM}>
              {texts[change]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** An access that has ended can only begin again. */
function changesOf({ state }: StaffMember): PersonChange[] {
  return state === 'ended' ? ['reset'] : ['role', 'reset', 'end'];
}
