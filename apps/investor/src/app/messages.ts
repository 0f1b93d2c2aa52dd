import type { BrandWords } from '@portal/domain/ground/brand/brand-words';
import type { Language } from '@portal/domain/ground/people/languages';
import { type Namespace, namespaceLoaders } from '@portal/messages/namespaces';
import { createMessages, type Messages } from '@portal/web/i18n/create-messages';
import { createContext, use } from 'react';

/** Spoken by every page. */
const SHELL: Namespace = 'shell';

export type AppMessages = Messages & {
  /** Null when all the texts are there; otherwise one and the same promise per request, for React's `use`. */
  textsReady: (language: Language, names: readonly Namespace[]) => Promise<void> | null;
};

/** The texts of this run, with those of the frame and of the first page already there. */
export async function startMessages(
  language: Language,
  firstPage: readonly Namespace[],
  brand: BrandWords,
): Promise<AppMessages> {
  const messages = createMessages(language, namespaceLoaders, brand);
  const requests = new Map<string, Promise<void>>();
  await messages.loadNamespaces(language, [SHELL, ...firstPage]);
  return {
    ...messages,
    textsReady: (target, names) => {
      if (names.every((name) => messages.hasNamespace(target, name))) {
        return null;
      }
      const id = [target, ...names].join(' ');
      const request = requests.get(id) ?? messages.loadNamespaces(target, names);
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
