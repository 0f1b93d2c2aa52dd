import type { OutsideTools } from '@portal/domain/ground/consent/outside-tools.wire';

/** Who runs the chat, as people know the company. */
export const CHAT_PROVIDER = 'tawk.to';

/**
 * The address of the dealer's chat at tawk.to, the page behind its direct chat link: it runs in a frame of its own origin and
 * so sees nothing of ours. Null where the dealer has no chat, or left one of its two ids out.
 */
export function chatFrame({ chat }: Pick<OutsideTools, 'chat'>): string | null {
  const { origin = '', propertyId = null, widgetId = null } = chat ?? {};
  return propertyId === null || widgetId === null
    ? null
    : `${origin}/chat/${encodeURIComponent(propertyId)}/${encodeURIComponent(widgetId)}`;
}

/** Says on the console what is missing of a chat that is configured in part (specification section 8). */
export function warnOfMissingIds({ chat }: Pick<OutsideTools, 'chat'>): void {
  const missing = [
    ...(chat?.propertyId === null ? ['property id (CHAT_PROPERTY_ID)'] : []),
    ...(chat?.widgetId === null ? ['widget id (CHAT_WIDGET_ID)'] : []),
  ];
  if (missing.length > 0) {
    const { warn } = globalThis.console;
    warn(`The chat widget is not shown: its ${missing.join(' and ')} is missing.`);
  }
}
