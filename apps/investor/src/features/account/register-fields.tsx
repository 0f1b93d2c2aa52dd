import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { NAME_LENGTH_MAX } from '@portal/domain/ground/people/legal-name';
import { PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { PHONE_LENGTH_MAX } from '@portal/domain/people/account/account-limits';
import { NewPasswordField } from '@portal/web/account/new-password-field';
import { useField } from '@portal/web/form/use-field';
import { FormSection } from '@portal/web/ui/form-section';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegistrationValues } from './registration-values.ts';
import { RepresentativeField } from './representative-field.tsx';
import { TakenEmail } from './taken-email.tsx';

type FieldsProps = { control: Control<RegistrationValues> };

const PAIR = 'grid gap-6 sm:grid-cols-2 sm:gap-4';

/** What a page says to a person who lives where the dealer is not registered, by what was typed so far. */
export type SayElsewhere = (typed: { province: string; email: string }) => ReactNode;

/** Where the person lives, first, because not everybody there can invest; and who they are. */
export function PersonFields({ control, elsewhere }: FieldsProps & { elsewhere: SayElsewhere }) {
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

/** E-mail and password. */
export function AccessFields({ control, takenEmail }: FieldsProps & { takenEmail: string | null }) {
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
export function PreferenceFields({ control }: FieldsProps) {
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

/** The select speaks in texts, the form in languages. */
function useLanguageChange(control: Control<RegistrationValues>): (value: string) => void {
  const { onChange } = useField(control, 'language');
  return (value) => onChange(LANGUAGES.find((language) => language === value) ?? '');
}
