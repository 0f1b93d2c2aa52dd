import { ADVICE_RESULTS } from '@portal/domain/desk/orders/office-exemption.wire';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { PurchaserRole } from '@portal/domain/order/purchasers/purchaser-role';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmClassMutation, useGiveAdviceMutation } from './exemption-api.ts';

type SayWithReasonProps = {
  orderId: string;
  role: PurchaserRole;
  /** The decision that the person looks at. */
  decisionId: string;
  about: 'advice' | 'class';
};

/** A reason and the buttons that put it on record: whether the order suits the purchaser, or what carries their class. */
export function SayWithReason({ orderId, role, decisionId, about }: SayWithReasonProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [typed, setTyped] = useState('');
  const [giveAdvice] = useGiveAdviceMutation();
  const [confirmClass] = useConfirmClassMutation();
  const reason = typed.trim();
  const say = (send: () => Promise<{ error?: unknown }>) =>
    run(async () => {
      const { error } = await send();
      if (error === undefined) {
        setTyped('');
      }
      showToast(
        error === undefined ? 'success' : 'problem',
        error === undefined ? t('officeExemption.done') : messageOf(error),
      );
    });
  const of = { orderId, role, decisionId, reason };
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <TextField
        name={`exemption-${about}-${role}`}
        label={t(`officeExemption.${about}.reason`)}
        maxLength={REASON_MAX_LENGTH}
        value={typed}
        onChange={setTyped}
      />
      <div className="flex flex-wrap gap-3">
        {about === 'class' ? (
          <Button
            size="small"
            isPending={isBusy}
            isDisabled={reason === ''}
            onPress={() => void say(() => confirmClass(of))}
          >
            {t('officeExemption.class.confirm')}
          </Button>
        ) : (
          ADVICE_RESULTS.map((result) => (
            <Button
              key={result}
              size="small"
              isPending={isBusy}
              isDisabled={reason === ''}
              onPress={() => void say(() => giveAdvice({ ...of, result }))}
            >
              {t(`officeExemption.advice.say.${result}`)}
            </Button>
          ))
        )}
      </div>
    </div>
  );
}
