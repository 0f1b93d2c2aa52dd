import { SIGNATURE_FIELD } from '@portal/domain/agreement/signing/signature-path';
import { Button } from '@portal/web/ui/button';
import { ErrorMark } from '@portal/web/ui/icons';
import { type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { extendStroke, isDrawingFull, pointOnField, type Stroke, strokesToPath } from './strokes-to-path.ts';

type DrawingPadProps = {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  error?: string | undefined;
};

/**
 * A field to sign in by finger, pen or mouse. The screen shows the very path that is printed. Keyboards cannot draw: typing,
 * the other way to sign, is beside it and mentioned in the hint.
 */
export function DrawingPad({ strokes, onChange, error }: DrawingPadProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const { current, handlers } = useDrawing(strokes, onChange);
  const count = strokes.length;
  return (
    <div id="field-signature-path" className="flex flex-col gap-2">
      <p id={hintId} className="max-w-prose text-sm text-muted">
        {t('signing.review.drawHint')}
      </p>
      <svg
        {...handlers}
        role="img"
        aria-label={t('signing.review.draw')}
        aria-describedby={hintId}
        viewBox={`0 0 ${SIGNATURE_FIELD.width} ${SIGNATURE_FIELD.height}`}
        className={`aspect-[3/1] w-full max-w-prose cursor-crosshair touch-none select-none rounded-card border bg-raised ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        <path d="M30 160H570" className="stroke-line-strong" strokeWidth="1.5" strokeDasharray="2 6" />
        <path
          d={strokesToPath(current === null ? strokes : [...strokes, current])}
          className="fill-none stroke-accent"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="flex max-w-prose flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted">
          {count === 0 ? t('signing.review.drawnNothing') : t('signing.review.drawnStrokes', { count })}
        </p>
        <div className="flex gap-2">
          <Button
            size="small"
            tone="quiet"
            isDisabled={count === 0}
            onPress={() => onChange(strokes.slice(0, -1))}
          >
            {t('signing.review.undo')}
          </Button>
          <Button size="small" tone="quiet" isDisabled={count === 0} onPress={() => onChange([])}>
            {t('signing.review.clear')}
          </Button>
        </div>
      </div>
      {error === undefined ? null : (
        <p className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <ErrorMark />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

function useDrawing(strokes: readonly Stroke[], onChange: (strokes: readonly Stroke[]) => void) {
  const [current, setCurrent] = useState<Stroke | null>(null);
  const pointsOf = (event: PointerEvent<SVGSVGElement>): Stroke => {
    const box = event.currentTarget.getBoundingClientRect();
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    return (moves.length > 0 ? moves : [event]).map((move) => pointOnField(move, box));
  };
  const end = () => {
    if (current !== null) {
      onChange([...strokes, current]);
      setCurrent(null);
    }
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.isPrimary && event.button === 0 && !isDrawingFull(strokes)) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setCurrent(pointsOf(event).slice(0, 1));
      }
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (current !== null && event.isPrimary && !isDrawingFull([...strokes, current])) {
        setCurrent(pointsOf(event).reduce<Stroke>(extendStroke, current));
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { current, handlers };
}
