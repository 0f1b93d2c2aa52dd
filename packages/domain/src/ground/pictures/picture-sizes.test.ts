import { describe, expect, it } from 'vitest';
import { pictureSources, pictureSrc } from './picture-sizes.ts';

describe('where a picture lies', () => {
  it('is offered as AVIF before WebP, in every width', () => {
    expect(pictureSources(pictureSrc('p-1'))).toEqual([
      {
        type: 'image/avif',
        srcSet:
          '/api/pictures/p-1/480.avif 480w, /api/pictures/p-1/960.avif 960w, /api/pictures/p-1/1920.avif 1920w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/api/pictures/p-1/480.webp 480w, /api/pictures/p-1/960.webp 960w, /api/pictures/p-1/1920.webp 1920w',
      },
    ]);
  });

  it.each([
    ['a picture of the demonstration', '/media/deals/maple-gate/1.svg'],
    ['one of another site', 'https://elsewhere.example/api/pictures/p-1/960.webp'],
    ['nothing', ''],
  ])('offers no choice of %s', (_what, src) => {
    expect(pictureSources(src)).toEqual([]);
  });
});
