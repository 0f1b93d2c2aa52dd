import type { Language } from '@portal/domain/wire/user';
import { createMessages, type Messages } from '@portal/web/i18n/create-messages';
import { createContext, use } from 'react';
import { blockLoaders } from './message-blocks.ts';

/** Spoken by every page. */
const SHELL_BLOCK = 'shell';

export type AppMessages = Messages & {
  /** Null when all the blocks are there; otherwise one and the same promise per request, for React's `use`. */
  blocksReady: (language: Language, names: readonly string[]) => Promise<void> | null;
};

/** The texts of this run, with those of the frame and of the first page already there. */
export async function startMessages(language: Language, firstPage: readonly string[]): Promise<AppMessages> {
  const messages = createMessages(language, blockLoaders);
  const requests = new Map<string, Promise<void>>();
  await messages.loadBlocks(language, [SHELL_BLOCK, ...firstPage]);
  return {
    ...messages,
    blocksReady: (target, names) => {
      if (names.every((name) => messages.i18n.getResource(target, 'translation', name) !== undefined)) {
        return null;
      }
      const id = [target, ...names].join(' ');
      const request = requests.get(id) ?? messages.loadBlocks(target, names);
      requests.set(id, request);
      // A failed request is made anew when the page gets its next chance.
      request.catch(() => requests.delete(id));
      return request;
    },
  };
}

/** Null outside the application, which is a mistake of ours. */
export const MessagesContext = createContext<AppMessages | null>(null);

/** The texts of this run. */
export function useMessages(): AppMessages {
  const messages = use(MessagesContext);
  if (messages === null) {
    throw new Error('useMessages needs a MessagesContext above it');
  }
  return messages;
}
