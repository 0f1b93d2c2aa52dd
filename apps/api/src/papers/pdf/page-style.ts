/** US Letter, as paper is in Canada, in points (1/72 inch). */
export const PAGE = { width: 612, height: 792, left: 68, right: 68, top: 74, bottom: 62 } as const;

export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** The portal's colours, in their light form. */
export const INK = '#15211d';
export const MUTED = '#57605b';
export const SPRUCE = '#1d4d40';
export const LINE = '#d3cabb';
export const TINT = '#f5f1ea';
export const MAPLE = '#a12d22';
export const MAPLE_TINT = '#faebe8';

export const SIZE = { title: 25, titleLeast: 20, heading: 12.5, text: 10.4, label: 8.2, small: 7.4 } as const;

/** Extra space between the lines of running text. */
export const LEADING = 2.3;
