import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import { groupKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { needsBack } from '@portal/domain/client/kyc/sections/identity-verification';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Disclosure } from '@portal/web/ui/disclosure';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DocumentField } from '../fields/document-field.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { FieldGroup, Wide } from '../groups/field-group.tsx';
import type { IdentityPerson } from '../sending/kyc-upload.ts';
import { useSectionContext } from './section-context.ts';

/** The investor's documents, and the spouse's if their finances are included. */
export function IdentityVerificationSection() {
  const { includesSpouse } = useSectionContext();
  return (
    <>
      <IdentityPart person="principal" />
      {includesSpouse ? <IdentityPart person="secondary" /> : null}
    </>
  );
}

/** One person's evidence of identity: a document, proof of address, and a second source if asked for. */
function IdentityPart({ person }: { person: IdentityPerson }) {
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const part = `identityVerification.${person}` as const;
  const documentType: unknown = useWatch({ control, name: `${part}.document.type` });
  const proofPart = proofPartOf(useWatch({ control, name: `${part}.addressProof.type` }));
  return (
    <FieldGroup title={translate(groupKeyOf('identityVerification', person))}>
      <Wide>
        <FieldGroup isInner title={translate(groupKeyOf('identityVerification', 'document'))}>
          <Wide>
            <KycField path={`${part}.document.type`} isLabelHidden />
          </Wide>
          <Wide>
            <KycField path={`${part}.documentNumber`} />
          </Wide>
          <Wide>
            <KycField path={`${part}.expiryDate`} />
          </Wide>
          <Wide>
            <DocumentField person={person} part="front" />
          </Wide>
          {needsBack(documentType) ? (
            <Wide>
              <DocumentField person={person} part="back" />
            </Wide>
          ) : null}
        </FieldGroup>
      </Wide>
      <Wide>
        <FieldGroup isInner title={translate(groupKeyOf('identityVerification', 'addressProof'))}>
          <Wide>
            <KycField path={`${part}.addressProof.type`} isLabelHidden />
          </Wide>
          {proofPart === null ? null : (
            <Wide>
              <DocumentField key={proofPart} person={person} part={proofPart} />
            </Wide>
          )}
        </FieldGroup>
      </Wide>
      <Wide>
        <DualVerification person={person} />
      </Wide>
    </FieldGroup>
  );
}

/** A utility bill or a statement, by the chosen kind of proof; null before. */
function proofPartOf(proofType: unknown): 'bill' | 'statement' | null {
  if (proofType === '1') {
    return 'bill';
  }
  return proofType === '2' ? 'statement' : null;
}

const DUAL_FIELDS = ['sourceName', 'reference', 'documentType', 'accountNumber'] as const;

/** The dual-process method, folded because few are asked for it. Open if anything is answered or wrong. */
function DualVerification({ person }: { person: IdentityPerson }) {
  const { t } = useTranslation();
  const { control, getValues } = useFormContext();
  const part = `identityVerification.${person}.dualVerification` as const;
  const { errors } = useFormState({ control, name: part });
  const [wasBegun] = useState(() => DUAL_FIELDS.some((name) => !isBlank(getValues(`${part}.${name}`))));
  const isWrong = Object.keys(errors).length > 0 && control.getFieldState(part).invalid;
  return (
    <Disclosure summary={t('kycForm.dual.title')} isOpenAtFirst={wasBegun || isWrong}>
      <div className="flex flex-col gap-6 pt-1 text-text">
        <p className="text-sm text-muted">{t('kycForm.dual.intro')}</p>
        {DUAL_FIELDS.map((name) => (
          <KycField key={name} path={`${part}.${name}`} optional layout="tiles" />
        ))}
      </div>
    </Disclosure>
  );
}
