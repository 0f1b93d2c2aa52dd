import { tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { AsInvestor } from '@portal/domain/wire/office-order';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Dialog } from '@portal/web/ui/dialog';
import { Notice } from '@portal/web/ui/notice';
import { TextArea } from '@portal/web/ui/text-area';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkReason } from '#parts/dialogs/check-reason.ts';
import { OfficeForm } from '#parts/office-form.tsx';
import { useSeeAsInvestorMutation } from './order-api.ts';

/** What the investor reads about the order, to look at and not to act on; asked for with a reason, and gone after its time. */
export function AsInvestorDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [see, { data, error }] = useSeeAsInvestorMutation();
  const form = useLightForm({ reason: '' }, (typed) => checkReason(typed), { error });
  const submit = form.submitTo(async ({ reason }) => {
    await see({ orderId, reason: reason.trim() });
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(data === undefined ? 'officeOrder.moves.see-as-investor' : 'officeOrder.asInvestor.title')}
      size={data === undefined ? 'regular' : 'wide'}
    >
      {data === undefined ? (
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeOrder.identity.show')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeOrder.moves.reason')}
            hint={t('officeOrder.moves.reasonOwn')}
            rows={2}
          />
        </OfficeForm>
      ) : (
        <Seen seen={data} />
      )}
    </Dialog>
  );
}

function Seen({ seen: { trade, until } }: { seen: AsInvestor }) {
  const { t } = useTranslation();
  const { exactMoney, number, time } = useFormats();
  const status = tradeStatusOf(trade.status);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) {
    return <p>{t('officeOrder.asInvestor.over')}</p>;
  }
  return (
    <div className="grid gap-4">
      <Notice>{t('officeOrder.asInvestor.banner', { when: time(until) })}</Notice>
      <p className="font-semibold">{t(`trades.status.${status}.name`)}</p>
      <p>{t(`trades.status.${status}.text`)}</p>
      {trade.reason === null ? null : <Notice tone="attention">{trade.reason}</Notice>}
      <DefinitionList
        rows={[
          ...(trade.nextDrStepDesc === ''
            ? []
            : [{ id: 'next', label: t('officeOrder.moves.step'), value: trade.nextDrStepDesc }]),
          { id: 'deal', label: t('officeOrder.facts.deal'), value: trade.dealId.name },
          { id: 'units', label: t('officeOrder.facts.units'), value: number(trade.quantity) },
          { id: 'total', label: t('officeOrder.facts.total'), value: exactMoney(trade.orderTotal) },
          {
            id: 'trust',
            label: t('officeOrder.money.inTrust'),
            value: exactMoney(trade.money.inTrust),
          },
        ]}
      />
    </div>
  );
}
