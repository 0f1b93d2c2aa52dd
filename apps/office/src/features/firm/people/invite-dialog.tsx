import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { NAME_LENGTH_MAX } from '@portal/domain/ground/people/legal-name';
import { type LightField, useLightForm } from '@portal/web/form/use-light-form';
import { useLanguage } from '@portal/web/i18n/use-language';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkInvitation, chosenRoles, type TypedRoles } from './check-role.ts';
import { useInviteMutation } from './people-api.ts';
import { RoleFields } from './role-fields.tsx';

const NOTHING_CHOSEN: TypedRoles = { roles: [], representativeId: '' };

/** Invites somebody by a link that is mailed to them. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const [invite, { error }] = useInviteMutation();
  const form = useLightForm(
    { firstName: '', lastName: '', email: '', language: String(shown), ...NOTHING_CHOSEN },
    checkInvitation,
    { error },
  );
  const submit = form.submitTo(async ({ firstName, lastName, email, language, ...typed }) => {
    const person = { firstName, lastName, email, language: languageFrom(language) };
    const { data } = await invite({ ...person, ...chosenRoles(typed) });
    if (data !== undefined) {
      const told = data.waits ? 'office.people.inviteDialog.waits' : 'office.people.inviteDialog.done';
      showToast('success', t(told, { email: email.trim() }));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('office.people.inviteDialog.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('office.people.inviteDialog.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('office.people.inviteDialog.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <NameFields
            firstName={form.field('firstName')}
            lastName={form.field('lastName')}
            email={form.field('email')}
          />
          <RadioGroup
            {...form.field('language')}
            label={t('office.people.language.label')}
            hint={t('office.people.language.hint')}
            layout="row"
            choices={LANGUAGES.map((value) => ({ value, label: t(`office.switchTo.${value}`) }))}
          />
          <RoleFields roles={form.field('roles')} representative={form.field('representativeId')} />
        </OfficeForm>
      </div>
    </Dialog>
  );
}

function languageFrom(typed: string): Language {
  return typed === 'fr' ? 'fr' : 'en';
}

type NameFieldsProps = {
  firstName: LightField<string>;
  lastName: LightField<string>;
  email: LightField<string>;
};

/** The new person's name, and the address for the link. */
function NameFields({ firstName, lastName, email }: NameFieldsProps) {
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
