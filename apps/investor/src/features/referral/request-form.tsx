import { CONTACT_MESSAGE_LENGTH_MAX, checkContactEmail } from '@portal/domain/contact/contact-email';
import { EMAIL_MAX_LENGTH } from '@portal/domain/people/email-address';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { type ReferralRequest, referralEmail, useSendReferralRequestMutation } from './referral-api.ts';

type RequestFormProps = {
  /** Who writes, as the account knows them; both can be changed. */
  writer: { name: string; email: string };
  /** Told the address that the answer will go to. */
  onSent: (email: string) => void;
};

/** A question about the referral program, written to the dealer. */
export function RequestForm({ writer, onSent }: RequestFormProps) {
  const { t } = useTranslation();
  const [send, { error }] = useSendReferralRequestMutation();
  const email = useAppSelector((state) => state.email);
  const { field, submitTo, summary, failure } = useLightForm(
    { ...writer, message: '' },
    (request: ReferralRequest) => checkContactEmail(referralEmail(request)),
    { error },
  );
  const submit = submitTo(async (request) => {
    const { data } = await send(request);
    if (data !== undefined) {
      onSent(request.email.trim());
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <ErrorSummary {...summary} />
      <FormFailure error={email.error === null ? null : failure} />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField {...field('name')} label={t('contact.name.label')} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t('contact.email.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
        />
      </div>
      <TextArea
        {...field('message')}
        label={t('contact.message.label')}
        hint={t('referral.request.hint')}
        rows={5}
        maxLength={CONTACT_MESSAGE_LENGTH_MAX}
      />
      <div>
        <Button type="submit" isPending={email.loading}>
          {t('referral.request.submit')}
        </Button>
      </div>
    </form>
  );
}
