import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { CHANGE_NOTE_LENGTH_MAX, CHANGE_REASONS } from '@portal/domain/order/changes/change-requests';
import type { FieldBinding } from '@portal/web/ui/field';
import { Select } from '@portal/web/ui/select';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';

type WordsFieldsProps = {
  language: OfficeOrder['investor']['language'];
  reason: FieldBinding<string>;
  note: FieldBinding<string>;
};

/** Why something has to be changed, and a note in the investor's language. */
export function WordsFields({ language, reason, note }: WordsFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        {...reason}
        label={t('officeOrder.changes.dialog.reason')}
        choices={CHANGE_REASONS.map((value) => ({
          value,
          label: t(`officeOrder.changes.reasons.${value}`),
        }))}
      />
      <TextArea
        {...note}
        label={t('officeOrder.changes.dialog.note')}
        hint={t('officeOrder.changes.dialog.noteHint', {
          language: t(`officeOrder.investor.languages.${language}`),
        })}
        optional
        rows={2}
        maxLength={CHANGE_NOTE_LENGTH_MAX}
      />
    </>
  );
}
