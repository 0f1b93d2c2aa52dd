import { isOtherwiseOccupied, isRetired, works } from '@portal/domain/client/kyc/employment';
import { groupKeyOf } from '@portal/domain/client/kyc/kyc-texts';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useFormContext, useWatch } from 'react-hook-form';
import { KycField } from '../fields/kyc-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { FieldGroup, Wide } from './field-group.tsx';

/** What one person does for a living; the answers asked for follow the status. */
export function EmploymentPart({ person }: { person: 'individual' | 'spouse' }) {
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const part = `employment.${person}` as const;
  const status: unknown = useWatch({ control, name: `${part}.status` });
  return (
    <div className="flex flex-col gap-8">
      <FieldGroup title={translate(groupKeyOf('employment', person))}>
        <Wide>
          <KycField path={`${part}.status`} />
        </Wide>
        {works(status) ? (
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
