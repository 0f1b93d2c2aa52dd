import type { Provider } from '@portal/domain/ground/consent/outside-tools.wire';
import { loadScript } from './load-script.ts';

/** The heat map provider's name. */
export const HEAT_MAP_PROVIDER = 'Hotjar';
/** Version of the provider's snippet this file follows. */
const SNIPPET_VERSION = 6;

type HeatMapQueue = ((...call: unknown[]) => void) & { q?: unknown[] };

declare global {
  interface Window {
    hj?: HeatMapQueue;
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

/** Starts the dealer's heat map; calls queue until its script loads. */
export function startHeatMap(view: Window, { origin, id }: Provider): void {
  const queue: HeatMapQueue = (...call) => {
    queue.q = [...(queue.q ?? []), call];
  };
  view.hj ??= queue;
  view._hjSettings = { hjid: Number(id), hjsv: SNIPPET_VERSION };
  loadScript(view.document, `${origin}/c/hotjar-${encodeURIComponent(id)}.js?sv=${SNIPPET_VERSION}`);
}
