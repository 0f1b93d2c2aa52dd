import { createContext, use } from 'react';
import type { Messages } from './create-messages.ts';

/** Null outside the application, which is a bug. */
export const MessagesContext = createContext<Messages | null>(null);

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) {
    throw new Error('useMessages needs a MessagesContext above it');
  }
  return messages;
}
