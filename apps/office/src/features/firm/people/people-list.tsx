import type { AskedAdmission } from '@portal/domain/firm/admissions/office-admissions.wire';
import type { RoleChange, RoleMove } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import type { StaffMember, StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { useRoleNames } from '#parts/role-names.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { useEndAccessMutation, useResetAccessMutation } from './people-api.ts';
import type { PersonChange } from './person-change.ts';
import { PERSON_GRID, PersonRow } from './person-row.tsx';
import { roleApprovers } from './role-approvers.ts';
import { RoleMoveDialog } from './role-move-dialog.tsx';
import { textsOfReset } from './texts-of-reset.ts';
import { WorkOfPerson } from './work-of-person.tsx';

/** The dialog that is open over the list, and its row. */
type Open = { change: PersonChange; id: string };
/** The proposal as the person saw it: the dialog stays open even if it ends meanwhile, to say so. */
type Decision = { move: RoleMove; roleChange: RoleChange; name: string };

type PeopleListProps = {
  /** The people to show. */
  people: readonly StaffMember[];
  everybody: readonly StaffMember[];
  roleChanges: readonly RoleChange[];
  self: StaffSelf;
};

/** A row for each person; on a narrow screen each is a card. */
export function PeopleList({ people, everybody, roleChanges, self }: PeopleListProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const person = people.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  return (
    <>
      <div className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        <p
          aria-hidden="true"
          className={`${PERSON_GRID} border-line border-b bg-sunken px-5 py-2.5 font-semibold text-muted text-sm max-xl:hidden`}
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
              roleChange={roleChanges.find(({ staffId }) => staffId === one.id)}
              onChange={(change) => setOpen({ change, id: one.id })}
              onMove={(move, roleChange) =>
                setDecision({ move, roleChange, name: `${one.firstName} ${one.lastName}` })
              }
            />
          ))}
        </ul>
      </div>
      {open === null || person === undefined ? null : open.change === 'role' ? (
        <ChangeRoleDialog
          person={person}
          isAlone={roleApprovers(everybody, [self.id, person.id]).length === 0}
          onClose={close}
        />
      ) : (
        <AccessDialog change={open.change} person={person} onClose={close} />
      )}
      {decision === null ? null : (
        <RoleMoveDialog
          move={decision.move}
          change={decision.roleChange}
          name={decision.name}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}

type AccessDialogProps = { change: 'end' | 'reset'; person: StaffMember; onClose: () => void };

/** Explains a change of a person's access before it is made. */
function AccessDialog({ change, person, onClose }: AccessDialogProps) {
  const { t } = useTranslation();
  const [endAccess, ending] = useEndAccessMutation();
  const [resetAccess, resetting] = useResetAccessMutation();
  const isEnd = change === 'end';
  const values = {
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    role: useRoleNames()(person.roles),
  };
  const reset = textsOfReset(person.state);
  const of = { id: person.id, version: person.version };
  return (
    <ConfirmDialog
      title={t(isEnd ? 'office.people.endDialog.title' : reset.title, values)}
      submitText={t(isEnd ? 'office.people.endDialog.submit' : reset.submit)}
      tone={isEnd ? 'danger' : 'primary'}
      send={(): Promise<{ data?: AskedAdmission | null | undefined }> =>
        isEnd ? endAccess(of) : resetAccess(of)
      }
      error={isEnd ? ending.error : resetting.error}
      done={(answer) =>
        t(
          isEnd
            ? 'office.people.endDialog.done'
            : answer?.waits === true
              ? 'office.people.resetDialog.waits'
              : 'office.people.resetDialog.done',
          values,
        )
      }
      onClose={onClose}
    >
      <p>{t(isEnd ? 'office.people.endDialog.text' : reset.text, values)}</p>
      <p className="text-muted wrap-anywhere">{person.email}</p>
      {isEnd ? <WorkOfPerson staffId={person.id} /> : null}
    </ConfirmDialog>
  );
}
