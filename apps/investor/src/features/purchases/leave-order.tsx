import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { useLeaveOrderMutation } from './purchases-api.ts';

/** Leaves the order of another before signing it, after a question. */
export function LeaveOrder({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [leave, { isLoading, error }] = useLeaveOrderMutation();
  const press = async () => {
    const { error: failure } = await leave(id);
    if (failure === undefined) {
      navigate(paths.portfolio(), { replace: true });
    }
  };
  return (
    <div>
      <Button tone="quiet" onPress={() => setAsking(true)}>
        {t('purchases.leave.open')}
      </Button>
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('purchases.leave.title')}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t('purchases.leave.no')}</Button>
            <Button tone="danger" isPending={isLoading} onPress={() => void press()}>
              {t('purchases.leave.yes')}
            </Button>
          </>
        }
      >
        <p>{t('purchases.leave.text', { name })}</p>
        <FormFailure error={error} />
      </Dialog>
    </div>
  );
}
