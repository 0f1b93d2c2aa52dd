import { answeredFields } from '@portal/domain/client/kyc/checks/answered-fields';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { contextOf, type KycContext } from '@portal/domain/client/kyc/fields/kyc-context';
import { labelKeyOf, sectionTitleKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';

type ProfileReviewProps = {
  kyc: KycDraft;
  /** Opens a section, to return here after it. */
  onChange: (section: SectionName) => void;
};

/** Every answer of the profile by section, each with a way to change it. */
export function ProfileReview({ kyc, onChange }: ProfileReviewProps) {
  const answersOf = useAnswerRows();
  const context = contextOf(kyc, dealerDay(new Date()));
  return (
    <div className="flex flex-col gap-10">
      {SECTION_NAMES.map((section) => (
        <SectionAnswers
          key={section}
          section={section}
          answers={answersOf(kyc, section, context)}
          onChange={() => onChange(section)}
        />
      ))}
    </div>
  );
}

type SectionAnswersProps = { section: SectionName; answers: AnswerRows; onChange: () => void };

function SectionAnswers({ section, answers: { rows, zeros }, onChange }: SectionAnswersProps) {
  const { t } = useTranslation();
  const title = useTranslateKey()(sectionTitleKeyOf(section));
  return (
    <div>
      <div className="flex items-center justify-between gap-4 border-text border-b pb-1">
        <h3 className="min-w-0 text-lg">{title}</h3>
        <Button
          tone="quiet"
          size="small"
          onPress={onChange}
          aria-label={t('kycForm.review.changeOf', { section: title })}
        >
          {t('kycForm.review.change')}
        </Button>
      </div>
      <DefinitionList
        rows={[
          ...rows,
          ...(zeros.length === 0
            ? []
            : [{ id: 'zeros', label: zeros.join(', '), value: <Money dollars={0} form="brief" /> }]),
        ]}
      />
    </div>
  );
}

type AnswerRow = { id: string; label: string; value: string };

/** A section's answers in words. Amounts of 0, possibly a dozen, are listed together. */
type AnswerRows = { rows: readonly AnswerRow[]; zeros: readonly string[] };

/** Every relevant answer of a section, in the order asked. */
function useAnswerRows(): (kyc: KycDraft, section: SectionName, context: KycContext) => AnswerRows {
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
