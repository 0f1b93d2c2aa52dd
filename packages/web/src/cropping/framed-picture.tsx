import {
  cutOf,
  type PictureFrame,
  type QuarterTurns,
  sizeWithin,
  turnedSize,
  WHOLE_PICTURE,
} from '@portal/domain/ground/pictures/picture-frame';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawCut } from './draw-cut.ts';
import { FrameEdges } from './frame-edges.tsx';

/** The longest side of the picture in the dialog, in pixels: twice its size on screen. */
const PREVIEW_SIDE_MAX_PX = 1_000;
/** The buttons stay in view, also next to upright photos. */
const HEIGHT_MAX_DVH = 36;

type FramedPictureProps = {
  picture: ImageBitmap;
  turns: QuarterTurns;
  frame: PictureFrame;
  onChange: (frame: PictureFrame) => void;
};

/** The turned photo under the frame, with room for half a handle around it. */
export function FramedPicture({ picture, turns, frame, onChange }: FramedPictureProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const whole = turnedSize(picture, turns);
  useEffect(() => {
    if (canvas.current !== null) {
      const cut = cutOf(WHOLE_PICTURE, turnedSize(picture, turns));
      drawCut(canvas.current, { picture, turns, cut, size: sizeWithin(cut, PREVIEW_SIDE_MAX_PX) });
    }
  }, [picture, turns]);
  const ratio = whole.width / whole.height;
  return (
    <div className="p-5.5">
      <div
        className="relative mx-auto"
        style={{ aspectRatio: ratio, width: `min(100%, ${HEIGHT_MAX_DVH * ratio}dvh)` }}
      >
        <canvas ref={canvas} role="img" aria-label={t('cropping.picture')} className="block size-full" />
        <FrameEdges frame={frame} onChange={onChange} />
      </div>
    </div>
  );
}
