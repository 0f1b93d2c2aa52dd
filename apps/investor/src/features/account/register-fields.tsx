import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { NAME_LENGTH_MAX } from '@portal/domain/ground/people/legal-name';
import { PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { PHONE_LENGTH_MAX } from '@portal/domain/people/account/account-limits';
import { isAmong } from '@portal/domain/people/representatives/is-among';
import { NewPasswordField } from '@portal/web/account/new-password-field';
import { useField } from '@portal/web/form/use-field';
import { Checkbox } from '@portal/web/ui/checkbox';
import { FormSection } from '@portal/web/ui/form-section';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { type ReactNode, useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useRepresentativesQuery } from '#state/session-api.ts';
import type { RegistrationValues } from './registration-values.ts';

type FieldsProps = { control: Control<RegistrationValues> };

const PAIR = 'grid gap-6 sm:grid-cols-2 sm:gap-4';

/** Renders the notice for people who live where the dealer is not registered, from what was typed so far. */
export type SayElsewhere = (typed: { province: string; email: string }) => ReactNode;

type RegisterFieldsProps = FieldsProps & { elsewhere: SayElsewhere; takenEmail: string | null };

/** All the fields of a registration. */
export function RegisterFields({ control, elsewhere, takenEmail }: RegisterFieldsProps) {
  return (
    <>
      <PersonFields control={control} elsewhere={elsewhere} />
      <AccessFields control={control} takenEmail={takenEmail} />
      <PreferenceFields control={control} />
      <TermsField control={control} />
    </>
  );
}

/** Province first, because people in some cannot invest; then name and phone. */
function PersonFields({ control, elsewhere }: FieldsProps & { elsewhere: SayElsewhere }) {
  const { t } = useTranslation();
  const [province, email] = useWatch({ control, name: ['province', 'email'] });
  return (
    <FormSection title={t('account.register.about')}>
      <div className="grid gap-4">
        <Select
          {...useField(control, 'province')}
          label={t('account.province.label')}
          hint={t('account.province.hint')}
          optional
          autoComplete="address-level1"
          choices={PROVINCES.map((code) => ({ value: code, label: t(provinceNameKey(code)) }))}
        />
        {elsewhere({ province, email })}
      </div>
      <div className={PAIR}>
        <TextField
          {...useField(control, 'firstName')}
          label={t('account.firstName.label')}
          autoComplete="given-name"
          maxLength={NAME_LENGTH_MAX}
        />
        <TextField
          {...useField(control, 'lastName')}
          label={t('account.lastName.label')}
          autoComplete="family-name"
          maxLength={NAME_LENGTH_MAX}
        />
      </div>
      <TextField
        {...useField(control, 'phone')}
        label={t('account.phone.label')}
        hint={t('account.phone.hint')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_LENGTH_MAX}
        figures
      />
    </FormSection>
  );
}

/** Email and password. */
function AccessFields({ control, takenEmail }: FieldsProps & { takenEmail: string | null }) {
  const { t } = useTranslation();
  const email = useField(control, 'email');
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] });
  const isStillTaken = takenEmail !== null && takenEmail === email.value;
  return (
    <FormSection title={t('account.register.access')}>
      <div className="grid gap-1">
        <TextField
          {...email}
          label={t('account.email.label')}
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={EMAIL_MAX_LENGTH}
        />
        {isStillTaken ? <TakenEmail /> : null}
      </div>
      <NewPasswordField
        {...useField(control, 'password')}
        label={t('account.password.label')}
        owner={{ firstName, lastName, email: email.value }}
      />
    </FormSection>
  );
}

/** Representative and language. */
function PreferenceFields({ control }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('account.register.preferences')}>
      <RepresentativeField control={control} />
      <Select
        {...useField(control, 'language')}
        onChange={useLanguageChange(control)}
        label={t('account.messageLanguage.label')}
        hint={t('account.messageLanguage.hint')}
        placeholder={t('account.messageLanguage.asShown')}
        optional
        choices={LANGUAGES.map((language) => ({ value: language, label: t(`ui.language.${language}`) }))}
      />
    </FormSection>
  );
}

/** Narrows the select's text to a language. */
function useLanguageChange(control: Control<RegistrationValues>): (value: string) => void {
  const { onChange } = useField(control, 'language');
  return (value) => onChange(LANGUAGES.find((language) => language === value) ?? '');
}

/** The representative, among those who may serve the person's province. Not asked if the dealer has none. */
function RepresentativeField({ control }: { control: Control<RegistrationValues> }) {
  const { t } = useTranslation();
  const field = useField(control, 'dealerRepresentativeId');
  const province = useWatch({ control, name: 'province' });
  const { data } = useRepresentativesQuery();
  const choices = (data ?? []).filter(({ provinces }) => isAmong(provinces, province));
  const isGone = data !== undefined && field.value !== '' && choices.every(({ id }) => id !== field.value);
  const { onChange } = field;
  useEffect(() => {
    if (isGone) {
      onChange('');
    }
  }, [isGone, onChange]);
  return data?.length === 0 ? null : (
    <Select
      {...field}
      label={t('account.representative.label')}
      hint={t('account.representative.hint')}
      placeholder={t('account.representative.none')}
      optional
      choices={choices.map(({ id, fullName }) => ({ value: id, label: fullName }))}
    />
  );
}

const LINK = 'inline-flex min-h-11 items-center text-sm font-semibold text-info underline underline-offset-4';

/** Two ways on if the address already has an account. */
function TakenEmail() {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to={paths.login()} className={LINK}>
        {t('account.register.takenLogin')}
      </Link>
      <Link to={paths.forgotPassword()} className={LINK}>
        {t('account.register.takenReset')}
      </Link>
    </p>
  );
}

const TERMS = ['resident', 'accurate', 'noAdvice', 'electronic'] as const;

/** The terms in full, next to the box that accepts them. */
function TermsField({ control }: { control: Control<RegistrationValues> }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="terms" className="rounded-card border border-line bg-sunken p-5">
      <h2 id="terms" className="text-lg">
        {t('account.terms.title')}
      </h2>
      <ul className="mt-2 mb-3 grid list-disc gap-1.5 pl-5 text-sm text-muted">
        {TERMS.map((term) => (
          <li key={term}>{t(`account.terms.${term}`)}</li>
        ))}
      </ul>
      {/* In another tab, because this one holds unsaved answers. */}
      <a
        href={paths.privacyPolicy()}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-sm font-medium text-info underline underline-offset-4 hover:decoration-2"
      >
        {t('account.terms.policy')}
      </a>
      <Checkbox {...useField(control, 'acceptTerms')} isRequired>
        {t('account.terms.accept')}
      </Checkbox>
    </section>
  );
}
