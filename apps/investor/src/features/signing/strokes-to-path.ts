import { SIGNATURE_FIELD, SIGNATURE_PATH_MAX_LENGTH } from '@portal/domain/agreement/signing/signature-path';

/** A point in the signature field's units. */
export type Point = { x: number; y: number };
export type Stroke = readonly Point[];

/** Points closer than this to the previous one add nothing visible. */
const DISTANCE_MIN = 2;

/** The pointer's position in field units, clamped to the field. */
export function pointOnField(
  pointer: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): Point {
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(0, value));
  return {
    x: clamp(((pointer.clientX - box.left) / box.width) * SIGNATURE_FIELD.width, SIGNATURE_FIELD.width),
    y: clamp(((pointer.clientY - box.top) / box.height) * SIGNATURE_FIELD.height, SIGNATURE_FIELD.height),
  };
}

/** The stroke with one more point, unless the point is too close to the last one. */
export function extendStroke(stroke: Stroke, point: Point): Stroke {
  const last = stroke.at(-1);
  const isTooClose = last !== undefined && Math.hypot(point.x - last.x, point.y - last.y) < DISTANCE_MIN;
  return isTooClose ? stroke : [...stroke, point];
}

/** The strokes as one path, smoothed through the midpoints; '' if nothing was drawn. */
export function strokesToPath(strokes: readonly Stroke[]): string {
  return strokes.map(strokeToPath).join('');
}

/** True once the drawing is as long as a signature may be. */
export function isDrawingFull(strokes: readonly Stroke[]): boolean {
  return strokesToPath(strokes).length > SIGNATURE_PATH_MAX_LENGTH;
}

function strokeToPath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (first === undefined) {
    return '';
  }
  if (rest.length === 0) {
    // A dot on an i: the shortest line with round ends.
    return `M${write(first)}l.1 0`;
  }
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    return next === undefined ? `L${write(point)}` : `Q${write(point)} ${write(middle(point, next))}`;
  });
  return `M${write(first)}${curves.join('')}`;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function write({ x, y }: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}
