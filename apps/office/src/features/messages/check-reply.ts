import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';

/** What a text to begin with leaves to be written. */
const PLACEHOLDER = /\[[^\]\n]+\]/;

const issue = (key: string): FieldIssue => ({ path: 'text', key, values: {} });

/** An answer says something, and nothing that was left to be replaced. */
export function checkReply({ text }: { text: string }): FieldIssue[] {
  if (text.trim() === '') {
    return [issue('officeMessages.reply.required')];
  }
  return PLACEHOLDER.test(text) ? [issue('officeMessages.reply.placeholder')] : [];
}
