import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import { contextOf } from '@portal/domain/client/kyc/kyc-context';
import { sectionTitleKeyOf } from '@portal/domain/client/kyc/kyc-texts';
import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/section-names';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { type AnswerRows, useAnswerRows } from './answer-rows.ts';

type ProfileReviewProps = {
  kyc: KycDraft;
  /** Leads to a section, and after it here again. */
  onChange: (section: SectionName) => void;
};

/** Every answer of the profile, section by section, each with the way to change it. */
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
