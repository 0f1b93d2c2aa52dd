import type {
  RegistrationMove,
  RegistrationProposal,
} from '@portal/domain/firm/registrations/registrations.wire';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useDecideRegistrationMutation } from '#state/registrations-api.ts';
import { RegistrationDays } from './registration-days.tsx';
import { OrdersOfResidents } from './registration-notice.tsx';

type RegistrationMoveDialogProps = {
  move: RegistrationMove;
  proposal: RegistrationProposal;
  onClose: () => void;
};

/** Explains a decision on a proposed change of a registration before it is made, and asks for what it needs. */
export function RegistrationMoveDialog({ move, proposal, onClose }: RegistrationMoveDialogProps) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideRegistrationMutation();
  const { proposalId, hash } = proposal;
  const title = t(`officeRegistrations.moves.${move}`);
  const done = t(`officeRegistrations.done.${move}`);
  const explained = <p>{t(`officeRegistrations.confirm.${move}`)}</p>;
  if (move === 'return') {
    return (
      <ReasonDialog
        title={title}
        label={t('officeRegistrations.propose.reason')}
        hint={t('officeRegistrations.propose.reasonHint')}
        submitText={title}
        send={(reason) => decide({ move, proposalId, reason })}
        error={error}
        done={done}
        onClose={onClose}
      >
        {explained}
      </ReasonDialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      submitText={title}
      send={() => decide(move === 'approve' ? { move, proposalId, hash } : { move, proposalId })}
      error={error}
      done={done}
      onClose={onClose}
    >
      {explained}
      <RegistrationDays {...proposal} />
      {move === 'approve' ? <OrdersOfResidents count={proposal.orders} /> : null}
    </ConfirmDialog>
  );
}
