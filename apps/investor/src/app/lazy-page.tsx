import { type ComponentType, lazy, useState } from 'react';
import { reloadForNewBuild } from './reload-for-new-build.ts';

export type LazyPage = {
  /** Fetches the page's code; after it the page renders at once, without a fallback in between. */
  preload: () => Promise<void>;
  /** The page itself once fetched, until then a stand-in that fetches it and waits. */
  current: () => ComponentType;
};

/**
 * A page whose code is fetched when it is first needed. `preload` is what lets prerendered HTML be taken over
 * (and be produced) in one go: React's own lazy components always show their fallback first.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  const fetchPage = async (): Promise<ComponentType> => {
    loaded ??= await load().catch(reloadOrFail);
    return loaded;
  };
  const Waiting = lazy(async () => ({ default: await fetchPage() }));
  return {
    preload: async () => {
      await fetchPage();
    },
    current: () => loaded ?? Waiting,
  };
}

/** Shows a lazy page. Give it a key when another page may take its place. */
export function ShowPage({ page }: { page: LazyPage }) {
  // Chosen once per visit: changing the component type under a page on screen would throw its state away.
  const [Page] = useState<ComponentType>(page.current);
  return <Page />;
}

/** A part of a page whose code is fetched when it is first shown, or before by `preload`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetchPart = async () => ({ default: await load().catch(reloadOrFail) });
  return { Part: lazy<ComponentType<Props>>(fetchPart), preload: () => void load().catch(() => undefined) };
}

/** Keeps whoever waits for the page waiting where the browser is about to start anew. */
async function reloadOrFail(cause: unknown): Promise<never> {
  if (await reloadForNewBuild(window)) {
    return new Promise(() => undefined);
  }
  throw cause;
}
