import { type FieldSpec, hintKeyOf, questionKeyOf } from '@portal/domain/client/kyc/fields/field-spec';
import { isSectionName, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { fieldSpecOf } from '@portal/domain/client/kyc/sections/section-schemas';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Badge } from '@portal/web/ui/badge';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrefilledFields } from '../prefilled-fields.ts';

/** Dotted path of a field with its section: its name in the form and the base of its id. */
export type KycPath = `${SectionName}.${string}`;

/** Answers known before anybody typed. */
export const PrefilledContext = createContext<PrefilledFields>(new Map());

/** The domain's spec of a field. An unknown path is a bug. */
export function specAt(path: KycPath): { section: SectionName; spec: FieldSpec } {
  const [section, ...rest] = path.split('.');
  const spec = isSectionName(section) ? fieldSpecOf(section, rest.join('.')) : undefined;
  if (!isSectionName(section) || spec === undefined) {
    throw new Error(`${path} is not a field of the profile`);
  }
  return { section, spec };
}

/** A field's question, its hint and, while unchanged, where a prefilled answer came from. */
export function useFieldTexts(path: KycPath, answer: unknown): { label: string; hint: ReactNode } {
  const translate = useTranslateKey();
  const { t } = useTranslation();
  const known = use(PrefilledContext).get(path);
  const { section, spec } = specAt(path);
  const hintKey = hintKeyOf(section, spec);
  const hint = hintKey === undefined ? undefined : translate(hintKey);
  return {
    label: translate(questionKeyOf(section, spec)),
    hint:
      known === undefined || known.answer !== answer ? (
        hint
      ) : (
        <>
          <Badge tone="info">{t(`kycForm.prefilled.${known.origin}`)}</Badge>
          {hint === undefined ? null : <> {hint}</>}
        </>
      ),
  };
}
