import type { StaffMember, StaffSelf } from '@portal/domain/wire/staff';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { PersonChange } from './person-change.ts';
import { GRID, PersonRow } from './person-row.tsx';

/** What is open over the list, and of whom. */
type Open = { change: PersonChange; id: string };

type PeopleListProps = { people: readonly StaffMember[]; self: StaffSelf };

/** A row for each person; on a narrow screen each is a card. */
export function PeopleList({ people, self }: PeopleListProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const person = people.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  return (
    <>
      <div className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        <p
          aria-hidden="true"
          className={`${GRID} border-line border-b bg-sunken px-5 py-2.5 font-semibold text-muted text-sm max-xl:hidden`}
        >
          <span>{t('office.people.columns.name')}</span>
          <span>{t('office.people.columns.role')}</span>
          <span>{t('office.people.columns.state')}</span>
          <span>{t('office.people.columns.seen')}</span>
        </p>
        <ul>
          {people.map((one) => (
            <PersonRow
              key={one.id}
              person={one}
              self={self}
              onChange={(change) => setOpen({ change, id: one.id })}
            />
          ))}
        </ul>
      </div>
      {open === null || person === undefined ? null : open.change === 'role' ? (
        <ChangeRoleDialog person={person} onClose={close} />
      ) : (
        <ConfirmDialog change={open.change} person={person} onClose={close} />
      )}
    </>
  );
}
