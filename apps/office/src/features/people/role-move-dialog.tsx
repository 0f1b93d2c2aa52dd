import type { RoleChange, RoleMove } from '@portal/domain/wire/office-role-changes';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { ReturnRoleDialog } from './return-role-dialog.tsx';
import { useDecideRoleMutation } from './role-changes-api.ts';

type RoleMoveDialogProps = { move: RoleMove; change: RoleChange; name: string; onClose: () => void };

/** Says what a decision on a role means before it is made; sending it back asks why. */
export function RoleMoveDialog({ move, ...props }: RoleMoveDialogProps) {
  return move === 'return' ? <ReturnRoleDialog {...props} /> : <Confirm move={move} {...props} />;
}

type ConfirmProps = RoleMoveDialogProps & { move: 'approve' | 'withdraw' };

function Confirm({ move, change, name, onClose }: ConfirmProps) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [decide, { error }] = useDecideRoleMutation();
  const { staffId, proposalId, hash, fromRole, toRole } = change;
  const of = { staffId, proposalId };
  const confirm = () =>
    run(async () => {
      const { data } = await decide(move === 'approve' ? { move, ...of, hash } : { move, ...of });
      if (data !== undefined) {
        showToast('success', t(`officeRoleChanges.done.${move}`, { name }));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t('officeRoleChanges.ofPerson', { move: t(`officeRoleChanges.${move}`), name })}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {t(`officeRoleChanges.${move}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <p>
          {t(`officeRoleChanges.confirm.${move}`, {
            name,
            from: t(`office.roles.${fromRole}`),
            to: t(`office.roles.${toRole}`),
          })}
        </p>
      </div>
    </Dialog>
  );
}
