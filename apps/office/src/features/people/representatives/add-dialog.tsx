import { REFERRAL_CODE_LENGTH_MAX } from '@portal/domain/people/representatives/representative-schemas';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useRegistrationsQuery } from '#state/registrations-api.ts';
import { checkNew, factsOf, NO_REGISTRATION, type TypedNew } from './check-facts.ts';
import { offeredProvinces } from './offered-provinces.ts';
import { useAddRepresentativeMutation } from './register-api.ts';
import { RepresentativeFields } from './representative-fields.tsx';

const NOTHING: TypedNew = {
  fullName: '',
  referralCode: '',
  registrationNumber: '',
  registrations: [NO_REGISTRATION],
};

/** Adds a representative, whom investors can choose from then on. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data: registrations } = useRegistrationsQuery();
  const [add, { error }] = useAddRepresentativeMutation();
  const form = useLightForm<TypedNew>(NOTHING, checkNew, { error });
  const submit = form.submitTo(async ({ referralCode, ...typed }) => {
    const { data } = await add({ ...factsOf(typed), referralCode });
    if (data !== undefined) {
      showToast('success', t('representatives.addDialog.done', { name: typed.fullName.trim() }));
      onClose();
    }
  });
  return (
    <FormDialog
      title={t('representatives.addDialog.title')}
      form={form}
      onSubmit={submit}
      submitText={t('representatives.addDialog.submit')}
      onClose={onClose}
    >
      <RepresentativeFields
        fullName={form.field('fullName')}
        registrationNumber={form.field('registrationNumber')}
        registrations={form.field('registrations')}
        offered={registrations === undefined ? [] : offeredProvinces(registrations)}
      />
      <TextField
        {...form.field('referralCode')}
        label={t('representatives.referralCode.label')}
        hint={t('representatives.referralCode.hint')}
        width="medium"
        maxLength={REFERRAL_CODE_LENGTH_MAX}
        autoComplete="off"
      />
    </FormDialog>
  );
}
