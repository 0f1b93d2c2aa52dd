import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { UnappliedMoney } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { focusField } from '@portal/web/form/field-id';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { nextTask } from '@portal/web/page/next-task';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { OrderSearch } from '#parts/orders/order-search.tsx';
import { amountFor } from '../matching/amount-for.ts';
import { checkMatch, fieldOf, leftBeside, type MatchAnswers } from '../matching/check-match.ts';
import { type Chosen, PartsList } from '../matching/parts-list.tsx';
import { useAllocateUnappliedMutation } from './unapplied-api.ts';

const NOTHING: MatchAnswers = { kind: 'received', parts: [], payor: '', reason: '' };

/** Allocates unapplied money to orders, each with its part. */
export function AllocateDialog({ money, onClose }: { money: UnappliedMoney; onClose: () => void }) {
  const { t } = useTranslation();
  const { day, exactMoney } = useFormats();
  const [allocate, { error }] = useAllocateUnappliedMutation();
  const check = (answers: MatchAnswers) => checkMatch(answers, money, exactMoney);
  const form = useLightForm<MatchAnswers>(NOTHING, check, { error });
  const { parts } = form.values;
  const setParts = form.field('parts').onChange;
  const choose = ({ order, amount }: Chosen) => {
    const { tradeId, reference, investor, missing } = order;
    const others = parts.filter((part) => part.tradeId !== tradeId);
    const room = Math.max(0, leftBeside(money, others));
    setParts([...others, { tradeId, reference, investor, missing, amount: Math.min(amount, room) || null }]);
    void nextTask().then(() => focusField(fieldOf(order)));
  };
  const submit = form.submitTo(async (answers) => {
    const allocations = answers.parts.flatMap(({ tradeId, amount }) =>
      typeof amount === 'number' ? [{ tradeId, amount }] : [],
    );
    const { data } = await allocate({
      unappliedId: money.id,
      allocations,
      reason: answers.reason.trim(),
    });
    if (data !== undefined) {
      showToast('success', t('officeUnapplied.allocate.done', { count: allocations.length }));
      onClose();
    }
  });
  const what = { amount: exactMoney(money.left), text: money.description, day: day(money.day) };
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeUnapplied.allocate.title')}>
      <div className="grid gap-5">
        <p className="wrap-anywhere">{t('officeUnapplied.allocate.what', what)}</p>
        <OrderSearch
          taken={new Set(parts.map(({ tradeId }) => tradeId))}
          onChoose={(order) => choose({ order, amount: amountFor(order, money, 'received') })}
        />
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeUnapplied.allocate.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
        >
          <PartsList form={form} line={money} onChange={setParts} />
          <TextArea
            {...form.field('reason')}
            label={t('officeMatching.form.reason')}
            hint={t('officeMatching.form.reasonHint')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
