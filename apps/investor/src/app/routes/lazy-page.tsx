import { type ComponentType, lazy, useState } from 'react';
import { reloadForNewBuild } from './reload-for-new-build.ts';

export type LazyPage = {
  /** Loads the page's code; after that the page renders at once, with no fallback in between. */
  preload: () => Promise<void>;
  /** The page itself once loaded; until then a stand-in that loads it and suspends. */
  current: () => ComponentType;
};

/**
 * A page whose code loads when first needed. `preload` lets prerendered HTML be produced and taken over in one go: React's
 * own lazy components always show their fallback first.
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

/** Shows a lazy page. Give it a key if another page may replace it. */
export function ShowPage({ page }: { page: LazyPage }) {
  // Chosen once per visit: changing the component type under a visible page would drop its state.
  const [Page] = useState<ComponentType>(page.current);
  return <Page />;
}

/** A part of a page whose code loads when first shown, or earlier by `preload`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetchPart = async () => ({ default: await load().catch(reloadOrFail) });
  return { Part: lazy<ComponentType<Props>>(fetchPart), preload: () => void load().catch(() => undefined) };
}

/** Never settles if the browser is about to reload, so that no error flashes up first. */
async function reloadOrFail(cause: unknown): Promise<never> {
  if (await reloadForNewBuild(window)) {
    return new Promise(() => undefined);
  }
  throw cause;
}
