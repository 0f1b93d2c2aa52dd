import { isBoxAddress } from '@portal/domain/ground/people/is-box-address';
import { Notice } from '@portal/web/ui/notice';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Asks for a home where a box at a post office was given as one. A hint: the answer is taken, and the dealer asks. */
export function BoxHint({ of }: { of: string }) {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const street: unknown = useWatch({ control, name: of });
  return (
    <div aria-live="polite" className="empty:hidden">
      {typeof street === 'string' && isBoxAddress(street) ? (
        <Notice tone="attention">{t('kycForm.box')}</Notice>
      ) : null}
    </div>
  );
}
