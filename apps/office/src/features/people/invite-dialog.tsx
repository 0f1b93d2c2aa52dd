import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useLanguage } from '@portal/web/i18n/use-language';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkInvitation, chosenRole } from './check-person.ts';
import { NameFields } from './name-fields.tsx';
import { useInviteMutation } from './people-api.ts';
import { RoleFields } from './role-fields.tsx';

/** Invites somebody by a link that is mailed to them. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const [invite, { error }] = useInviteMutation();
  const form = useLightForm(
    { firstName: '', lastName: '', email: '', language: String(shown), role: '', representativeId: '' },
    checkInvitation,
    { error },
  );
  const submit = form.submitTo(async ({ firstName, lastName, email, language, ...typed }) => {
    const role = chosenRole(typed);
    if (role === null) {
      return;
    }
    const person = { firstName, lastName, email, language: languageFrom(language) };
    const { data } = await invite({ ...person, ...role });
    if (data !== undefined) {
      showToast('success', t('office.people.inviteDialog.done', { email: email.trim() }));
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
          <RoleFields role={form.field('role')} representative={form.field('representativeId')} />
        </OfficeForm>
      </div>
    </Dialog>
  );
}

function languageFrom(typed: string): Language {
  return typed === 'fr' ? 'fr' : 'en';
}
