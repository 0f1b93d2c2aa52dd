import type { Provider } from '@portal/domain/ground/consent/outside-tools.wire';
import { loadScript } from './load-script.ts';

/** Who runs the heat map, as people know the company. */
export const HEAT_MAP_PROVIDER = 'Hotjar';
/** Version of the provider's snippet that this file follows. */
const SNIPPET_VERSION = 6;

type HeatMapQueue = ((...call: unknown[]) => void) & { q?: unknown[] };

declare global {
  interface Window {
    hj?: HeatMapQueue;
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

/** Starts the dealer's heat map; calls made before its script is there wait in its queue. */
export function startHeatMap(view: Window, { origin, id }: Provider): void {
  const queue: HeatMapQueue = (...call) => {
    queue.q = [...(queue.q ?? []), call];
  };
  view.hj ??= queue;
  view._hjSettings = { hjid: Number(id), hjsv: SNIPPET_VERSION };
  loadScript(view.document, `${origin}/c/hotjar-${encodeURIComponent(id)}.js?sv=${SNIPPET_VERSION}`);
}
