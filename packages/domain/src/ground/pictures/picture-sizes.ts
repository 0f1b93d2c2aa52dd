/** The widths in which a picture is kept, in pixels: a card on a phone, a card on a desk, the whole page. */
export const PICTURE_WIDTHS_PX = [480, 960, 1920] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Smaller than this on a side, a picture is a blur on the page of a deal. */
export const PICTURE_SIDE_MIN_PX = 320;
/** A picture is at most so many times as high as it is wide; a longer one is drawn narrower. */
export const PICTURE_HEIGHTS_MAX = 2;

/** The one that a page shows where it can choose none: every browser reads WebP. */
const PLAIN = { width: 960, format: 'webp' } as const;

/** Where a picture lies in one width and format. */
function picturePath(id: string, width: number, format: PictureFormat): string {
  return `/api/pictures/${id}/${width}.${format}`;
}

/** The address by which a deal names a picture of the office. */
export function pictureSrc(id: string): string {
  return picturePath(id, PLAIN.width, PLAIN.format);
}

const SRC = /^\/api\/pictures\/([\w-]+)\/960\.webp$/;

/** What a `source` of each format offers of the picture, the lightest first; none of a picture that the office does not keep. */
export function pictureSources(src: string): { type: string; srcSet: string }[] {
  const id = SRC.exec(src)?.[1];
  return id === undefined
    ? []
    : PICTURE_FORMATS.map((format) => ({
        type: `image/${format}`,
        srcSet: PICTURE_WIDTHS_PX.map((width) => `${picturePath(id, width, format)} ${width}w`).join(', '),
      }));
}
