import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { centsFromDollars, isWireDollars } from '@portal/domain/ground/money/cents';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { UnappliedMoney } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { problemsOfUse, type UseProblem } from '@portal/domain/money/bank/lines/unapplied-use';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { AmountField } from '@portal/web/ui/amount-field';
import { DateField } from '@portal/web/ui/date-field';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useProposeSendBackMutation } from './unapplied-api.ts';

const ISSUES: Readonly<Record<UseProblem, { path: keyof TypedSendBack; key: string }>> = {
  nothing: { path: 'amount', key: 'officeUnapplied.sendBack.amountWrong' },
  'more-than-left': { path: 'amount', key: 'officeUnapplied.sendBack.tooMuch' },
  'before-it-came': { path: 'day', key: 'officeUnapplied.sendBack.tooEarly' },
  'not-yet': { path: 'day', key: 'officeUnapplied.sendBack.tooLate' },
};

/** Asks how much goes back to the payor, on which day it was sent and why, for a second person to approve. */
export function SendBackDialog({ money, onClose }: { money: UnappliedMoney; onClose: () => void }) {
  const { t } = useTranslation();
  const { day, exactMoney } = useFormats();
  const [propose, { error }] = useProposeSendBackMutation();
  const said = { left: exactMoney(money.left), day: day(money.day) };
  const form = useLightForm<TypedSendBack>(
    { amount: money.left, day: '', reason: '' },
    (typed) => checkSendBack(typed, money, dealerDay(new Date()), said),
    { error },
  );
  const submit = form.submitTo(async ({ amount, day: sentOn, reason }) => {
    if (typeof amount !== 'number') {
      return;
    }
    const sent = { amount, day: sentOn, reason: reason.trim() };
    const { data } = await propose({ unappliedId: money.id, ...sent });
    if (data !== undefined) {
      showToast('success', t('officeUnapplied.sendBack.done'));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeUnapplied.sendBack.title')}>
      <div className="grid gap-5">
        <p>{t('officeUnapplied.sendBack.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeUnapplied.sendBack.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <AmountField {...form.field('amount')} label={t('officeUnapplied.sendBack.amount')} />
          <DateField {...form.field('day')} label={t('officeUnapplied.sendBack.day')} />
          <TextArea
            {...form.field('reason')}
            label={t('officeUnapplied.sendBack.reason')}
            hint={t('officeUnapplied.sendBack.reasonHint')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}

type TypedSendBack = { amount: NumberAnswer; day: string; reason: string };

/** Formats for its error messages. */
type Said = { left: string; day: string };

/** Checks it before it is sent; the server checks the same. */
function checkSendBack(
  { amount, day, reason }: TypedSendBack,
  money: Pick<UnappliedMoney, 'left' | 'day'>,
  today: string,
  said: Said,
): FieldIssue[] {
  const isDay = isCalendarDate(day);
  const use = { cents: isWireDollars(amount) ? centsFromDollars(amount) : 0n, sentOn: isDay ? day : null };
  const held = { leftCents: centsFromDollars(money.left), cameOn: money.day };
  return [
    ...problemsOfUse(use, held, today).map((problem) => ({ ...ISSUES[problem], values: said })),
    ...(isDay ? [] : [{ path: 'day', key: 'officeUnapplied.sendBack.dayWrong', values: {} }]),
    ...(reason.trim() === '' ? [{ path: 'reason', key: 'office.reason.required', values: {} }] : []),
  ];
}
