import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { chosenOptions } from '@portal/domain/people/onboarding/chosen-options';
import { QUESTION_KEYS, QUESTIONS } from '@portal/domain/people/onboarding/questions';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';

/** The investor's answers before their first visit to the marketplace. */
export function OnboardingPart({ answers }: { answers: OfficeInvestor['onboarding'] }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  return (
    <PagePart id="onboarding" title={t('officeInvestors.onboarding.title')}>
      {answers === null ? (
        <p className="text-muted">{t('officeInvestors.onboarding.none')}</p>
      ) : (
        <DefinitionList
          rows={Object.values(QUESTIONS).map(({ step }) => {
            const chosen = chosenOptions(answers[step]);
            return {
              id: step,
              label: t(`onboarding.${step}.topic`),
              value:
                chosen.length === 0
                  ? t('officeInvestors.onboarding.noAnswer')
                  : chosen.map((option) => translate(QUESTION_KEYS.option(step, option))).join(', '),
            };
          })}
        />
      )}
    </PagePart>
  );
}
