import type { BrandColour } from '@portal/domain/ground/brand/brand-colours';

/** US Letter, as paper is in Canada, in points (1/72 inch). */
export const PAGE = { width: 612, height: 792, left: 68, right: 68, top: 74, bottom: 62 } as const;

export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Colours of the dealer. */
export const INK = 'text';
export const MUTED = 'muted';
export const ACCENT = 'accent';

/** Warnings look the same at every dealer. */
export const WARNINGS = { warning: '#a12d22', 'warning-soft': '#faebe8' } as const;

/** A colour by its name; a canvas knows what it is. */
export type PaperColour = BrandColour | keyof typeof WARNINGS;

export const SIZE = { title: 25, titleLeast: 20, heading: 12.5, text: 10.4, label: 8.2, small: 7.4 } as const;

/** Extra space between the lines of running text. */
export const LEADING = 2.3;
