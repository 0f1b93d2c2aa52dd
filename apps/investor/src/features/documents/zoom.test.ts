import { expect, it } from 'vitest';
import { nextZoom, type Zoom } from './zoom.ts';

it.each([
  ['larger than the window', 1, 1, 1.25],
  ['smaller than the window', 1, -1, 0.75],
  ['not larger than the largest', 3, 1, 3],
  ['not smaller than the smallest', 0.5, -1, 0.5],
] as const satisfies readonly (readonly [string, Zoom, 1 | -1, Zoom])[])(
  '%s',
  (_case, zoom, by, expected) => {
    expect(nextZoom(zoom, by)).toBe(expected);
  },
);
