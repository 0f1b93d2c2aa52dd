import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { AloneInRoles } from './alone-in-roles.tsx';
import { checkRoles, chosenRoles, type TypedRoles } from './check-role.ts';
import { useChangeRoleMutation } from './people-api.ts';
import { RoleFields } from './role-fields.tsx';
import { WorkOfPerson } from './work-of-person.tsx';

type ChangeRoleDialogProps = { person: StaffMember; isAlone: boolean; onClose: () => void };

/** Proposes other roles for a person, or says that nobody else could approve it. */
export function ChangeRoleDialog({ isAlone, ...props }: ChangeRoleDialogProps) {
  const { t } = useTranslation();
  const { person, onClose } = props;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('office.people.roleDialog.title', { name })}>
      {isAlone ? <AloneInRoles /> : <RoleForm {...props} />}
    </Dialog>
  );
}

function RoleForm({ person, onClose }: Omit<ChangeRoleDialogProps, 'isAlone'>) {
  const { t } = useTranslation();
  const [changeRole, { error }] = useChangeRoleMutation();
  const now: TypedRoles = { roles: person.roles, representativeId: person.representativeId ?? '' };
  const form = useLightForm(now, checkRoles, { error });
  const submit = form.submitTo(async (values) => {
    const { data } = await changeRole({ id: person.id, version: person.version, ...chosenRoles(values) });
    if (data !== undefined) {
      showToast('success', t('office.people.roleDialog.done'));
      onClose();
    }
  });
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('office.people.roleDialog.text')}</p>
      <WorkOfPerson staffId={person.id} isRole />
      <OfficeForm
        form={form}
        onSubmit={submit}
        submitText={t('office.people.roleDialog.submit')}
        onCancel={onClose}
        cancelText={t('office.cancel')}
      >
        <RoleFields
          roles={form.field('roles')}
          representative={form.field('representativeId')}
          currentId={person.representativeId}
        />
      </OfficeForm>
    </div>
  );
}
