/** How somebody sees a page: the size of their window, the colours, and whether they touch it. */
export type View = {
  name: string;
  width: number;
  height: number;
  colours: 'light' | 'dark' | 'forced';
  hasTouch: boolean;
  /** Whether axe checks everything here, or only what colours and sizes can break. */
  isWhole: boolean;
  /** Whether each control is focused here, to see that nothing hides it. */
  isWalked: boolean;
};

const SIZES = [
  { size: '1440 px', width: 1440, height: 900, hasTouch: false },
  { size: '390 px', width: 390, height: 844, hasTouch: true },
  { size: '320 px', width: 320, height: 640, hasTouch: true },
  // What is left of 1280 x 1024 px at 400% zoom (WCAG 1.4.10).
  { size: '400 %', width: 320, height: 256, hasTouch: false },
] as const;

/** Every view of each state, in the order in which they are taken. */
export const VIEWS: readonly View[] = [
  ...(['light', 'dark'] as const).flatMap((colours) =>
    SIZES.map(({ size, ...rest }) => ({
      ...rest,
      name: `${size}, ${colours}`,
      colours,
      isWhole: colours === 'light' && (size === '1440 px' || size === '390 px'),
      isWalked: colours === 'light' && size !== '390 px',
    })),
  ),
  {
    name: '1440 px, forced colours',
    width: 1440,
    height: 900,
    hasTouch: false,
    colours: 'forced',
    isWhole: false,
    isWalked: false,
  },
];

/** The one that bars and dialogs leave the least room in. */
export function isEnlarged({ height }: View): boolean {
  return height < 300;
}
