import type { ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useRoleNames } from '#parts/role-names.ts';
import type { ActDialogProps } from './use-act-on-chosen.ts';

/** Assigns the selected rows to somebody in the office. */
export function AssignDialog({
  act,
  error,
  onClose,
  colleagues,
}: ActDialogProps & { colleagues: readonly ColleagueName[] }) {
  const { t } = useTranslation();
  const rolesIn = useRoleNames();
  const form = useLightForm({ staffId: '' }, checkAssign, { error });
  const submit = form.submitTo(async ({ staffId }) => {
    if ((await act({ act: 'assign', staffId })).data !== undefined) {
      onClose();
    }
  });
  return (
    <FormDialog
      title={t('officeDesk.assign.title')}
      form={form}
      onSubmit={submit}
      submitText={t('officeDesk.assign.submit')}
      onClose={onClose}
    >
      <Select
        {...form.field('staffId')}
        label={t('officeDesk.assign.person')}
        choices={colleagues.map(({ id, name, roles }) => ({
          value: id,
          label: `${name} (${rolesIn(roles)})`,
        }))}
      />
    </FormDialog>
  );
}

function checkAssign({ staffId }: { staffId: string }): FieldIssue[] {
  return staffId === '' ? [{ path: 'staffId', key: 'officeDesk.assign.required', values: {} }] : [];
}
