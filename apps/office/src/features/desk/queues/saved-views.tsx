import { type DeskView, VIEW_NAME_LENGTH_MAX } from '@portal/domain/desk/queues/office-desk.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Dialog } from '@portal/web/ui/dialog';
import { Cross } from '@portal/web/ui/icons';
import { TextField } from '@portal/web/ui/text-field';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterOf } from '#parts/lists/list-address.ts';
import { OfficeForm } from '#parts/office-form.tsx';
import { type DeskPlace, deskAddress } from './desk-address.ts';
import { useRemoveViewMutation, useSaveViewMutation } from './desk-api.ts';

type SavedViewsProps = { views: readonly DeskView[]; self: StaffSelf };

/** The views saved by the person or the office, each a link. */
export function SavedViews({ views, self }: SavedViewsProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [removeView] = useRemoveViewMutation();
  const remove = async (id: string) => {
    const { error } = await removeView(id);
    showToast(
      error === undefined ? 'success' : 'problem',
      error === undefined ? t('officeDesk.views.removed') : messageOf(error),
    );
  };
  return views.length === 0 ? null : (
    <ul
      aria-label={t('officeDesk.views.label')}
      className="flex flex-wrap gap-x-4 border-line max-lg:border-b lg:flex-col lg:border-t lg:pt-2"
    >
      {views.map(({ id, name, queue, filter, owner }) => (
        <li key={id} className="flex items-center gap-1 pl-2.5 text-sm">
          <span className="grid min-h-11 min-w-0 content-center">
            <TextLink href={deskAddress({ queue, query: filter })}>{name}</TextLink>
          </span>
          {owner.id === self.id ? (
            <Button
              tone="quiet"
              size="small"
              aria-label={t('officeDesk.views.remove', { name })}
              onPress={() => void remove(id)}
            >
              <Cross className="size-4" />
            </Button>
          ) : (
            <span className="text-muted">{t('officeDesk.views.by', { name: owner.name })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Saves the current list for later. */
export function SaveView({ place }: { place: DeskPlace }) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onPress={() => setSaving(true)}>
        {t('officeDesk.views.save')}
      </Button>
      {isSaving ? <SaveViewDialog place={place} onClose={() => setSaving(false)} /> : null}
    </>
  );
}

/** Saves the current list under a name. */
function SaveViewDialog({ place, onClose }: { place: DeskPlace; onClose: () => void }) {
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
