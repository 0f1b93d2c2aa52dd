import { type ComponentType, lazy } from 'react';

/** A part without which a page is whole: where its code does not come, nothing stands in its place and the page goes on. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }),
  );
}

function Nothing() {
  return null;
}
