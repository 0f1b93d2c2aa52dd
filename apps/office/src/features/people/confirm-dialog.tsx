import type { StaffMember } from '@portal/domain/wire/staff';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useEndAccessMutation, useResetAccessMutation } from './people-api.ts';
import { textsOfReset } from './texts-of-reset.ts';

type ConfirmDialogProps = { change: 'end' | 'reset'; person: StaffMember; onClose: () => void };

/** Says what happens to a person's access before it does. */
export function ConfirmDialog({ change, person, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [endAccess, ending] = useEndAccessMutation();
  const [resetAccess, resetting] = useResetAccessMutation();
  const isEnd = change === 'end';
  const values = {
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    role: t(`office.roles.${person.role}`),
  };
  const reset = textsOfReset(person.state);
  const confirm = () =>
    run(async () => {
      const send = isEnd ? endAccess : resetAccess;
      const { data } = await send({ id: person.id, version: person.version });
      if (data !== undefined) {
        showToast(
          'success',
          t(isEnd ? 'office.people.endDialog.done' : 'office.people.resetDialog.done', values),
        );
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t(isEnd ? 'office.people.endDialog.title' : reset.title, values)}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone={isEnd ? 'danger' : 'primary'} onPress={() => void confirm()} isPending={isBusy}>
            {t(isEnd ? 'office.people.endDialog.submit' : 'office.people.resetDialog.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={isEnd ? ending.error : resetting.error} />
        <p>{t(isEnd ? 'office.people.endDialog.text' : reset.text, values)}</p>
        <p className="text-muted wrap-anywhere">{person.email}</p>
      </div>
    </Dialog>
  );
}
