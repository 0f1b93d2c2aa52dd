import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import { TAX_ROWS } from '@portal/domain/client/kyc/sections/tax-residences';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { KycPath } from '../fields/field-texts.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { Wide } from './field-group.tsx';
import { FieldRows } from './field-rows.tsx';

/** Countries other than Canada where somebody pays tax, each with its number or why there is none. */
export function TaxResidences() {
  const { t } = useTranslation();
  return (
    <FieldRows
      of="basics.taxResidences"
      names={TAX_ROWS}
      title={t('kycForm.taxCountries.title')}
      intro={t('kycForm.taxCountries.intro')}
      addLabel={t('kycForm.taxCountries.add')}
    >
      {(row) => <TaxResidence row={row} />}
    </FieldRows>
  );
}

function TaxResidence({ row }: { row: KycPath }) {
  const { control } = useFormContext();
  const [country, number]: unknown[] = useWatch({ control, name: [`${row}.country`, `${row}.number`] });
  return (
    <>
      <KycField path={`${row}.country`} />
      <KycField path={`${row}.number`} optional />
      {!isBlank(country) && isBlank(number) ? (
        <Wide>
          <KycField path={`${row}.reasonNone`} optional />
        </Wide>
      ) : null}
    </>
  );
}
