import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

type ContactPanelProps = Omit<ContactFormProps, 'onSent'> & {
  sentTitle?: string | undefined;
  /** Called once the message is accepted, so that its draft can be dropped. */
  onSent?: (() => void) | undefined;
};

/** A message to the dealer: the form, and what follows once it is sent. */
export function ContactPanel({ sentTitle, onSent, ...form }: ContactPanelProps) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isSent = useAppSelector(({ email }) => email.sent);
  if (sentTo === null || !isSent) {
    return (
      <ContactForm
        {...form}
        onSent={(email) => {
          setSentTo(email);
          onSent?.();
        }}
      />
    );
  }
  return (
    <Notice
      tone="success"
      isNew
      takesFocus
      title={sentTitle ?? t('contact.sentTitle')}
      action={
        <Button size="small" onPress={() => setSentTo(null)}>
          {t('contact.another')}
        </Button>
      }
    >
      {t('contact.sent', { email: sentTo })}
    </Notice>
  );
}
