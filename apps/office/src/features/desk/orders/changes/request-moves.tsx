import type { ChangeRequest } from '@portal/domain/desk/orders/office-changes.wire';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { useFieldName } from '../field-name.ts';
import { useRemindOfChangesMutation, useWithdrawChangesMutation } from '../order-api.ts';
import { EditChangesDialog } from './edit-changes-dialog.tsx';

type Move = 'edit' | 'remind' | 'withdraw';
type RequestMovesProps = { request: ChangeRequest; page: OfficeOrder };

/** What may be done about a request that its investor has still to answer; what cannot be done now is a line that says when or why. */
export function RequestMoves({ request, page }: RequestMovesProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [open, setOpen] = useState<Move | null>(null);
  const mayRemind = Date.now() >= Date.parse(request.remindFrom);
  const moves: Move[] = [
    ...(mayRemind ? (['remind'] as const) : []),
    'edit',
    ...(request.isBegun ? [] : (['withdraw'] as const)),
  ];
  const close = () => setOpen(null);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {moves.map((move) => (
          <Button key={move} size="small" onPress={() => setOpen(move)}>
            {t(`officeOrder.changes.${move}.action`)}
          </Button>
        ))}
      </div>
      {mayRemind ? null : (
        <p className="text-muted text-sm">
          {t('officeOrder.changes.remindFrom', { when: dateTime(request.remindFrom) })}
        </p>
      )}
      {request.isBegun ? <p className="text-muted text-sm">{t('officeOrder.changes.begun')}</p> : null}
      {open === 'edit' ? <EditChangesDialog request={request} page={page} onClose={close} /> : null}
      {open === 'remind' ? <RemindDialog request={request} page={page} onClose={close} /> : null}
      {open === 'withdraw' ? <WithdrawDialog request={request} page={page} onClose={close} /> : null}
    </div>
  );
}

type DialogProps = RequestMovesProps & { onClose: () => void };

function RemindDialog({ request, page, onClose }: DialogProps) {
  const { t } = useTranslation();
  const [remind, { error }] = useRemindOfChangesMutation();
  return (
    <ConfirmDialog
      title={t('officeOrder.changes.remind.action')}
      submitText={t('officeOrder.changes.remind.action')}
      send={() => remind({ orderId: page.order.id, requestId: request.id })}
      error={error}
      done={t('officeOrder.changes.remind.done')}
      onClose={onClose}
    >
      <p>{t('officeOrder.changes.remind.text')}</p>
    </ConfirmDialog>
  );
}

function WithdrawDialog({ request, page, onClose }: DialogProps) {
  const { t } = useTranslation();
  const [withdraw, { error }] = useWithdrawChangesMutation();
  return (
    <ConfirmDialog
      title={t('officeOrder.changes.withdraw.action')}
      submitText={t('officeOrder.changes.withdraw.action')}
      send={() => withdraw({ orderId: page.order.id, requestId: request.id, itemId: null })}
      error={error}
      done={t('officeOrder.changes.withdraw.done')}
      onClose={onClose}
    >
      <p>{t('officeOrder.changes.withdraw.text')}</p>
    </ConfirmDialog>
  );
}

type WithdrawItemProps = { orderId: string; requestId: string; item: ChangeRequest['items'][number] };

/** Withdraws one thing that was asked for; the rest stays. */
export function WithdrawItem({ orderId, requestId, item }: WithdrawItemProps) {
  const { t } = useTranslation();
  const what = useFieldName()(item.path);
  const [isOpen, setOpen] = useState(false);
  const [withdraw, { error }] = useWithdrawChangesMutation();
  return (
    <p>
      <Button
        tone="quiet"
        size="small"
        aria-label={t('officeOrder.changes.withdrawItem.label', { what })}
        onPress={() => setOpen(true)}
      >
        {t('officeOrder.changes.withdrawItem.action')}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={t('officeOrder.changes.withdrawItem.label', { what })}
          submitText={t('officeOrder.changes.withdrawItem.action')}
          send={() => withdraw({ orderId, requestId, itemId: item.id })}
          error={error}
          done={t('officeOrder.changes.withdrawItem.done')}
          onClose={() => setOpen(false)}
        >
          <p>{t('officeOrder.changes.withdrawItem.text')}</p>
        </ConfirmDialog>
      ) : null}
    </p>
  );
}
