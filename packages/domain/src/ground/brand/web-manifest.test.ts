import { expect, it } from 'vitest';
import northline from '../../../../../brand/northline/brand.json' with { type: 'json' };
import { webManifest } from './web-manifest.ts';

it.each<[string, object]>([
  ['is called as its dealer under its picture', { short_name: 'Northline' }],
  ['has its whole name where there is room', { name: 'Northline, investor portal' }],
  ['opens at its first page', { start_url: '/' }],
  ['opens as an application of its own, without the bars of a browser', { display: 'standalone' }],
  ['has the ground of its pages while it opens', { background_color: '#faf8f4', theme_color: '#faf8f4' }],
  [
    'has one picture for every size',
    { icons: [{ src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' }] },
  ],
])('a portal on a first screen %s', (_row, part) => {
  const brand = { name: 'Northline', siteTitle: 'Northline, investor portal' };
  expect(webManifest(brand, northline.colours)).toMatchObject(part);
});
