import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Declining = { decline: () => void; declining: { isLoading: boolean; error?: unknown } };

/** Declines an invitation, after a question. */
export function DeclineInvitation({ decline, declining }: Declining) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onPress={() => setAsking(true)}>
        {t('purchases.invitation.decline')}
      </Button>
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('purchases.invitation.declineTitle')}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t('purchases.invitation.declineNo')}</Button>
            <Button tone="danger" isPending={declining.isLoading} onPress={decline}>
              {t('purchases.invitation.declineYes')}
            </Button>
          </>
        }
      >
        <p>{t('purchases.invitation.declineText')}</p>
        <FormFailure error={declining.error} />
      </Dialog>
    </>
  );
}
