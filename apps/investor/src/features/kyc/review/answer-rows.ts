import { answeredFields } from '@portal/domain/client/kyc/asked-fields';
import { partAt } from '@portal/domain/client/kyc/draft';
import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import type { KycContext } from '@portal/domain/client/kyc/kyc-context';
import { labelKeyOf } from '@portal/domain/client/kyc/kyc-texts';
import type { SectionName } from '@portal/domain/client/kyc/section-names';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import { useTranslation } from 'react-i18next';

export type AnswerRow = { id: string; label: string; value: string };

/** The answers of a section in words. Amounts of 0, of which there may be a dozen, are named together. */
export type AnswerRows = { rows: readonly AnswerRow[]; zeros: readonly string[] };

/** Tells every answer of a section that counts, in the order in which it was asked. */
export function useAnswerRows(): (kyc: KycDraft, section: SectionName, context: KycContext) => AnswerRows {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const answerText = useAnswerText({ nothing: '', file: t('kycForm.review.onFile') });
  return (kyc, section, context) => {
    const answers = answeredFields(section, kyc[section], context).map((spec) => {
      const answer = partAt(kyc[section], spec.path);
      return {
        id: spec.path,
        label: translate(labelKeyOf(section, spec.path)),
        value: answerText(spec, answer),
        isZero: spec.kind === 'amount' && answer === 0,
      };
    });
    return {
      rows: answers.filter(({ isZero }) => !isZero),
      zeros: answers.filter(({ isZero }) => isZero).map(({ label }) => label),
    };
  };
}
