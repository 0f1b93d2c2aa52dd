import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import { asTyped } from '../../../platform/commands/as-typed.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deliverMail } from '../../../platform/mail/deliver-mail.ts';
import type { JobPayloads } from '../../../platform/ports/jobs.ts';
import { FLAG_SENTENCES } from './flags/flag-payment.ts';

/** Tells the dealer that a payment needs attention; names the order, never an amount, a person or an account. */
export async function sendPaymentNotice(
  deps: Deps,
  { kind, reference, mailId }: JobPayloads['send-payment-notice'],
): Promise<void> {
  const subject = `Payment to look at: order ${reference}`;
  const lines = [FLAG_SENTENCES[kind], asTyped('See it with: npm run dealer -- payments list')];
  const paragraphs = lines.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  await deliverMail(deps, {
    mailId,
    investorId: null,
    template: 'payment-notice',
    isUrgent: true,
    mail: {
      to: deps.config.contactEmail,
      language: 'en',
      subject,
      text: `${subject}\n\n${lines.join('\n\n')}\n`,
      html: `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body><h1>${escapeHtml(subject)}</h1>${paragraphs}</body></html>`,
    },
  });
}
