import { CONTACT_MESSAGE_LENGTH_MAX, checkContactEmail } from '@portal/domain/contact/contact-email';
import { EMAIL_MAX_LENGTH } from '@portal/domain/people/email-address';
import { isApiError } from '@portal/web/api/api-error';
import { applyServerErrors } from '@portal/web/form/apply-server-errors';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useField } from '@portal/web/form/use-field';
import { Button } from '@portal/web/ui/button';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { type ReferralRequest, referralEmail, useSendReferralRequestMutation } from './referral-api.ts';

type RequestFormProps = {
  /** Who writes, as the account knows them; both can be changed. */
  writer: { name: string; email: string };
  /** Told the address that the answer will go to. */
  onSent: (email: string) => void;
};

function fieldOfPath(path: string): keyof ReferralRequest | null {
  return path === 'name' || path === 'email' || path === 'message' ? path : null;
}

/** A question about the referral program, written to the dealer. */
export function RequestForm({ writer, onSent }: RequestFormProps) {
  const { t } = useTranslation();
  const [send] = useSendReferralRequestMutation();
  const email = useAppSelector((state) => state.email);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<ReferralRequest>({
    ...FORM_BEHAVIOUR,
    defaultValues: { ...writer, message: '' },
    resolver: issuesResolver((request: ReferralRequest) => checkContactEmail(referralEmail(request))),
  });
  const { control, handleSubmit } = form;
  const summary = useErrorSummary(control);
  const submit = handleSubmit(async (request) => {
    const { data, error } = await send(request);
    if (data !== undefined) {
      onSent(request.email.trim());
      return;
    }
    const isBesideField = isApiError(error) && applyServerErrors(form, error, fieldOfPath);
    setFailure(isBesideField ? null : error);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <ErrorSummary {...summary} />
      <FormFailure error={email.error === null ? null : failure} />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField {...useField(control, 'name')} label={t('contact.name.label')} autoComplete="name" />
        <TextField
          {...useField(control, 'email')}
          label={t('contact.email.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
        />
      </div>
      <TextArea
        {...useField(control, 'message')}
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
