import { isSignaturePath } from '@portal/domain/agreement/signing/signature-path';
import { describe, expect, it } from 'vitest';
import { extendStroke, isDrawingFull, pointOnField, strokesToPath } from './strokes-to-path.ts';

describe('a drawing', () => {
  it.each([
    ['a dot', [[{ x: 10, y: 20 }]], 'M10 20l.1 0'],
    [
      'a line',
      [
        [
          { x: 0, y: 0 },
          { x: 10.04, y: 5 },
        ],
      ],
      'M0 0L10 5',
    ],
    [
      'a curve through the middles',
      [
        [
          { x: 0, y: 0 },
          { x: 10, y: 10 },
          { x: 20, y: 0 },
        ],
      ],
      'M0 0Q10 10 15 5L20 0',
    ],
    [
      'two strokes',
      [
        [
          { x: 0, y: 0 },
          { x: 5, y: 0 },
        ],
        [{ x: 9, y: 9 }],
      ],
      'M0 0L5 0M9 9l.1 0',
    ],
  ])('of %s is a path that the server takes', (_row, strokes, path) => {
    expect(strokesToPath(strokes)).toBe(path);
    expect(isSignaturePath(path)).toBe(true);
  });

  it('of nothing is no signature', () => {
    expect(strokesToPath([])).toBe('');
  });

  it('keeps its size on any screen, and stays on its field', () => {
    const box = { left: 100, top: 50, width: 300, height: 100 };
    expect(pointOnField({ clientX: 250, clientY: 100 }, box)).toEqual({ x: 300, y: 100 });
    expect(pointOnField({ clientX: 0, clientY: 500 }, box)).toEqual({ x: 0, y: 200 });
  });

  it('leaves out invisible points', () => {
    const stroke = extendStroke([{ x: 0, y: 0 }], { x: 1, y: 1 });
    expect(stroke).toHaveLength(1);
    expect(extendStroke(stroke, { x: 2, y: 2 })).toHaveLength(2);
  });

  it('has an end', () => {
    const stroke = Array.from({ length: 3000 }, (_, index) => ({ x: index % 600, y: (index * 7) % 200 }));
    expect(isDrawingFull([stroke])).toBe(true);
    expect(isDrawingFull([stroke.slice(0, 100)])).toBe(false);
  });
});
