import { groupKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import {
  hasEmploymentOfSpouse,
  isOtherwiseOccupied,
  isRetired,
  works,
} from '@portal/domain/client/kyc/sections/employment';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useFormContext, useWatch } from 'react-hook-form';
import { KycField } from '../fields/kyc-field.tsx';
import { AddressFields } from '../groups/address-fields.tsx';
import { FieldGroup, Wide } from '../groups/field-group.tsx';
import { useSectionContext } from './section-context.ts';

/** The investor's employment, and the spouse's if it belongs to the profile. */
export function EmploymentSection() {
  const { getValues } = useFormContext();
  const context = useSectionContext();
  return (
    <>
      <EmploymentPart person="individual" />
      {hasEmploymentOfSpouse(getValues('employment.hasSpouse'), context) ? (
        <EmploymentPart person="spouse" />
      ) : null}
    </>
  );
}

/** The spouse's work, which the law asks less about: what and where in one row, then what may be left out. */
function WorkInOneRow() {
  return (
    <>
      <Wide>
        <div className="grid items-start gap-6 sm:grid-cols-3">
          <KycField path="employment.spouse.businessName" />
          <KycField path="employment.spouse.occupation" />
          <KycField path="employment.spouse.years" />
        </div>
      </Wide>
      <KycField path="employment.spouse.businessType" optional />
      <KycField path="employment.spouse.phone" optional />
    </>
  );
}

/** One person's employment; the questions depend on the status. */
function EmploymentPart({ person }: { person: 'individual' | 'spouse' }) {
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const part = `employment.${person}` as const;
  const status: unknown = useWatch({ control, name: `${part}.status` });
  return (
    <div className="flex flex-col gap-8">
      <FieldGroup title={translate(groupKeyOf('employment', person))}>
        <Wide>
          <KycField path={`${part}.status`} layout="pairs" />
        </Wide>
        {works(status) && person === 'spouse' ? <WorkInOneRow /> : null}
        {works(status) && person === 'individual' ? (
          <>
            <KycField path={`${part}.businessName`} />
            <KycField path={`${part}.businessType`} optional />
            <Wide>
              <KycField path={`${part}.occupation`} />
            </Wide>
            <Wide>
              <KycField path={`${part}.years`} />
            </Wide>
            <Wide>
              <KycField path={`${part}.phone`} optional />
            </Wide>
          </>
        ) : null}
        {isRetired(status) ? (
          <Wide>
            <KycField path={`${part}.sourceOfIncome`} />
          </Wide>
        ) : null}
        {isOtherwiseOccupied(status) ? (
          <Wide>
            <KycField path={`${part}.details`} />
          </Wide>
        ) : null}
      </FieldGroup>
      {works(status) ? (
        <FieldGroup isInner title={translate(groupKeyOf('employment', 'address'))}>
          <AddressFields of={`${part}.address`} />
        </FieldGroup>
      ) : null}
    </div>
  );
}
