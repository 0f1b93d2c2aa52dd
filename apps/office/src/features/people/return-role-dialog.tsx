import type { RoleChange } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useDecideRoleMutation } from './role-changes-api.ts';

type ReturnRoleDialogProps = { change: RoleChange; name: string; onClose: () => void };

/** Asks why a proposed role goes back. */
export function ReturnRoleDialog({ change, name, onClose }: ReturnRoleDialogProps) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideRoleMutation();
  const { staffId, proposalId, fromRole } = change;
  return (
    <ReasonDialog
      title={t('officeRoleChanges.ofPerson', { move: t('officeRoleChanges.return'), name })}
      label={t('officeRoleChanges.reason.label')}
      hint={t('officeRoleChanges.reason.hint')}
      submitText={t('officeRoleChanges.return')}
      send={(reason) => decide({ move: 'return', staffId, proposalId, reason })}
      error={error}
      done={t('officeRoleChanges.done.return')}
      onClose={onClose}
    >
      <p className="text-muted">
        {t('officeRoleChanges.confirm.return', { name, from: t(`office.roles.${fromRole}`) })}
      </p>
    </ReasonDialog>
  );
}
