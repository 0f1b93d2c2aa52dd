import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { centsFromDollars, isWireDollars } from '@portal/domain/ground/money/cents';
import type { MoneyProposal } from '@portal/domain/money/payments/office-money-proposals.wire';
import { type RefundProblem, refundProblem } from '@portal/domain/money/payments/refundable';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { AmountField } from '@portal/web/ui/amount-field';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { type MoneyCall, useMoveMoneyMutation } from './money-api.ts';
import { ReturnableNotice } from './returnable-notice.tsx';
import type { SeenMoney } from './seen-money.ts';

const KEYS: Readonly<Record<RefundProblem, string>> = {
  nothing: 'officeOrderMoney.refund.amountWrong',
  'more-than-refundable': 'officeOrderMoney.refund.tooMuch',
};

/** Explains what a move of an order's money means before it is made. */
export function MoneyDialog({ seen, onClose }: { seen: SeenMoney; onClose: () => void }) {
  const { move, money } = seen;
  const { inTrust, proposal } = money;
  if (move === 'propose-refund') {
    return <RefundDialog seen={seen} onClose={onClose} />;
  }
  if (move === 'propose-release') {
    return <Confirm seen={seen} call={{ move, inTrust }} onClose={onClose} />;
  }
  if (proposal === null) {
    return null;
  }
  if (move === 'return') {
    return <ReturnMoneyDialog seen={seen} proposal={proposal} onClose={onClose} />;
  }
  const { decision, proposalId, hash } = proposal;
  const of = { decision, proposalId };
  const call: MoneyCall = move === 'approve' ? { move, ...of, hash } : { move, ...of };
  return <Confirm seen={seen} call={call} onClose={onClose} />;
}

function Confirm({ seen, call, onClose }: { seen: SeenMoney; call: MoneyCall; onClose: () => void }) {
  const { t } = useTranslation();
  const [moveMoney, { error }] = useMoveMoneyMutation();
  return (
    <ConfirmDialog
      title={seen.name}
      submitText={seen.name}
      send={() => moveMoney({ orderId: seen.order.id, ...call })}
      error={error}
      done={t(`officeOrderMoney.done.${seen.move}`)}
      onClose={onClose}
    >
      <MoneySentence seen={seen} />
      {seen.move === 'withdraw' ? null : <ReturnableNotice money={seen.money} />}
    </ConfirmDialog>
  );
}

/** What the move does, and with how much money. */
function MoneySentence({ seen: { move, order, money } }: { seen: SeenMoney }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const { proposal } = money;
  const inTrust = exactMoney(money.inTrust);
  switch (move) {
    case 'propose-release':
      return (
        <p>
          {t('officeOrderMoney.confirm.propose-release', { amount: exactMoney(order.total ?? 0), inTrust })}
        </p>
      );
    case 'approve':
      return proposal === null ? null : (
        <p>
          {t(`officeOrderMoney.confirm.${proposal.decision}`, {
            amount: exactMoney(proposal.amount),
            stays: exactMoney(proposal.staysInTrust),
          })}
        </p>
      );
    case 'withdraw':
      return <p>{t('officeOrderMoney.confirm.withdraw')}</p>;
    // These two have their own forms.
    case 'propose-refund':
    case 'return':
      return null;
  }
}

type ReturnMoneyDialogProps = { seen: SeenMoney; proposal: MoneyProposal; onClose: () => void };

/** Asks why a proposal about an order's money is returned to the person who made it. */
function ReturnMoneyDialog({ seen, proposal, onClose }: ReturnMoneyDialogProps) {
  const { t } = useTranslation();
  const [moveMoney, { error }] = useMoveMoneyMutation();
  const { decision, proposalId } = proposal;
  return (
    <ReasonDialog
      title={seen.name}
      label={t('officeOrderMoney.reason')}
      hint={t('officeOrderMoney.reasonHint.return')}
      submitText={seen.name}
      send={(reason) => moveMoney({ orderId: seen.order.id, move: 'return', decision, proposalId, reason })}
      error={error}
      done={t('officeOrderMoney.done.return')}
      onClose={onClose}
    />
  );
}

/** Asks how much goes back to the investor, and why. */
function RefundDialog({ seen, onClose }: { seen: SeenMoney; onClose: () => void }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const [moveMoney, { error }] = useMoveMoneyMutation();
  const { name, order, money } = seen;
  const { inTrust, refundable } = money;
  const said = { most: exactMoney(refundable) };
  const form = useLightForm<TypedRefund>(
    { amount: refundable, reason: '' },
    (typed) => checkRefund(typed, refundable, said),
    { error },
  );
  const submit = form.submitTo(async ({ amount, reason }) => {
    if (typeof amount !== 'number') {
      return;
    }
    const refund = { move: 'propose-refund', inTrust, amount, reason: reason.trim() } as const;
    const { data } = await moveMoney({ orderId: order.id, ...refund });
    if (data !== undefined) {
      showToast('success', t('officeOrderMoney.done.propose-refund'));
      onClose();
    }
  });
  return (
    <FormDialog title={name} form={form} onSubmit={submit} submitText={name} onClose={onClose}>
      <p>{t('officeOrderMoney.refund.text', { ...said, inTrust: exactMoney(inTrust) })}</p>
      <ReturnableNotice money={money} />
      <AmountField {...form.field('amount')} label={t('officeOrderMoney.refund.amount')} />
      <TextArea
        {...form.field('reason')}
        label={t('officeOrderMoney.reason')}
        hint={t('officeOrderMoney.reasonHint.propose-refund')}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}

/** A refund as it is typed. */
type TypedRefund = { amount: NumberAnswer; reason: string };

/** Checks a refund before it is proposed; `most` is what may go back, in dollars. The server checks the same. */
function checkRefund({ amount, reason }: TypedRefund, most: number, said: { most: string }): FieldIssue[] {
  const amountCents = isWireDollars(amount) ? centsFromDollars(amount) : 0n;
  const problem = refundProblem(amountCents, centsFromDollars(most));
  return [
    ...(problem === null ? [] : [{ path: 'amount', key: KEYS[problem], values: said }]),
    ...(reason.trim() === '' ? [{ path: 'reason', key: 'office.reason.required', values: {} }] : []),
  ];
}
