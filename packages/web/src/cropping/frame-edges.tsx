import { type FrameEdge, moveEdge, type PictureFrame } from '@portal/domain/ground/pictures/picture-frame';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useTranslation } from 'react-i18next';

type FrameEdgesProps = { frame: PictureFrame; onChange: (frame: PictureFrame) => void };

const WHOLE = 100;
const PERCENT = { style: 'unit', unit: 'percent' } as const;

/** The crop frame over a picture: what is cut off is veiled, and each edge moves by a handle or the arrow keys. */
export function FrameEdges({ frame, onChange }: FrameEdgesProps) {
  const { left, top, right, bottom } = frame;
  const move = (edge: FrameEdge, percent: number | undefined) =>
    percent === undefined || percent === frame[edge] ? frame : moveEdge(frame, edge, percent);
  const middle = { x: `${(left + right) / 2}%`, y: `${(top + bottom) / 2}%` };
  return (
    <>
      <Veil {...frame} />
      <EdgePair
        orientation="horizontal"
        edges={['left', 'right']}
        values={[left, right]}
        style={{ top: middle.y }}
        onChange={([atLeft, atRight]) =>
          onChange(atLeft === left ? move('right', atRight) : move('left', atLeft))
        }
      />
      {/* A vertical slider counts from the bottom. */}
      <EdgePair
        orientation="vertical"
        edges={['bottom', 'top']}
        values={[WHOLE - bottom, WHOLE - top]}
        style={{ left: middle.x }}
        onChange={([atBottom = 0, atTop = WHOLE]) =>
          onChange(
            atBottom === WHOLE - bottom ? move('top', WHOLE - atTop) : move('bottom', WHOLE - atBottom),
          )
        }
      />
    </>
  );
}

function Veil({ left, top, right, bottom }: PictureFrame) {
  const frame = { x: left, y: top, width: right - left, height: bottom - top };
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path
        d={`M0 0H100V100H0ZM${left} ${top}V${bottom}H${right}V${top}Z`}
        fillRule="evenodd"
        className="fill-veil"
      />
      <rect {...frame} fill="none" strokeWidth="4" vectorEffect="non-scaling-stroke" className="stroke-ink" />
      <rect
        {...frame}
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-snow"
      />
    </svg>
  );
}

type EdgePairProps = {
  orientation: 'horizontal' | 'vertical';
  edges: readonly [FrameEdge, FrameEdge];
  /** Percentages along the slider, the smaller first. */
  values: readonly [number, number];
  style: { top: string } | { left: string };
  onChange: (values: number[]) => void;
};

/** Two opposite edges. Only the handles are pressable, so that one pair does not cover the other. */
function EdgePair({ orientation, edges, values, style, onChange }: EdgePairProps) {
  const { t } = useTranslation();
  return (
    <Slider
      aria-label={t(`cropping.${orientation}`)}
      orientation={orientation}
      value={[...values]}
      onChange={onChange}
      formatOptions={PERCENT}
      className="pointer-events-none absolute inset-0"
    >
      <SliderTrack className="size-full">
        {edges.map((edge, index) => (
          <SliderThumb
            key={edge}
            index={index}
            aria-label={t(`cropping.${edge}`)}
            style={style}
            className="pointer-events-auto grid size-11 cursor-grab place-items-center rounded-full data-dragging:cursor-grabbing data-focus-visible:outline-3 data-focus-visible:outline-focus"
          >
            <span className="size-6 rounded-full border-3 border-ink bg-snow" />
          </SliderThumb>
        ))}
      </SliderTrack>
    </Slider>
  );
}
