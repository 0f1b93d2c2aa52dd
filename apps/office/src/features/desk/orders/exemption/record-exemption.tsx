import { RECORDED_EXEMPTIONS } from '@portal/domain/desk/orders/office-exemption.wire';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { PurchaserRole } from '@portal/domain/order/purchasers/purchaser-role';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordExemptionMutation } from './exemption-api.ts';

type RecordExemptionProps = {
  orderId: string;
  role: PurchaserRole;
  /** What was recorded last, as the person sees it; null while nothing was. */
  decisionId: string | null;
};

/** Puts on record afterwards under which exemption a purchaser of before bought. */
export function RecordExemption({ orderId, role, decisionId }: RecordExemptionProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [record] = useRecordExemptionMutation();
  const exemption = RECORDED_EXEMPTIONS.find((one) => one === chosen);
  const reason = typed.trim();
  const send = () =>
    run(async () => {
      if (exemption === undefined) {
        return;
      }
      const { error } = await record({ orderId, role, decisionId, exemption, reason });
      if (error === undefined) {
        setTyped('');
      }
      showToast(
        error === undefined ? 'success' : 'problem',
        error === undefined ? t('officeExemption.record.done') : messageOf(error),
      );
    });
  return (
    <div className="grid max-w-2xl gap-3 border-line border-t pt-4">
      <p>{t('officeExemption.record.asked')}</p>
      <Select
        name={`exemption-record-${role}`}
        label={t('officeExemption.record.exemption')}
        value={chosen}
        onChange={setChosen}
        choices={RECORDED_EXEMPTIONS.map((value) => ({
          value,
          label: t(`officeExemption.exemptions.${value}`),
        }))}
      />
      <TextField
        name={`exemption-record-reason-${role}`}
        label={t('officeExemption.record.reason')}
        maxLength={REASON_MAX_LENGTH}
        value={typed}
        onChange={setTyped}
      />
      <div>
        <Button
          size="small"
          isPending={isBusy}
          isDisabled={reason === '' || exemption === undefined}
          onPress={() => void send()}
        >
          {t('officeExemption.record.action')}
        </Button>
      </div>
    </div>
  );
}
