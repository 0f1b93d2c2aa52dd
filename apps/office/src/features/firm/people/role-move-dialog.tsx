import type { RoleChange, RoleMove } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { NewToday } from '#parts/new-today.tsx';
import { useRoleNames } from '#parts/role-names.ts';
import { useDecideRoleMutation } from './role-changes-api.ts';
import { WorkOfPerson } from './work-of-person.tsx';

type RoleMoveDialogProps = { move: RoleMove; change: RoleChange; name: string; onClose: () => void };

/** Explains a decision on a role change before it is made; returning it asks for a reason. */
export function RoleMoveDialog({ move, ...props }: RoleMoveDialogProps) {
  return move === 'return' ? <ReturnRoleDialog {...props} /> : <Confirm move={move} {...props} />;
}

type ConfirmProps = RoleMoveDialogProps & { move: 'approve' | 'withdraw' };

function Confirm({ move, change, name, onClose }: ConfirmProps) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideRoleMutation();
  const rolesIn = useRoleNames();
  const { staffId, proposalId, hash, fromRoles, toRoles, maker } = change;
  const of = { staffId, proposalId };
  return (
    <ConfirmDialog
      title={t('officeRoleChanges.ofPerson', { move: t(`officeRoleChanges.${move}`), name })}
      submitText={t(`officeRoleChanges.${move}`)}
      send={() => decide(move === 'approve' ? { move, ...of, hash } : { move, ...of })}
      error={error}
      done={t(`officeRoleChanges.done.${move}`, { name })}
      onClose={onClose}
    >
      <p>
        {t(`officeRoleChanges.confirm.${move}`, {
          name,
          from: rolesIn(fromRoles),
          to: rolesIn(toRoles),
        })}
      </p>
      {move === 'approve' ? <WorkOfPerson staffId={staffId} isRole /> : null}
      {move === 'approve' ? <NewToday maker={maker} /> : null}
    </ConfirmDialog>
  );
}

type ReturnRoleDialogProps = { change: RoleChange; name: string; onClose: () => void };

/** Asks why proposed roles are returned. */
function ReturnRoleDialog({ change, name, onClose }: ReturnRoleDialogProps) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideRoleMutation();
  const rolesIn = useRoleNames();
  const { staffId, proposalId, fromRoles } = change;
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
        {t('officeRoleChanges.confirm.return', { name, from: rolesIn(fromRoles) })}
      </p>
    </ReasonDialog>
  );
}
