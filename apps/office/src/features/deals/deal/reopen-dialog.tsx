import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { useMoveDealMutation } from '../deals-api.ts';

/** Asks a second person to let orders in again. */
export function ReopenDialog({ deal, onClose }: { deal: OfficeDeal; onClose: () => void }) {
  const { t } = useTranslation();
  const [moveDeal, { error }] = useMoveDealMutation();
  return (
    <ConfirmDialog
      title={t('officeDeals.moves.reopen.title')}
      submitText={t('officeDeals.moves.reopen.submit')}
      send={() => moveDeal({ id: deal.id, move: 'reopen', body: { base: deal.draftVersion } })}
      error={error}
      done={t('officeDeals.moves.reopen.done')}
      onClose={onClose}
    >
      <p>{t('officeDeals.moves.reopen.effect')}</p>
    </ConfirmDialog>
  );
}
