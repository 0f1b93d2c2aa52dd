import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../platform/ports/mailer.ts';

/** A message in the words of the mail library, the same for both ways of sending. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    headers: {
      'Content-Language': mail.language,
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}
