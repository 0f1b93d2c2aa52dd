import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useTranslation } from 'react-i18next';
import { useUnlinkAccountMutation } from './own-account-api.ts';

const CONSEQUENCES = ['debits', 'again', 'record', 'mail'] as const;

type UnlinkDialogProps = {
  /** Null while nothing is asked. */
  account: OwnAccount['bankAccounts'][number] | null;
  onClose: (isUnlinked: boolean) => void;
};

/** Says what happens before an account is unlinked; where that fails it stays open, to be tried again. */
export function UnlinkDialog({ account, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation();
  const [unlink, { error, isLoading, reset }] = useUnlinkAccountMutation();
  const close = (isUnlinked: boolean) => {
    reset();
    onClose(isUnlinked);
  };
  const confirm = async (id: string) => {
    const { data } = await unlink(id);
    if (data !== undefined) {
      close(true);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen={account !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : close(false))}
      title={t('security.banks.dialog.title', { digits: account?.lastDigits ?? '' })}
      actions={
        <>
          <Button onPress={() => close(false)}>{t('security.banks.dialog.keep')}</Button>
          <Button
            tone="danger"
            onPress={() => (account === null ? undefined : void confirm(account.id))}
            isPending={isLoading}
          >
            {t('security.banks.dialog.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <ul className="grid list-disc gap-1.5 pl-5">
          {CONSEQUENCES.map((name) => (
            <li key={name}>{t(`security.banks.dialog.consequences.${name}`)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
