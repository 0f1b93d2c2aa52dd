import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useMoveDealMutation } from '../deals-api.ts';

type StopDialogProps = { deal: OfficeDeal; move: 'pause' | 'close'; onClose: () => void };

/** Says what stopping a deal means for those who hold orders in it, and asks for a reason. */
export function StopDialog({ deal, move, onClose }: StopDialogProps) {
  const { t } = useTranslation();
  const [moveDeal, { error }] = useMoveDealMutation();
  return (
    <ReasonDialog
      title={t(`officeDeals.moves.${move}.title`)}
      label={t('officeDeals.reason.label')}
      hint={t('officeDeals.reason.hint')}
      submitText={t(`officeDeals.moves.${move}.submit`)}
      send={(reason) => moveDeal({ id: deal.id, move, body: { reason } })}
      error={error}
      done={t(`officeDeals.moves.${move}.done`)}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>{t(`officeDeals.moves.${move}.effect`)}</li>
        <li>{t('officeDeals.moves.holders', { count: deal.orderCount })}</li>
        <li>{t(`officeDeals.moves.${move}.back`)}</li>
      </ul>
    </ReasonDialog>
  );
}
