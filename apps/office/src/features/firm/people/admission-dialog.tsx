import type { Admission } from '@portal/domain/firm/admissions/office-admissions.wire';
import type { RoleMove } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { NewToday } from '#parts/new-today.tsx';
import { useRoleNames } from '#parts/role-names.ts';
import { useDecideAdmissionMutation } from './admissions-api.ts';

type AdmissionDialogProps = { move: RoleMove; admission: Admission; onClose: () => void };

/** Explains a decision on who comes in before it is made; returning it asks for a reason. */
export function AdmissionDialog({ move, ...props }: AdmissionDialogProps) {
  return move === 'return' ? <ReturnDialog {...props} /> : <Confirm move={move} {...props} />;
}

type ConfirmProps = AdmissionDialogProps & { move: 'approve' | 'withdraw' };

function Confirm({ move, admission, onClose }: ConfirmProps) {
  const { t } = useTranslation();
  const rolesIn = useRoleNames();
  const [decide, { error }] = useDecideAdmissionMutation();
  const { staffId, proposalId, hash, way, name, email, roles, maker } = admission;
  const of = { staffId, proposalId };
  const values = { name, email, role: rolesIn(roles) };
  return (
    <ConfirmDialog
      title={t('officeAdmissions.ofPerson', { move: t(`officeAdmissions.${move}`), name })}
      submitText={t(`officeAdmissions.${move}`)}
      send={() => decide(move === 'approve' ? { move, ...of, hash } : { move, ...of })}
      error={error}
      done={t(`officeAdmissions.done.${move}`, values)}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {move === 'approve'
          ? t(`officeAdmissions.confirm.approve.${way}`, values)
          : t('officeAdmissions.confirm.withdraw')}
      </p>
      {move === 'approve' ? <NewToday maker={maker} /> : null}
    </ConfirmDialog>
  );
}

/** Asks why a proposed admission is returned. */
function ReturnDialog({ admission, onClose }: Omit<AdmissionDialogProps, 'move'>) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideAdmissionMutation();
  const { staffId, proposalId, name } = admission;
  return (
    <ReasonDialog
      title={t('officeAdmissions.ofPerson', { move: t('officeAdmissions.return'), name })}
      label={t('officeRoleChanges.reason.label')}
      hint={t('officeRoleChanges.reason.hint')}
      submitText={t('officeAdmissions.return')}
      send={(reason) => decide({ move: 'return', staffId, proposalId, reason })}
      error={error}
      done={t('officeAdmissions.done.return')}
      onClose={onClose}
    >
      <p className="text-muted">{t('officeAdmissions.confirm.return')}</p>
    </ReasonDialog>
  );
}
