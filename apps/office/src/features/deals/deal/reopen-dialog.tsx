import type { OfficeDeal } from '@portal/domain/wire/office-deals';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useMoveDealMutation } from '../deals-api.ts';

/** Asks a second person to let orders in again. */
export function ReopenDialog({ deal, onClose }: { deal: OfficeDeal; onClose: () => void }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [moveDeal, { error }] = useMoveDealMutation();
  const ask = () =>
    run(async () => {
      const { data } = await moveDeal({ id: deal.id, move: 'reopen', body: { base: deal.draftVersion } });
      if (data !== undefined) {
        showToast('success', t('officeDeals.moves.reopen.done'));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t('officeDeals.moves.reopen.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void ask()} isPending={isBusy}>
            {t('officeDeals.moves.reopen.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <p>{t('officeDeals.moves.reopen.effect')}</p>
      </div>
    </Dialog>
  );
}
