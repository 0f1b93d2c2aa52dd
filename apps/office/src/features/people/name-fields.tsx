import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { NAME_LENGTH_MAX } from '@portal/domain/ground/people/legal-name';
import type { LightField } from '@portal/web/form/use-light-form';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';

type NameFieldsProps = {
  firstName: LightField<string>;
  lastName: LightField<string>;
  email: LightField<string>;
};

/** Who somebody is, and where they get the link. */
export function NameFields({ firstName, lastName, email }: NameFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...firstName} label={t('account.firstName.label')} maxLength={NAME_LENGTH_MAX} />
        <TextField {...lastName} label={t('account.lastName.label')} maxLength={NAME_LENGTH_MAX} />
      </div>
      <TextField
        {...email}
        label={t('office.people.email.label')}
        hint={t('office.people.email.hint')}
        type="email"
        inputMode="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
    </>
  );
}
