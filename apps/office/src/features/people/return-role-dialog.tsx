import type { FieldIssue } from '@portal/domain/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import type { RoleChange } from '@portal/domain/wire/office-role-changes';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useDecideRoleMutation } from './role-changes-api.ts';

type ReturnRoleDialogProps = { change: RoleChange; name: string; onClose: () => void };

/** Asks why a proposed role goes back. */
export function ReturnRoleDialog({ change, name, onClose }: ReturnRoleDialogProps) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideRoleMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const { staffId, proposalId, fromRole } = change;
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await decide({ move: 'return', staffId, proposalId, reason: reason.trim() });
    if (data !== undefined) {
      showToast('success', t('officeRoleChanges.done.return'));
      onClose();
    }
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('officeRoleChanges.ofPerson', { move: t('officeRoleChanges.return'), name })}
    >
      <OfficeForm
        form={form}
        onSubmit={submit}
        submitText={t('officeRoleChanges.return')}
        onCancel={onClose}
        cancelText={t('office.cancel')}
        takesFocus
      >
        <p className="text-muted">
          {t('officeRoleChanges.confirm.return', { name, from: t(`office.roles.${fromRole}`) })}
        </p>
        <TextArea
          {...form.field('reason')}
          label={t('officeRoleChanges.reason.label')}
          hint={t('officeRoleChanges.reason.hint')}
          maxLength={REASON_MAX_LENGTH}
        />
      </OfficeForm>
    </Dialog>
  );
}

function checkReason({ reason }: { reason: string }): FieldIssue[] {
  return reason.trim() === ''
    ? [{ path: 'reason', key: 'officeRoleChanges.reason.required', values: {} }]
    : [];
}
