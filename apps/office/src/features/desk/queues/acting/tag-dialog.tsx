import { TAG_LENGTH_MAX, TAGS_MAX } from '@portal/domain/desk/queues/desk-query';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Dialog } from '@portal/web/ui/dialog';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import type { ActDialogProps } from './use-act-on-chosen.ts';

/** Tags the selected rows with free words. */
export function TagDialog({ act, error, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const form = useLightForm({ tags: '' }, checkTags, { error });
  const submit = form.submitTo(async ({ tags }) => {
    if ((await act({ act: 'tag', tags: tagsOf(tags) })).data !== undefined) {
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeDesk.tag.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('officeDesk.tag.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeDesk.tag.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <TextField
            {...form.field('tags')}
            label={t('officeDesk.tag.tags')}
            optional="unsaid"
            maxLength={(TAG_LENGTH_MAX + 2) * TAGS_MAX}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}

/** The typed tags, separated by commas; each only once. */
function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

function checkTags({ tags }: { tags: string }): FieldIssue[] {
  const all = tagsOf(tags);
  if (all.length > TAGS_MAX) {
    return [{ path: 'tags', key: 'officeDesk.tag.tooMany', values: { count: TAGS_MAX } }];
  }
  return all.some((tag) => tag.length > TAG_LENGTH_MAX)
    ? [{ path: 'tags', key: 'officeDesk.tag.tooLong', values: { count: TAG_LENGTH_MAX } }]
    : [];
}
