import type { BrandWords } from '@portal/domain/ground/brand/brand-words';
import type { Language } from '@portal/domain/ground/people/languages';
import { type Namespace, namespaceLoaders } from '@portal/messages/namespaces';
import { createMessages, type Messages } from '@portal/web/i18n/create-messages';
import { createContext, use } from 'react';

/** Texts of every page. */
const SHELL: Namespace = 'shell';

export type AppMessages = Messages & {
  /** Null when all texts are loaded; otherwise the same promise for the same request, as React's `use` needs. */
  textsReady: (language: Language, names: readonly Namespace[]) => Promise<void> | null;
};

/** The texts of this run, with the frame's and the first page's already loaded. */
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
      // A failed request is repeated when the page next tries.
      request.catch(() => requests.delete(id));
      return request;
    },
  };
}

/** Null outside the application, which would be a bug. */
export const MessagesContext = createContext<AppMessages | null>(null);

/** The texts of this run. */
export function useMessages(): AppMessages {
  const messages = use(MessagesContext);
  if (messages === null) {
    throw new Error('useMessages needs a MessagesContext above it');
  }
  return messages;
}
