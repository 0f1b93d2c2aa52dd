import { useEffect, useState } from 'react';

/** Modules of white around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

type Drawing = { path: string; size: number };

type QrCodeProps = { text: string; label: string; failedText: string };

/** A text as a QR code, for a camera that looks at this screen. What draws it is fetched when it is first asked for. */
export function QrCode({ text, label, failedText }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    draw(text).then(setDrawing, () => setFailed(true));
  }, [text]);
  if (hasFailed) {
    return <p className="text-sm text-muted">{failedText}</p>;
  }
  // White in the dark as well: cameras look for dark on light.
  return drawing === null ? (
    <span className="block size-48" />
  ) : (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control border border-line"
    >
      <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}H0z`} />
      <path fill="#000" d={drawing.path} />
    </svg>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, size };
}
