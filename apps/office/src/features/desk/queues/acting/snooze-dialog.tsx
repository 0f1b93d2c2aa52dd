import { dealerDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { useLightForm } from '@portal/web/form/use-light-form';
import { DateField } from '@portal/web/ui/date-field';
import { Dialog } from '@portal/web/ui/dialog';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import type { ActDialogProps } from './use-act-on-chosen.ts';

/** Snoozes the selected rows until a given day. */
export function SnoozeDialog({ act, error, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const form = useLightForm({ day: '' }, (typed) => checkSnooze(typed, new Date()), { error });
  const submit = form.submitTo(async ({ day }) => {
    if ((await act({ act: 'snooze', until: morningOf(day) })).data !== undefined) {
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeDesk.snooze.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('officeDesk.snooze.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeDesk.snooze.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <DateField {...form.field('day')} label={t('officeDesk.snooze.day')} />
        </OfficeForm>
      </div>
    </Dialog>
  );
}

/** A day after today, on the dealer's clock. */
function checkSnooze({ day }: { day: string }, now: Date): FieldIssue[] {
  return isCalendarDate(day) && day > dealerDay(now)
    ? []
    : [{ path: 'day', key: 'officeDesk.snooze.required', values: {} }];
}

/** When a snoozed row comes back: at the start of that day on the dealer's clock, in ISO 8601. */
function morningOf(day: string): string {
  return startOfDay(day, DEALER_TIME_ZONE).toISOString();
}
