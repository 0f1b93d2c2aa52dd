import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { coverAtFirst } from './choosable-covers.ts';
import { CoverField } from './cover-field.tsx';
import { Dependents } from './dependents.tsx';
import { useDeactivateRepresentativeMutation } from './register-api.ts';

type EndDialogProps = {
  one: OfficeRepresentative;
  all: readonly OfficeRepresentative[];
  onClose: () => void;
};

/** Says what depends on a representative before they leave, and asks who takes over. */
export function EndDialog({ one, all, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const name = one.fullName;
  const [deactivate, { error }] = useDeactivateRepresentativeMutation();
  // The version of the row when it was opened: nobody else's later change is overwritten.
  const [version] = useState(one.version);
  const isNeeded = one.clients > 0 || one.openOrders > 0;
  const form = useLightForm(
    { coverId: coverAtFirst(all, one) },
    ({ coverId }) =>
      isNeeded && coverId === ''
        ? [{ path: 'coverId', key: 'representatives.cover.required', values: {} }]
        : [],
    { error },
  );
  const submit = form.submitTo(async ({ coverId }) => {
    const { data } = await deactivate({
      id: one.id,
      version,
      coverId: coverId === '' ? null : coverId,
    });
    if (data !== undefined) {
      showToast('success', t('representatives.endDialog.done', { name }));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('representatives.endDialog.title', { name })}>
      <div className="grid gap-5">
        <p>{t('representatives.endDialog.text')}</p>
        <section className="grid gap-1">
          <h3 className="font-semibold">{t('representatives.endDialog.leansTitle')}</h3>
          {isNeeded || one.people.length > 0 ? (
            <Dependents one={one} />
          ) : (
            <p className="text-muted">{t('representatives.endDialog.nothing')}</p>
          )}
        </section>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('representatives.endDialog.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
        >
          <CoverField field={form.field('coverId')} one={one} all={all} />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
