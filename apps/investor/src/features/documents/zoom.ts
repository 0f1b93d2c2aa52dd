/** Zoom levels; 1 fills the window, as far as lines stay readable. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The next size in this direction; the same at the end. */
export function nextZoom(zoom: Zoom, direction: 1 | -1): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + direction] ?? zoom;
}
