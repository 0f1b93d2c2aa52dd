import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { OfficeForm } from '#parts/office-form.tsx';
import { useRegistrationsQuery } from '#state/registrations-api.ts';
import { checkFacts, factsOf, type TypedFacts, typedRegistrations } from './check-facts.ts';
import { coverAtFirst } from './choosable-covers.ts';
import { CoverField } from './cover-field.tsx';
import { offeredProvinces } from './offered-provinces.ts';
import { useChangeRepresentativeMutation } from './register-api.ts';
import { RepresentativeFields } from './representative-fields.tsx';

type ChangeDialogProps = {
  one: OfficeRepresentative;
  all: readonly OfficeRepresentative[];
  onClose: () => void;
};

/** Changes a representative's facts, and who covers for them while they are away. */
export function ChangeDialog({ one, all, onClose }: ChangeDialogProps) {
  const { t } = useTranslation();
  const read = useRegistrationsQuery();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('representatives.changeDialog.title', { name: one.fullName })}
    >
      <Loaded read={read}>
        {(registrations) => (
          <ChangeForm one={one} all={all} offered={offeredProvinces(registrations)} onClose={onClose} />
        )}
      </Loaded>
    </Dialog>
  );
}

type ChangeFormProps = ChangeDialogProps & { offered: readonly ProvinceCode[] };

function ChangeForm({ one, all, offered, onClose }: ChangeFormProps) {
  const { t } = useTranslation();
  const [change, { error }] = useChangeRepresentativeMutation();
  // The version of the row when it was opened: nobody else's later change is overwritten.
  const [version] = useState(one.version);
  const form = useLightForm<TypedFacts & { coverId: string }>(
    {
      fullName: one.fullName,
      registrationNumber: one.registrationNumber ?? '',
      registrations: typedRegistrations(one.registrations),
      coverId: coverAtFirst(all, one),
    },
    checkFacts,
    { error },
  );
  const submit = form.submitTo(async ({ coverId, ...typed }) => {
    const { data } = await change({
      id: one.id,
      version,
      ...factsOf(typed),
      coverId: coverId === '' ? null : coverId,
    });
    if (data !== undefined) {
      showToast('success', t('representatives.changeDialog.done', { name: typed.fullName.trim() }));
      onClose();
    }
  });
  return (
    <OfficeForm
      form={form}
      onSubmit={submit}
      submitText={t('representatives.changeDialog.submit')}
      onCancel={onClose}
      cancelText={t('office.cancel')}
    >
      <RepresentativeFields
        fullName={form.field('fullName')}
        registrationNumber={form.field('registrationNumber')}
        registrations={form.field('registrations')}
        offered={offered}
      />
      <CoverField field={form.field('coverId')} one={one} all={all} />
    </OfficeForm>
  );
}
