import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import { groupKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { needsBack } from '@portal/domain/client/kyc/sections/identity-verification';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Disclosure } from '@portal/web/ui/disclosure';
import { type ReactNode, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DocumentField } from '../fields/document-field.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { FieldGroup, Wide } from '../groups/field-group.tsx';
import { Later } from '../groups/later.tsx';
import type { IdentityPerson } from '../sending/kyc-upload.ts';
import { useUnsentDocuments } from '../sending/unsent-documents.ts';
import { useSectionContext } from './section-context.ts';

/** The investor's documents, and the spouse's if their finances are included. */
export function IdentityVerificationSection() {
  const { includesSpouse } = useSectionContext();
  return (
    <>
      <IdentityPart person="principal" />
      {includesSpouse ? (
        <Later>
          <IdentityPart person="secondary" />
        </Later>
      ) : null}
    </>
  );
}

/** One person's evidence of identity: a document, proof of address, and a second source if asked for. */
function IdentityPart({ person }: { person: IdentityPerson }) {
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const part = `identityVerification.${person}` as const;
  const documentType: unknown = useWatch({ control, name: `${part}.document.type` });
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
          {person === 'secondary' ? (
            <Wide>
              <OwnProof>
                <AddressProof person={person} />
              </OwnProof>
            </Wide>
          ) : (
            <AddressProof person={person} />
          )}
        </FieldGroup>
      </Wide>
      <Wide>
        <Later>
          <DualVerification person={person} />
        </Later>
      </Wide>
    </FieldGroup>
  );
}

function AddressProof({ person }: { person: IdentityPerson }) {
  const { control } = useFormContext();
  const part = `identityVerification.${person}.addressProof` as const;
  const proofPart = proofPartOf(useWatch({ control, name: `${part}.type` }));
  return (
    <>
      <Wide>
        <KycField path={`${part}.type`} isLabelHidden />
      </Wide>
      {proofPart === null ? null : (
        <Wide>
          <DocumentField key={proofPart} person={person} part={proofPart} />
        </Wide>
      )}
    </>
  );
}

const SPOUSES_PROOF = 'identityVerification.secondary.addressProof';
const PROOF_PARTS = ['bill', 'statement'] as const;

/** The investor's proof counts for both, who share one address; a tick asks for one of the spouse's own. */
function OwnProof({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { getValues, setValue } = useFormContext();
  const unsent = useUnsentDocuments();
  const [isOwn, setOwn] = useState(
    () =>
      !isBlank(getValues(`${SPOUSES_PROOF}.type`)) ||
      PROOF_PARTS.some((name) => !isBlank(getValues(`${SPOUSES_PROOF}.${name}`))),
  );
  const choose = (isChosen: boolean) => {
    setOwn(isChosen);
    if (isChosen) {
      return;
    }
    setValue(`${SPOUSES_PROOF}.type`, '', { shouldDirty: true });
    for (const name of PROOF_PARTS) {
      unsent.keep(`${SPOUSES_PROOF}.${name}`, null);
      setValue(`${SPOUSES_PROOF}.${name}`, null, { shouldDirty: true });
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{t('kycForm.sharedProof.text')}</p>
      <Checkbox name={`${SPOUSES_PROOF}.own`} value={isOwn} onChange={choose}>
        {t('kycForm.sharedProof.own')}
      </Checkbox>
      {isOwn ? children : null}
    </div>
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
