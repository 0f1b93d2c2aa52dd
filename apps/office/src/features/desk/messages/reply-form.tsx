import { REPLY_LENGTH_MAX } from '@portal/domain/desk/messages/contact-desk';
import type { OfficeMessageDetail } from '@portal/domain/desk/messages/office-messages.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isApiError } from '@portal/web/api/api-error';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { Select } from '@portal/web/ui/select';
import { TextArea } from '@portal/web/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useAnswerMessageMutation } from './messages-api.ts';

/** The gap that a template leaves to be filled in. */
const PLACEHOLDER = /\[[^\]\n]+\]/;
const issue = (key: string): FieldIssue => ({ path: 'text', key, values: {} });

/** Writes a reply, from scratch or from a template. What was typed stays until it is sent. */
export function ReplyForm({ message }: { message: OfficeMessageDetail }) {
  const [sent, setSent] = useState(0);
  return <Form key={sent} message={message} onSent={() => setSent(sent + 1)} />;
}

function Form({ message, onSent }: { message: OfficeMessageDetail; onSent: () => void }) {
  const { t } = useTranslation();
  const { id: messageId, language, templates } = message;
  // The version at the start of the reply, by which the server notices that somebody was faster.
  const [version, setVersion] = useState(message.version);
  const [template, setTemplate] = useState('');
  const [answer, { error }] = useAnswerMessageMutation();
  const isLate = isApiError(error) && error.code === 'CHANGED_MEANWHILE';
  const form = useLightForm({ text: '' }, checkReply, { error: isLate ? undefined : error });
  const field = form.field('text');
  const submit = form.submitTo(async ({ text }) => {
    const result = await answer({ messageId, version, text: text.trim() });
    if (result.data !== undefined) {
      showToast('success', t('officeMessages.reply.done'));
      onSent();
    }
  });
  return (
    <PagePart id="reply" title={t('officeMessages.reply.title')}>
      {isLate ? (
        <Notice
          tone="attention"
          isNew
          action={
            version === message.version ? null : (
              <Button size="small" onPress={() => setVersion(message.version)}>
                {t('officeMessages.reply.anyway')}
              </Button>
            )
          }
        >
          {t('officeMessages.reply.again')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow sm:max-w-sm">
          <Select
            name="template"
            label={t('officeMessages.reply.template')}
            optional="unsaid"
            placeholder={t('officeMessages.reply.templateNone')}
            choices={templates.map(({ id }) => ({ value: id, label: t(`contact.about.types.${id}`) }))}
            value={template}
            onChange={setTemplate}
          />
        </div>
        <Button
          isDisabled={template === ''}
          onPress={() => field.onChange(templates.find(({ id }) => id === template)?.text ?? '')}
        >
          {t('officeMessages.reply.useTemplate')}
        </Button>
      </div>
      {template !== '' && field.value.trim() !== '' ? (
        <p className="text-muted text-sm">{t('officeMessages.reply.replace')}</p>
      ) : null}
      <OfficeForm form={form} onSubmit={submit} submitText={t('officeMessages.reply.submit')}>
        <TextArea
          {...field}
          label={t('officeMessages.reply.label')}
          hint={t('officeMessages.reply.hint')}
          rows={10}
          maxLength={REPLY_LENGTH_MAX}
          textLanguage={language}
        />
      </OfficeForm>
    </PagePart>
  );
}

/** A reply must not be empty, nor contain an unfilled gap of its template. */
function checkReply({ text }: { text: string }): FieldIssue[] {
  if (text.trim() === '') {
    return [issue('officeMessages.reply.required')];
  }
  return PLACEHOLDER.test(text) ? [issue('officeMessages.reply.placeholder')] : [];
}
