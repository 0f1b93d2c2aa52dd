import type { ChangeRequest } from '@portal/domain/desk/orders/office-changes.wire';
import { rewordChangesInput } from '@portal/domain/desk/orders/office-changes.wire';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { DateField } from '@portal/web/ui/date-field';
import { Dialog } from '@portal/web/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useFieldName } from '../field-name.ts';
import { useRewordChangesMutation } from '../order-api.ts';
import { type AskedItem, checkAsked, setItem } from './asked-items.ts';
import { WordsFields } from './words-fields.tsx';

type EditChangesDialogProps = { request: ChangeRequest; page: OfficeOrder; onClose: () => void };

/** Asks for the same changes in other words, or by another day. */
export function EditChangesDialog({ request, page, onClose }: EditChangesDialogProps) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const [reword, { error }] = useRewordChangesMutation();
  // As it was opened: what somebody else changes meanwhile does not move under the person who types.
  const [asked] = useState(() => request.items.filter(({ withdrawn }) => withdrawn === null));
  const [items, setItems] = useState<readonly AskedItem[]>(() =>
    asked.map(({ path, reason, note }, key) => ({ key, path, reason, note })),
  );
  const form = useLightForm({ answerBy: request.answerBy }, (typed) => checkAsked(typed, items, new Date()), {
    error,
  });
  const submit = form.submitTo(async ({ answerBy }) => {
    const words = items.map(({ reason, note }, place) => ({ id: asked[place]?.id ?? '', reason, note }));
    const input = rewordChangesInput.safeParse({ requestId: request.id, items: words, answerBy });
    if (!input.success) {
      return;
    }
    const { data } = await reword({ orderId: page.order.id, ...input.data });
    if (data !== undefined) {
      showToast('success', t('officeOrder.changes.edit.done'));
      onClose();
    }
  });
  const problemOf = (name: string) => form.summary.problems.find((problem) => problem.name === name)?.text;
  const field = (item: AskedItem, place: number, name: 'reason' | 'note') => ({
    name: `items.${place}.${name}`,
    value: item[name],
    onChange: (value: string) => setItems(setItem(items, place, { [name]: value })),
    error: problemOf(`items.${place}.${name}`),
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeOrder.changes.edit.title')} size="wide">
      <div className="grid gap-5">
        <p className="text-muted">{t('officeOrder.changes.edit.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeOrder.changes.edit.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          {items.map((item, place) => (
            <fieldset key={item.key} className="grid gap-4 rounded-card border border-line p-4">
              <legend className="font-semibold">{nameOf(item.path)}</legend>
              <WordsFields
                language={page.investor.language}
                reason={field(item, place, 'reason')}
                note={field(item, place, 'note')}
              />
            </fieldset>
          ))}
          <DateField {...form.field('answerBy')} label={t('officeOrder.changes.dialog.answerBy')} />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
