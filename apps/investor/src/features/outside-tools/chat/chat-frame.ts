import type { OutsideTools } from '@portal/domain/ground/consent/outside-tools.wire';

/** The chat provider's name. */
export const CHAT_PROVIDER = 'tawk.to';

/**
 * The address of the dealer's chat at tawk.to (its direct chat link), which runs in a frame of its own origin and sees
 * nothing of ours. Null if the dealer has no chat, or left out one of its two ids.
 */
export function chatFrame({ chat }: Pick<OutsideTools, 'chat'>): string | null {
  const { origin = '', propertyId = null, widgetId = null } = chat ?? {};
  return propertyId === null || widgetId === null
    ? null
    : `${origin}/chat/${encodeURIComponent(propertyId)}/${encodeURIComponent(widgetId)}`;
}

/** Warns on the console about a partly configured chat (specification section 8). */
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
