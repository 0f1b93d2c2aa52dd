import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import {
  CONTACT_MESSAGE_LENGTH_MAX,
  CONTACT_REQUEST_TYPES,
  CONTACT_SUBJECT_LENGTH_MAX,
  type ContactEmail,
  checkContactEmail,
  readContactEmail,
} from '@portal/domain/people/contact/contact-email';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Select } from '@portal/web/ui/select';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { api } from '#state/api.ts';
import { followEmailCall } from '#state/slices/email-slice.ts';
import { useAppSelector } from '#state/store.ts';
import type { ContactDraft, ContactTopic } from './contact-draft.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendEmail: build.mutation<{ sent: true }, ContactEmail>({
      query: (body) => ({ url: '/sendemail', method: 'POST', body }),
      onQueryStarted: (_email, call) => followEmailCall(call),
    }),
  }),
});

export const { useSendEmailMutation } = contactApi;

export type ContactFormProps = {
  /** Initial values, as typed before. */
  draft: ContactDraft;
  /** Called with what is typed, so that nothing is lost when the form unmounts. */
  onChange?: ((draft: ContactDraft) => void) | undefined;
  topic?: ContactTopic | undefined;
  hint?: string | undefined;
  submitText?: string | undefined;
  /** Called with the address the answer will go to. */
  onSent: (email: string) => void;
};

/** A message to the dealer. */
export function ContactForm({ draft, onChange, topic, hint, submitText, onSent }: ContactFormProps) {
  const { t } = useTranslation();
  const [send, { error }] = useSendEmailMutation();
  const email = useAppSelector((state) => state.email);
  const { field, submitTo, summary, failure } = useLightForm(draft, checkContactEmail, { error, onChange });
  const submit = submitTo(async (typed) => {
    const message = readContactEmail(typed);
    if (message !== null && (await send(message)).data !== undefined) {
      onSent(message.email);
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
      {topic === undefined ? <TopicFields field={field} /> : null}
      <TextArea
        {...field('message')}
        label={t('contact.message.label')}
        hint={hint ?? t('contact.urgent')}
        rows={5}
        maxLength={CONTACT_MESSAGE_LENGTH_MAX}
      />
      <div>
        <Button type="submit" tone="primary" isPending={email.loading}>
          {submitText ?? t('contact.submit')}
        </Button>
      </div>
    </form>
  );
}

type TopicFieldsProps = { field: ReturnType<typeof useLightForm<ContactDraft>>['field'] };

function TopicFields({ field }: TopicFieldsProps) {
  const { t } = useTranslation();
  const { onChange, ...requestType } = field('requestType');
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <Select
        {...requestType}
        onChange={(chosen) => onChange(CONTACT_REQUEST_TYPES.find((type) => type === chosen) ?? '')}
        label={t('contact.about.label')}
        choices={CONTACT_REQUEST_TYPES.map((value) => ({ value, label: t(`contact.about.types.${value}`) }))}
      />
      <TextField
        {...field('subject')}
        label={t('contact.subject.label')}
        maxLength={CONTACT_SUBJECT_LENGTH_MAX}
      />
    </div>
  );
}
