import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { type ProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { checkWaitingList } from '@portal/domain/people/waiting-list/waiting-list';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Dialog } from '@portal/web/ui/dialog';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useJoinWaitingListMutation } from './waiting-list-api.ts';

export type ElsewhereNoticeProps = {
  /** The province where the person lives and the dealer is not registered. */
  province: ProvinceCode;
  email: string;
  /** During registration, or in place of the way into an order. */
  place: 'registration' | 'deal';
};

/**
 * Says that the dealer cannot take orders from the person's province, what they can still do, and how to hear when that
 * changes.
 */
export function ElsewhereNotice({ province, email, place }: ElsewhereNoticeProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const named = { province: t(provinceNameKey(province)) };
  const isDeal = place === 'deal';
  return (
    <Notice
      isNew={!isDeal}
      title={t('waitingList.elsewhere.title')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onPress={() => setOpen(true)}>{t('waitingList.elsewhere.join')}</Button>
          {isDeal ? (
            <LinkButton tone="quiet" href={paths.account()}>
              {t('waitingList.elsewhere.account')}
            </LinkButton>
          ) : null}
        </div>
      }
    >
      {isDeal ? t('waitingList.elsewhere.deal', named) : t('waitingList.elsewhere.text', named)}
      {isDeal ? ` ${t('waitingList.elsewhere.moved')}` : null}
      {isOpen ? <JoinWaitingList province={province} email={email} onClose={() => setOpen(false)} /> : null}
    </Notice>
  );
}

type JoinWaitingListProps = {
  province: ProvinceCode;
  /** If known. */
  email: string;
  onClose: () => void;
};

/** Joining the waiting list without leaving the page. */
function JoinWaitingList({ province, email, onClose }: JoinWaitingListProps) {
  const { t } = useTranslation();
  const [joined, setJoined] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('waitingList.title', { province: t(provinceNameKey(province)) })}
      actions={joined === null ? undefined : <Button onPress={onClose}>{t('waitingList.close')}</Button>}
    >
      {joined === null ? (
        <div className="grid gap-6">
          <p className="text-muted">{t('waitingList.intro')}</p>
          <WaitingListForm province={province} email={email} onJoined={setJoined} />
        </div>
      ) : (
        <Notice tone="success" isNew takesFocus title={t('waitingList.joinedTitle')}>
          {t('waitingList.joined', { email: joined })}
        </Notice>
      )}
    </Dialog>
  );
}

type WaitingListFormProps = { province: ProvinceCode; email: string; onJoined: (email: string) => void };

/** Distinct names, because the page below may ask for an email too. */
const EMAIL = 'waitingList.email';
const CONSENT = 'waitingList.consent';

type Values = { [EMAIL]: string; [CONSENT]: boolean };

/** The address, and consent to write to it. */
function WaitingListForm({ province, email, onJoined }: WaitingListFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [join, { error }] = useJoinWaitingListMutation();
  const entryOf = (values: Values) => ({
    email: values[EMAIL],
    consent: values[CONSENT],
    province,
    language,
  });
  const { field, submitTo, summary, failure, isBusy } = useLightForm<Values>(
    { [EMAIL]: email, [CONSENT]: false },
    (values) =>
      checkWaitingList(entryOf(values)).map((issue) => ({ ...issue, path: `waitingList.${issue.path}` })),
    { error },
  );
  const submit = submitTo(async (values) => {
    const typed = values[EMAIL].trim();
    const { data } = await join({ ...entryOf(values), email: typed, consent: true });
    if (data !== undefined) {
      onJoined(typed);
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Rendered inside another form: its submit must not bubble there.
        event.stopPropagation();
        void submit(event);
      }}
      className="grid gap-6"
    >
      <ErrorSummary {...summary} />
      <FormFailure error={failure} />
      <TextField
        {...field(EMAIL)}
        label={t('account.email.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <Checkbox {...field(CONSENT)} hint={t('waitingList.consent.hint')} isRequired>
        {t('waitingList.consent.label')}
      </Checkbox>
      <div>
        <Button type="submit" tone="primary" isPending={isBusy}>
          {t('waitingList.submit')}
        </Button>
      </div>
    </form>
  );
}
