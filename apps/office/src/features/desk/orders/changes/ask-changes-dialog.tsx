import { askChangesInput } from '@portal/domain/desk/orders/office-changes.wire';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { CHANGE_ITEMS_MAX } from '@portal/domain/order/changes/change-requests';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { ComboBox } from '@portal/web/ui/combo-box';
import { DateField } from '@portal/web/ui/date-field';
import { Dialog } from '@portal/web/ui/dialog';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useNextCase } from '../case/use-next-case.ts';
import { useAskChangesMutation } from '../order-api.ts';
import {
  type AskedItem,
  addItem,
  checkAsked,
  EMPTY_ITEM,
  removeItem,
  setItem,
  useChangeablePaths,
} from './asked-items.ts';
import { WordsFields } from './words-fields.tsx';

/** Asks the investor for several changes at once, in their language and by a day. */
export function AskChangesDialog({ page, onClose }: { page: OfficeOrder; onClose: () => void }) {
  const { t } = useTranslation();
  const goOn = useNextCase(page);
  const [askChanges, { error }] = useAskChangesMutation();
  const [items, setItems] = useState<readonly AskedItem[]>([EMPTY_ITEM]);
  const form = useLightForm({ answerBy: '' }, (typed) => checkAsked(typed, items, new Date()), { error });
  const submit = form.submitTo(async ({ answerBy }) => {
    const asked = askChangesInput.safeParse({ items, answerBy });
    if (!asked.success) {
      return;
    }
    const { data } = await askChanges({ orderId: page.order.id, ...asked.data });
    if (data !== undefined) {
      showToast('success', t('officeOrder.changes.dialog.done'));
      onClose();
      await goOn('ask-changes');
    }
  });
  const problemOf = (name: string) => form.summary.problems.find((problem) => problem.name === name)?.text;
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeOrder.changes.dialog.title')} size="wide">
      <div className="grid gap-5">
        <p className="text-muted">{t('officeOrder.changes.dialog.text')}</p>
        {page.approval === null ? null : (
          <Notice tone="attention">
            {t('officeOrder.changes.dialog.endsProposal', { name: page.approval.maker })}
          </Notice>
        )}
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeOrder.changes.dialog.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          {items.map((item, place) => (
            <ItemFields
              key={item.key}
              place={place}
              item={item}
              language={page.investor.language}
              problemOf={problemOf}
              onChange={(change) => setItems(setItem(items, place, change))}
              onRemove={items.length === 1 ? null : () => setItems(removeItem(items, place))}
            />
          ))}
          {items.length === CHANGE_ITEMS_MAX ? null : (
            <p>
              <Button tone="quiet" size="small" onPress={() => setItems(addItem(items))}>
                {t('officeOrder.changes.dialog.add')}
              </Button>
            </p>
          )}
          <DateField {...form.field('answerBy')} label={t('officeOrder.changes.dialog.answerBy')} />
        </OfficeForm>
      </div>
    </Dialog>
  );
}

type ItemFieldsProps = {
  place: number;
  item: AskedItem;
  language: OfficeOrder['investor']['language'];
  problemOf: (name: string) => string | undefined;
  onChange: (change: Partial<AskedItem>) => void;
  onRemove: (() => void) | null;
};

function ItemFields({ place, item, language, problemOf, onChange, onRemove }: ItemFieldsProps) {
  const { t } = useTranslation();
  const paths = useChangeablePaths();
  const field = <Name extends 'path' | 'reason' | 'note'>(name: Name) => ({
    name: `items.${place}.${name}`,
    value: item[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: problemOf(`items.${place}.${name}`),
  });
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="sr-only">{`${t('officeOrder.changes.dialog.what')} ${place + 1}`}</legend>
      <ComboBox {...field('path')} label={t('officeOrder.changes.dialog.what')} choices={paths} />
      <WordsFields language={language} reason={field('reason')} note={field('note')} />
      {onRemove === null ? null : (
        <p>
          <Button tone="quiet" size="small" onPress={onRemove}>
            {t('officeOrder.changes.dialog.remove', {
              what: paths.find(({ value }) => value === item.path)?.label ?? String(place + 1),
            })}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
