import { problemsOfRegistration } from '@portal/domain/firm/registrations/registration-change';
import {
  type OfficeRegistration,
  type OfficeRegistrations,
  type ProposeRegistrationInput,
  SOURCE_MAX_LENGTH,
  TERMS_MAX_LENGTH,
} from '@portal/domain/firm/registrations/registrations.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { isProvinceCode, PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { DateField } from '@portal/web/ui/date-field';
import { Select } from '@portal/web/ui/select';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useDecideRegistrationMutation } from '#state/registrations-api.ts';

type ProposeRegistrationProps = {
  all: OfficeRegistrations;
  /** What is to change; null for a province, or a period, to add. */
  one: OfficeRegistration | null;
  onClose: () => void;
};
type Typed = Record<'province' | 'from' | 'lastDay' | 'terms' | 'source' | 'reason', string>;

/** Proposes what a registration is to say; it counts once a second person has approved it. */
export function ProposeRegistration({ all, one, onClose }: ProposeRegistrationProps) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideRegistrationMutation();
  // As it was when the form opened: nobody else's later change is overwritten.
  const [{ registrations }] = useState(all);
  const form = useLightForm<Typed>(
    {
      province: one?.province ?? '',
      from: one?.from ?? '',
      lastDay: one?.lastDay ?? '',
      terms: one?.terms ?? '',
      source: '',
      reason: '',
    },
    (typed) => check(typed, one, registrations),
    { error },
  );
  const submit = form.submitTo(async (typed) => {
    const input = inputOf(typed, one, registrations);
    const { data } = input === null ? {} : await decide({ move: 'propose', ...input });
    if (data !== undefined) {
      showToast('success', t('officeRegistrations.propose.done'));
      onClose();
    }
  });
  return (
    <FormDialog
      title={one === null ? t('officeRegistrations.add') : t('officeRegistrations.propose.title')}
      form={form}
      onSubmit={submit}
      submitText={t('officeRegistrations.propose.submit')}
      onClose={onClose}
    >
      {one === null ? (
        <Select
          {...form.field('province')}
          label={t('officeRegistrations.propose.province')}
          choices={PROVINCES.map((code) => ({ value: code, label: t(provinceNameKey(code)) }))}
        />
      ) : (
        <p className="font-semibold">{t(provinceNameKey(one.province))}</p>
      )}
      <DateField {...form.field('from')} label={t('officeRegistrations.propose.from')} />
      <DateField
        {...form.field('lastDay')}
        label={t('officeRegistrations.propose.lastDay')}
        hint={t('officeRegistrations.propose.lastDayHint')}
        optional
      />
      <TextField
        {...form.field('terms')}
        label={t('officeRegistrations.propose.terms')}
        maxLength={TERMS_MAX_LENGTH}
        optional
      />
      <TextField
        {...form.field('source')}
        label={t('officeRegistrations.propose.source')}
        hint={t('officeRegistrations.propose.sourceHint')}
        maxLength={SOURCE_MAX_LENGTH}
      />
      <TextArea
        {...form.field('reason')}
        label={t('officeRegistrations.propose.reason')}
        hint={t('officeRegistrations.propose.reasonHint')}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}

type Known = OfficeRegistrations['registrations'];

function inputOf(typed: Typed, one: OfficeRegistration | null, all: Known): ProposeRegistrationInput | null {
  const { province, from, lastDay, terms, source, reason } = typed;
  if (!isProvinceCode(province)) {
    return null;
  }
  return {
    province,
    period: one?.period ?? null,
    version: all.find((known) => known.province === province)?.version ?? 0,
    from,
    lastDay: lastDay === '' ? null : lastDay,
    terms: terms.trim() === '' ? null : terms.trim(),
    source: source.trim(),
    reason: reason.trim(),
  };
}

function check(typed: Typed, one: OfficeRegistration | null, all: Known): FieldIssue[] {
  const input = inputOf(typed, one, all);
  const missing = [
    ...(input === null ? [issue('province', 'officeRegistrations.issues.province')] : []),
    ...(typed.from === '' ? [issue('from', 'officeRegistrations.issues.from')] : []),
    ...(['from', 'lastDay'] as const).flatMap((path) =>
      typed[path] === '' || isCalendarDate(typed[path])
        ? []
        : [issue(path, 'officeRegistrations.issues.notADay')],
    ),
    ...(typed.source.trim() === '' ? [issue('source', 'officeRegistrations.issues.source')] : []),
    ...(typed.reason.trim() === '' ? [issue('reason', 'office.reason.required')] : []),
  ];
  if (input === null || missing.length > 0) {
    return missing;
  }
  const known = all.filter(({ province }) => province === input.province);
  return problemsOfRegistration({ ...input, period: input.period ?? 0 }, known);
}

function issue(path: keyof Typed, key: string): FieldIssue {
  return { path, key, values: {} };
}
