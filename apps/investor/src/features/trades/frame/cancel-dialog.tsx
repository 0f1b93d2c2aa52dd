import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useArchiveTradeMutation } from '#state/archive-trade-api.ts';
import { paths } from '#state/paths.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

type CancelDialogProps = {
  slug: string;
  /** Null if no order was placed yet, so nothing to archive. */
  tradeId: string | null;
  /** Called once the order is gone, before navigating to the deal. */
  onCancelled?: (() => void) | undefined;
};

/** Asks before cancelling an order, archives it, and returns to the deal's page. */
export function CancelDialog({ slug, tradeId, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const messageOf = useApiMessage();
  const isOpen = useAppSelector((state) => state.modal.cancel);
  const [archive, { isLoading }] = useArchiveTradeMutation();
  const close = () => dispatch(setModal({ name: 'cancel', open: false }));
  // Leaving by Back must not carry the open question to the next page.
  useEffect(() => () => void dispatch(setModal({ name: 'cancel', open: false })), [dispatch]);

  const cancel = async () => {
    if (tradeId !== null) {
      const result = await archive(tradeId);
      if (result.error !== undefined) {
        close();
        showToast('problem', t('wizard.cancelDialog.failed', { message: messageOf(result.error) }));
        return;
      }
      showToast('success', t('wizard.cancelDialog.done'));
    }
    onCancelled?.();
    close();
    void navigate(paths.deal(slug));
  };

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => dispatch(setModal({ name: 'cancel', open }))}
      title={t('wizard.cancelDialog.title')}
      actions={
        <>
          <Button onPress={close}>{t('wizard.cancelDialog.keep')}</Button>
          <Button tone="danger" onPress={() => void cancel()} isPending={isLoading}>
            {t('wizard.cancelDialog.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('wizard.cancelDialog.text')}</p>
    </Dialog>
  );
}
