import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import { hasSpouseIn, mayHavePartner } from '@portal/domain/client/kyc/fields/kyc-context';
import { groupKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CitizenshipField } from '../fields/citizenship-field.tsx';
import { DependentsField } from '../fields/dependents-field.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { AddressFields } from '../groups/address-fields.tsx';
import { FieldGroup, Wide } from '../groups/field-group.tsx';
import { Later } from '../groups/later.tsx';
import { OwnNameFields, SpouseNameFields } from '../groups/own-name-fields.tsx';

/** Loaded on demand: few people pay tax in another country. */
const TaxResidences = lazy(async () => ({
  default: (await import('../late-parts.ts')).TaxResidences,
}));

/** The investor, their address, tax residence and family. */
export function BasicsSection() {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const isTaxResident: unknown = useWatch({ control, name: 'basics.canadianTaxResident.status' });
  const family = useFamily();
  const dependents: unknown = useWatch({ control, name: 'basics.dependents' });
  const ages: unknown = useWatch({ control, name: 'basics.ageOfDependents' });
  const [hadAges, setHadAges] = useState(false);
  // Ages once given stay visible until cleared, and while being cleared: the rules report problems beside their field.
  if (!hadAges && !isBlank(ages)) {
    setHadAges(true);
  }
  const hasDependents = typeof dependents === 'number' && dependents > 0;
  const title = (group: string) => translate(groupKeyOf('basics', group));
  return (
    <>
      <FieldGroup title={title('person')}>
        <Wide>
          <KycField path="basics.title" optional layout="tiles" />
        </Wide>
        <OwnNameFields />
      </FieldGroup>
      <Later>
        <FieldGroup title={title('contact')}>
          <Wide>
            <KycField path="basics.email" />
          </Wide>
          <Wide>
            <KycField path="basics.phone" />
          </Wide>
        </FieldGroup>
        <FieldGroup title={t('kycForm.particulars')}>
          <Wide>
            <KycField path="basics.birthdate" />
          </Wide>
          <Wide>
            <KycField path="basics.socialInsuranceNumber" />
          </Wide>
          <Wide>
            <KycField path="basics.gender" layout="tiles" />
          </Wide>
          <Wide>
            <CitizenshipField />
          </Wide>
        </FieldGroup>
        <FieldGroup title={title('address')}>
          <AddressFields of="basics.address" />
        </FieldGroup>
        <FieldGroup title={title('tax')}>
          <Wide>
            <KycField path="basics.canadianTaxResident.status" />
          </Wide>
          {isTaxResident === false ? (
            <Wide>
              <Suspense>
                <TaxResidences />
              </Suspense>
            </Wide>
          ) : null}
        </FieldGroup>
        <FieldGroup title={title('family')}>
          <Wide>
            <KycField path="basics.maritalStatus" layout="tiles" />
          </Wide>
          {mayHavePartner(family) ? (
            <Wide>
              <KycField path="basics.interdependentPartner" />
            </Wide>
          ) : null}
          <Wide>
            <DependentsField />
          </Wide>
          {hasDependents || hadAges ? (
            <Wide>
              <KycField path="basics.ageOfDependents" optional />
            </Wide>
          ) : null}
        </FieldGroup>
        {hasSpouseIn(family) ? <SpouseGroup title={title('spouse')} /> : null}
      </Later>
    </>
  );
}

/** What decides whether there is a spouse. */
function useFamily(): unknown {
  const { control } = useFormContext();
  const [maritalStatus, interdependentPartner, province]: unknown[] = useWatch({
    control,
    name: ['basics.maritalStatus', 'basics.interdependentPartner', 'basics.address.province'],
  });
  return { maritalStatus, interdependentPartner, address: { province } };
}

/** For people who have one. */
function SpouseGroup({ title }: { title: string }) {
  return (
    <FieldGroup title={title}>
      <SpouseNameFields />
      <Wide>
        <KycField path="basics.spouse.gender" layout="tiles" />
      </Wide>
      <Wide>
        <KycField path="basics.spouse.email" optional />
      </Wide>
      <Wide>
        <KycField path="basics.spouse.birthdate" optional />
      </Wide>
      <Wide>
        <KycField path="basics.spouse.socialInsuranceNumber" optional />
      </Wide>
      <Wide>
        <KycField path="basics.includeSpouseFinancial" />
      </Wide>
    </FieldGroup>
  );
}
