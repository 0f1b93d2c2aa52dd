import type { OfficeMessageDetail } from '@portal/domain/desk/messages/office-messages.wire';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useMoveMessageMutation } from './messages-api.ts';

/** Puts a message away, or brings it back. */
export function MessageMoves({ message }: { message: OfficeMessageDetail }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [move, { error }] = useMoveMessageMutation();
  const { id: messageId, version, state } = message;
  const to = state === 'closed' ? 'open' : 'closed';
  const press = () =>
    run(async () => {
      const result = await move({ messageId, version, to });
      if (result.data !== undefined) {
        showToast('success', t(`officeMessages.done.${to}`));
      }
    });
  const text = {
    new: t('officeMessages.close'),
    answered: t('officeMessages.closeAnswered'),
    closed: t('officeMessages.reopen'),
  }[state];
  return (
    <div className="grid justify-items-start gap-4">
      <FormFailure error={error} />
      <Button onPress={() => void press()} isPending={isBusy}>
        {text}
      </Button>
    </div>
  );
}
