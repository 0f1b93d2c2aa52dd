import { PURCHASE_ROWS } from '@portal/domain/client/kyc/sections/purchases-elsewhere';
import { useTranslation } from 'react-i18next';
import { KycField } from '../fields/kyc-field.tsx';
import { FieldRows } from './field-rows.tsx';

/** What somebody bought outside the portal, each purchase with its day. */
export function PurchasesElsewhere() {
  const { t } = useTranslation();
  return (
    <FieldRows
      of="investing.purchasesElsewhere"
      names={PURCHASE_ROWS}
      title={t('kycForm.purchases.title')}
      intro={t('kycForm.purchases.intro')}
      addLabel={t('kycForm.purchases.add')}
    >
      {(row) => (
        <>
          <KycField path={`${row}.amount`} />
          <KycField path={`${row}.day`} />
        </>
      )}
    </FieldRows>
  );
}
