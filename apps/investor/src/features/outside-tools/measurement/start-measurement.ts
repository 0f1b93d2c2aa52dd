import type { OutsideTools } from '@portal/domain/ground/consent/outside-tools.wire';
import { watchedDocument } from '#state/watched-document.ts';
import { startTagManager } from './google-tag-manager.ts';
import { startHeatMap } from './hotjar-heat-map.ts';

/** Starts what measures visits, once in a document and only in one whose policy lets it in. */
export function startMeasurement(view: Window, { isMeasurable, tagManager, heatMap }: OutsideTools): void {
  if (!isMeasurable || watchedDocument.isWatched) {
    return;
  }
  // First: from here on the document is left for a new one before it shows anything else.
  watchedDocument.isWatched = true;
  if (tagManager !== null) {
    startTagManager(view, tagManager);
  }
  if (heatMap !== null) {
    startHeatMap(view, heatMap);
  }
}
