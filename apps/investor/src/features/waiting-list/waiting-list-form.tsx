import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { checkWaitingList } from '@portal/domain/people/waiting-list/waiting-list';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { Checkbox } from '@portal/web/ui/checkbox';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useJoinWaitingListMutation } from './waiting-list-api.ts';

type WaitingListFormProps = { province: ProvinceCode; email: string; onJoined: (email: string) => void };

/** Names of their own: the page below may ask for an email, too. */
const EMAIL = 'waitingList.email';
const CONSENT = 'waitingList.consent';

type Values = { [EMAIL]: string; [CONSENT]: boolean };

/** The address to write to, and the consent to do it. */
export function WaitingListForm({ province, email, onJoined }: WaitingListFormProps) {
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
        // Drawn from within another form, whose own submit this is not.
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
