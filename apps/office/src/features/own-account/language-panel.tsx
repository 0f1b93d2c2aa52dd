import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { useChooseLanguage } from '#state/use-choose-language.ts';
import { Panel } from './panel.tsx';

/** The language of the person's pages and messages; it is changed as it is chosen. */
export function LanguagePanel({ person }: { person: StaffSelf }) {
  const { t } = useTranslation();
  const { chooseLanguage } = useChooseLanguage();
  return (
    <Panel title={t('office.account.languageTitle')} intro={t('office.account.languageHint')}>
      <RadioGroup
        name="language"
        label={t('office.account.languageTitle')}
        isLabelHidden
        layout="row"
        value={person.language}
        onChange={(typed) => {
          const language = LANGUAGES.find((known) => known === typed);
          if (language !== undefined) {
            void chooseLanguage(language);
          }
        }}
        choices={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{t(`office.switchTo.${value}`)}</span>,
        }))}
      />
    </Panel>
  );
}
