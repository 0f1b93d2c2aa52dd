import { VIEW_NAME_LENGTH_MAX } from '@portal/domain/desk/queues/office-desk.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Dialog } from '@portal/web/ui/dialog';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { filterOf } from '#parts/lists/list-address.ts';
import { OfficeForm } from '#parts/office-form.tsx';
import type { DeskPlace } from './desk-address.ts';
import { useSaveViewMutation } from './desk-api.ts';

/** Keeps the list that is shown under a name. */
export function SaveViewDialog({ place, onClose }: { place: DeskPlace; onClose: () => void }) {
  const { t } = useTranslation();
  const [saveView, { error }] = useSaveViewMutation();
  const form = useLightForm({ name: '', isShared: false }, checkView, { error });
  const submit = form.submitTo(async ({ name, isShared }) => {
    const { data } = await saveView({
      name: name.trim(),
      isShared,
      queue: place.queue,
      filter: filterOf(place.query),
    });
    if (data !== undefined) {
      showToast('success', t('officeDesk.views.saved'));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeDesk.views.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('officeDesk.views.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeDesk.views.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <TextField
            {...form.field('name')}
            label={t('officeDesk.views.name')}
            maxLength={VIEW_NAME_LENGTH_MAX}
          />
          <Checkbox {...form.field('isShared')}>{t('officeDesk.views.shared')}</Checkbox>
        </OfficeForm>
      </div>
    </Dialog>
  );
}

function checkView({ name }: { name: string }): FieldIssue[] {
  return name.trim() === '' ? [{ path: 'name', key: 'officeDesk.views.nameRequired', values: {} }] : [];
}
