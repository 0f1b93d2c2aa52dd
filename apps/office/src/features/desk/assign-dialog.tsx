import type { ColleagueName } from '@portal/domain/wire/office-desk';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Dialog } from '@portal/web/ui/dialog';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkAssign } from './check-acts.ts';
import type { ActDialogProps } from './use-act-on-chosen.ts';

/** Gives the chosen rows to somebody of the office. */
export function AssignDialog({
  act,
  error,
  onClose,
  colleagues,
}: ActDialogProps & { colleagues: readonly ColleagueName[] }) {
  const { t } = useTranslation();
  const form = useLightForm({ staffId: '' }, checkAssign, { error });
  const submit = form.submitTo(async ({ staffId }) => {
    if (await act({ act: 'assign', staffId })) {
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeDesk.assign.title')}>
      <OfficeForm
        form={form}
        onSubmit={submit}
        submitText={t('officeDesk.assign.submit')}
        onCancel={onClose}
        cancelText={t('office.cancel')}
        takesFocus
      >
        <Select
          {...form.field('staffId')}
          label={t('officeDesk.assign.person')}
          choices={colleagues.map(({ id, name, role }) => ({
            value: id,
            label: `${name} (${t(`office.roles.${role}`)})`,
          }))}
        />
      </OfficeForm>
    </Dialog>
  );
}
