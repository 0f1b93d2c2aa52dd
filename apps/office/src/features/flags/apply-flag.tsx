import type { PaymentFlagShown } from '@portal/domain/money/payments/office-flags.wire';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplyFlagDialog } from './apply-flag-dialog.tsx';

/** Opens the place to say which order money of an unknown order is for. */
export function ApplyFlag({ flag, what }: { flag: PaymentFlagShown; what: string }) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={t('officeFlags.apply.label', { what })}
        onPress={() => setChoosing(true)}
      >
        {t('officeFlags.apply.action')}
      </Button>
      {isChoosing ? <ApplyFlagDialog flag={flag} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
