import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentPaper } from './document-paper.tsx';
import { useChooseLanguageMutation } from './signing-api.ts';
import { StepBar } from './step-bar.tsx';
import type { StepProps } from './step-props.ts';

/**
 * For a person in Québec who chose English: first the French version in full, then the express choice of the binding
 * language (Charter of the French language, s. 55). A joint investor in Québec may ask for French where the investor signed in English.
 */
export function LanguageStep({ token, ceremony, heading, goOn, goBack }: StepProps) {
  const { t } = useTranslation();
  const [choose, { isLoading, error }] = useChooseLanguageMutation();
  const [chosen, setChosen] = useState<Language | null>(null);
  const take = async (language: Language) => {
    setChosen(language);
    const isKept = language === ceremony.language && ceremony.mustChoose === undefined;
    if (isKept || 'data' in (await choose({ token, language }))) {
      goOn();
    }
  };
  const other = ceremony.otherLanguage ?? ceremony.language;
  const isFrenchShown = ceremony.language === 'fr';
  const isJoint = ceremony.role === 'joint';
  return (
    <>
      {isFrenchShown
        ? heading(t('signing.language.title'), t('signing.language.lead'))
        : heading(t('signing.language.choice'), t('signing.language.hint'))}
      {isFrenchShown ? <FrenchVersion ceremony={ceremony} /> : null}
      <div className="flex max-w-prose flex-col gap-4">
        {isJoint ? <p>{t('signing.language.joint', { name: ceremony.investorName ?? '' })}</p> : null}
        <FormFailure error={error} />
        <div className="flex">
          <Button
            isPending={isLoading && chosen === other}
            isDisabled={isLoading && chosen !== other}
            onPress={() => void take(other)}
          >
            {t(`signing.language.${other}`)}
          </Button>
        </div>
      </div>
      <StepBar info={t('signing.language.choice')}>
        <Button onPress={goBack}>{t('signing.back')}</Button>
        <Button
          tone="primary"
          isPending={isLoading && chosen === ceremony.language}
          onPress={() => void take(ceremony.language)}
        >
          {t(`signing.language.${ceremony.language}`)}
        </Button>
      </StepBar>
    </>
  );
}

/** Everything in French, followed by the question. People who chose English have seen it before. */
function FrenchVersion({ ceremony }: { ceremony: SigningEnvelope }) {
  const { t } = useTranslation();
  return (
    <div className="mb-4 flex flex-col gap-8">
      {ceremony.documents.map((document) => (
        <DocumentPaper key={document.id} document={document} hasTitle />
      ))}
      <div className="flex max-w-prose flex-col gap-2">
        <h2 className="text-xl">{t('signing.language.choice')}</h2>
        <p className="text-muted">{t('signing.language.hint')}</p>
      </div>
    </div>
  );
}
