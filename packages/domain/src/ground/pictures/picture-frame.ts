/** The part of a picture that is kept: its edges in percent of the picture, from the left and from the top. */
export type PictureFrame = { left: number; top: number; right: number; bottom: number };

export type FrameEdge = keyof PictureFrame;

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Pixels. */
export type PictureSize = { width: number; height: number };

/** Pixels of a picture, from its left and its top. */
export type PictureCut = PictureSize & { left: number; top: number };

const WHOLE = 100;

/** Nearer than this, percent, opposite edges do not come: a smaller piece of a photo shows no document, and handles need room. */
export const FRAME_SIDE_MIN_PERCENT = 25;

/** The longest side of what is sent, pixels: every letter of a card can be read, and every phone's canvas holds it. */
export const PICTURE_SIDE_MAX_PX = 4_000;

export const WHOLE_PICTURE: PictureFrame = { left: 0, top: 0, right: WHOLE, bottom: WHOLE };

/** Puts an edge at a percentage, as far as the picture and the opposite edge let it go. */
export function moveEdge(frame: PictureFrame, edge: FrameEdge, percent: number): PictureFrame {
  const { from, to } = roomOf(frame, edge);
  return { ...frame, [edge]: Math.min(to, Math.max(from, percent)) };
}

/** Between which percentages an edge can lie while the others stay. */
export function roomOf({ left, top, right, bottom }: PictureFrame, edge: FrameEdge) {
  const rooms = {
    left: { from: 0, to: right - FRAME_SIDE_MIN_PERCENT },
    top: { from: 0, to: bottom - FRAME_SIDE_MIN_PERCENT },
    right: { from: left + FRAME_SIDE_MIN_PERCENT, to: WHOLE },
    bottom: { from: top + FRAME_SIDE_MIN_PERCENT, to: WHOLE },
  } satisfies Record<FrameEdge, { from: number; to: number }>;
  return rooms[edge];
}

/** The same part of the picture after a quarter turn clockwise. */
export function turnFrame({ left, top, right, bottom }: PictureFrame): PictureFrame {
  return { left: WHOLE - bottom, top: left, right: WHOLE - top, bottom: right };
}

const NEXT_TURN: Readonly<Record<QuarterTurns, QuarterTurns>> = { 0: 1, 1: 2, 2: 3, 3: 0 };

/** One quarter more, clockwise. */
export function turnOnce(turns: QuarterTurns): QuarterTurns {
  return NEXT_TURN[turns];
}

/** How large a picture is after its turns. */
export function turnedSize({ width, height }: PictureSize, turns: QuarterTurns): PictureSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The frame in pixels of a turned picture; never less than one. */
export function cutOf(
  { left, top, right, bottom }: PictureFrame,
  { width, height }: PictureSize,
): PictureCut {
  const pixels = (percent: number, whole: number) => Math.round((percent * whole) / WHOLE);
  return {
    left: pixels(left, width),
    top: pixels(top, height),
    width: Math.max(1, pixels(right, width) - pixels(left, width)),
    height: Math.max(1, pixels(bottom, height) - pixels(top, height)),
  };
}

/** The size in which a picture is drawn: its own, or as much smaller as its longest side has to be, in pixels. */
export function sizeWithin({ width, height }: PictureSize, sideMaxPx: number): PictureSize {
  const scale = Math.min(1, sideMaxPx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
