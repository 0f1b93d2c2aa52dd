import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Page } from '@portal/web/ui/icons';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { ConsentWords } from './consent-words.tsx';
import { DeclineButton } from './decline-button.tsx';
import { useConsentMutation } from './signing-api.ts';
import { StepBar } from './step-bar.tsx';
import type { StepProps } from './step-props.ts';

/** The consent to sign electronically, above its button; then who signs what, and by when. */
export function ConsentStep({ token, ceremony, heading, goOn, goBack }: StepProps) {
  const { t } = useTranslation();
  const [consent, { isLoading, error }] = useConsentMutation();
  const agree = async () => {
    if (ceremony.consentedAt !== null || 'data' in (await consent({ token }))) {
      goOn();
    }
  };
  const { role, dealName: deal } = ceremony;
  const count = ceremony.documents.length;
  const isJoint = role === 'joint';
  return (
    <>
      {deal === null
        ? heading(t('signing.consent.profileTitle'), t('signing.consent.profileLead'))
        : heading(
            t('signing.consent.title'),
            isJoint
              ? t('signing.consent.joint.lead', { deal, name: ceremony.investorName ?? '' })
              : t('signing.consent.lead', { count, deal }),
          )}
      <LanguageNote ceremony={ceremony} />
      <section className="mt-6 mb-8 max-w-prose">
        <h2 className="mb-3 text-xl">{t('signing.consent.agreement')}</h2>
        <ConsentWords email={ceremony.signer.email} isJoint={isJoint} />
        <p className="mt-4 text-muted text-sm">
          {t(isJoint ? 'signing.consent.joint.keeps' : 'signing.consent.keeps')}
        </p>
      </section>
      <Card>
        <Facts ceremony={ceremony} />
      </Card>
      <div className="mt-6 flex flex-col items-start gap-4">
        <FormFailure error={error} />
        <DeclineButton token={token} ceremony={ceremony} />
      </div>
      <StepBar info={t('signing.review.notSigned')}>
        {ceremony.memorandum === null ? null : <Button onPress={goBack}>{t('signing.back')}</Button>}
        <Button tone="primary" isPending={isLoading} onPress={() => void agree()}>
          {t(ceremony.consentedAt === null ? 'signing.consent.agree' : 'signing.consent.agreed')}
        </Button>
      </StepBar>
    </>
  );
}

function Facts({ ceremony }: { ceremony: SigningEnvelope }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <>
      <DefinitionList
        rows={[
          { id: 'signer', label: t('signing.consent.signer'), value: ceremony.signer.name },
          { id: 'email', label: t('signing.consent.email'), value: ceremony.signer.email },
          ...(ceremony.dealName === null
            ? []
            : [{ id: 'deal', label: t('signing.consent.deal'), value: ceremony.dealName }]),
          { id: 'expires', label: t('signing.consent.expires'), value: dateTime(ceremony.expiresAt) },
        ]}
      />
      <h2 className="mt-3 mb-2 border-line border-t pt-4 font-normal font-text text-base text-muted tracking-normal">
        {t('signing.consent.documents')}
      </h2>
      <ul className="flex flex-col gap-2">
        {ceremony.documents.map(({ id, title, language }) => (
          <li key={id} lang={language} className="flex items-start gap-2.5 font-semibold">
            <Page className="mt-1 size-5 shrink-0 text-accent" />
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * For a joint investor, before they agree to anything: both sign one version, in the investor's language, and what to do if
 * it is not theirs. Emphasised if the page is in the other language.
 */
function LanguageNote({ ceremony }: { ceremony: SigningEnvelope }) {
  const { t } = useTranslation();
  const screenLanguage = useLanguage();
  const { language, investorName, translations, role } = ceremony;
  if (role !== 'joint') {
    return null;
  }
  const values = { name: investorName ?? '' };
  return (
    <Notice
      tone={language === screenLanguage ? 'info' : 'attention'}
      title={t(`signing.translation.title.${language}`)}
    >
      <p>{t(`signing.translation.why.${language}`, values)}</p>
      {translations.length === 0 ? null : (
        <p className="mt-1">{t(`signing.translation.offer.${language}`)}</p>
      )}
      <p className="mt-1">{t(`signing.translation.otherwise.${language}`, values)}</p>
    </Notice>
  );
}
