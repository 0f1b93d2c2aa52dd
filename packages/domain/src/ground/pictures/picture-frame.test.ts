import { describe, expect, it } from 'vitest';
import {
  cutOf,
  type FrameEdge,
  moveEdge,
  type PictureFrame,
  type QuarterTurns,
  roomOf,
  sizeWithin,
  turnedSize,
  turnFrame,
  turnOnce,
  WHOLE_PICTURE,
} from './picture-frame.ts';

const FRAME: PictureFrame = { left: 10, top: 20, right: 70, bottom: 60 };

describe('an edge of the frame', () => {
  it.each<[string, FrameEdge, number, number]>([
    ['goes where it is put', 'left', 30, 30],
    ['stays in the picture at the left', 'left', -5, 0],
    ['stays in the picture at the top', 'top', -1, 0],
    ['stays in the picture at the right', 'right', 140, 100],
    ['stays in the picture at the bottom', 'bottom', 101, 100],
    ['leaves room before the right edge', 'left', 69, 45],
    ['leaves room above the bottom edge', 'top', 80, 35],
    ['leaves room after the left edge', 'right', 5, 35],
    ['leaves room under the top edge', 'bottom', 0, 45],
  ])('%s', (_row, edge, put, lies) => {
    expect(moveEdge(FRAME, edge, put)).toEqual({ ...FRAME, [edge]: lies });
  });

  it.each<[FrameEdge, number, number]>([
    ['left', 0, 45],
    ['top', 0, 35],
    ['right', 35, 100],
    ['bottom', 45, 100],
  ])('%s has room from %i to %i', (edge, from, to) => {
    expect(roomOf(FRAME, edge)).toEqual({ from, to });
  });
});

describe('turning', () => {
  it('takes the frame along with what it shows', () => {
    expect(turnFrame(FRAME)).toEqual({ left: 40, top: 10, right: 80, bottom: 70 });
  });

  it('four times gives the frame and the picture back', () => {
    expect(turnFrame(turnFrame(turnFrame(turnFrame(FRAME))))).toEqual(FRAME);
    expect(turnOnce(turnOnce(turnOnce(turnOnce(0))))).toBe(0);
  });

  it('leaves a frame around everything around everything', () => {
    expect(turnFrame(WHOLE_PICTURE)).toEqual(WHOLE_PICTURE);
  });

  it.each<[string, QuarterTurns, number, number]>([
    ['not at all keeps the sides', 0, 400, 300],
    ['once changes the sides', 1, 300, 400],
    ['upside down keeps the sides', 2, 400, 300],
    ['three times changes the sides', 3, 300, 400],
  ])('%s', (_row, turns, width, height) => {
    expect(turnedSize({ width: 400, height: 300 }, turns)).toEqual({ width, height });
  });
});

describe('what is cut out', () => {
  it.each<[string, PictureFrame, [number, number, number, number]]>([
    ['of everything is everything', WHOLE_PICTURE, [0, 0, 999, 333]],
    ['is the frame in whole pixels', FRAME, [100, 67, 599, 133]],
  ])('%s', (_row, frame, [left, top, width, height]) => {
    expect(cutOf(frame, { width: 999, height: 333 })).toEqual({ left, top, width, height });
  });

  it('is a pixel at least', () => {
    expect(cutOf(FRAME, { width: 1, height: 1 })).toMatchObject({ width: 1, height: 1 });
  });

  it.each([
    ['a picture that fits keeps its size', 3_000, 4_000, 3_000, 4_000],
    ['a wide one is made smaller in both directions', 8_000, 3_000, 4_000, 1_500],
    ['a tall one too', 3_001, 8_000, 1_501, 4_000],
    ['a line keeps a pixel', 100_000, 1, 4_000, 1],
  ])('%s', (_row, width, height, drawnWidth, drawnHeight) => {
    expect(sizeWithin({ width, height }, 4_000)).toEqual({ width: drawnWidth, height: drawnHeight });
  });
});
