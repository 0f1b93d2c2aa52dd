import { IDENTITY_OUTCOMES, type OfficeProfile } from '@portal/domain/desk/orders/office-profile.wire';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckIdentityMutation } from '../order-api.ts';

type IdentityCheckProps = {
  orderId: string;
  kycId: string;
  check: OfficeProfile['identityCheck'];
  mayCheck: boolean;
  /** The person opened every document of the version; else they cannot say that all match. */
  isAllOpened: boolean;
};

const TEXTS = {
  confirmed: 'officeOrder.identity.confirmed',
  'not-confirmed': 'officeOrder.identity.notConfirmed',
} as const;
const BUTTONS = {
  confirmed: 'officeOrder.identity.confirm',
  'not-confirmed': 'officeOrder.identity.notConfirm',
} as const;

/** The result of comparing the documents with the answers, and the form to record it. */
export function IdentityCheck({ orderId, kycId, check, mayCheck, isAllOpened }: IdentityCheckProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [note, setNote] = useState('');
  const [checkIdentity] = useCheckIdentityMutation();
  const say = (outcome: (typeof IDENTITY_OUTCOMES)[number]) =>
    run(async () => {
      const { error } = await checkIdentity({ orderId, kycId, outcome, note: note.trim() });
      showToast(
        error === undefined ? 'success' : 'problem',
        error === undefined ? t('officeOrder.identity.done') : messageOf(error),
      );
    });
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      {check === null ? null : (
        <p>
          {t(TEXTS[check.outcome], {
            name: check.by?.name ?? t('officeOrder.identity.nobody'),
            when: dateTime(check.at),
          })}
          {check.ofVersion === null ? null : (
            <span className="block">{t('officeReading.stands', { version: check.ofVersion })}</span>
          )}
          {check.note === '' ? null : <span className="block text-muted">{check.note}</span>}
        </p>
      )}
      {mayCheck ? (
        <>
          <TextField
            name="identity-note"
            label={t('officeOrder.identity.note')}
            optional
            maxLength={REASON_MAX_LENGTH}
            value={note}
            onChange={setNote}
          />
          <div className="flex flex-wrap gap-3">
            {IDENTITY_OUTCOMES.filter((outcome) => isAllOpened || outcome !== 'confirmed').map((outcome) => (
              <Button key={outcome} size="small" isPending={isBusy} onPress={() => void say(outcome)}>
                {t(BUTTONS[outcome])}
              </Button>
            ))}
          </div>
          {isAllOpened ? null : <p className="text-muted text-sm">{t('officeReading.matchNeedsAll')}</p>}
        </>
      ) : null}
    </div>
  );
}
