import type { Memorandum } from '@portal/domain/offering/memorandum/memorandum.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** Where the frame points at while the memorandum waits. */
export const MEMORANDUM_FIELD = 'memorandum';

type MemorandumFieldProps = {
  /** What the order knows of it; null before there is an order. */
  memorandum: Memorandum | null;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
};

/** The statement that the offering memorandum was received and read; or when that was. */
export function MemorandumField({ memorandum, isConfirmed, onChange }: MemorandumFieldProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (memorandum !== null && memorandum.acceptedAt !== null) {
    return (
      <Notice tone="success">
        {t('wizard.order.memorandum.confirmed', { date: formats.dateTime(memorandum.acceptedAt) })}
      </Notice>
    );
  }
  return (
    <div className="rounded-card border border-line bg-sunken px-4 py-2">
      <Checkbox
        name={MEMORANDUM_FIELD}
        value={isConfirmed}
        onChange={onChange}
        onBlur={() => undefined}
        hint={t('wizard.order.memorandum.hint')}
        isRequired
      >
        {t('wizard.order.memorandum.statement')}
      </Checkbox>
    </div>
  );
}
