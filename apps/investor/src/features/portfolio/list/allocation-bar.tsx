import { BASIS_POINTS_PER_PERCENT } from '@portal/domain/ground/formats/numbers';
import type { Share } from '@portal/domain/service/portfolio/allocation';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Money } from '@portal/web/ui/money';

export type NamedShare = Share & { name: string };

/** Colours by share; further shares use the last. */
const FILLS = ['fill-accent', 'fill-attention', 'fill-info', 'fill-line-strong', 'fill-text', 'fill-muted'];
const WHOLE_PERCENT = 100;
/** Gap between two pieces, in per cent. */
const GAP = 0.6;

function fillOf(place: number): string {
  return FILLS[Math.min(place, FILLS.length - 1)] ?? '';
}

/** How the total is spread: as a bar, and as a list for everybody. */
export function AllocationBar({ title, shares }: { title: string; shares: readonly NamedShare[] }) {
  const { percent } = useFormats();
  const startOf = (place: number) =>
    shares.slice(0, place).reduce((sum, { percent: share }) => sum + share, 0);
  return (
    <figure className="flex min-w-0 flex-col gap-4">
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${WHOLE_PERCENT} 100`}
        preserveAspectRatio="none"
        className="h-4 w-full overflow-hidden rounded-full"
        aria-hidden="true"
      >
        {shares.map(({ id, percent: share }, place) => (
          <rect
            key={id}
            x={startOf(place)}
            width={Math.max(GAP, share - (place === shares.length - 1 ? 0 : GAP))}
            height="100"
            className={fillOf(place)}
          />
        ))}
      </svg>
      <ul className="flex flex-col gap-2 text-sm">
        {shares.map(({ id, name, amount, percent: share }, place) => (
          <li key={id} className="flex items-baseline gap-3">
            <svg viewBox="0 0 10 10" className="size-3 shrink-0" aria-hidden="true">
              <rect width="10" height="10" rx="2" className={fillOf(place)} />
            </svg>
            <span className="min-w-0 flex-1">{name}</span>
            <span className="figures text-muted">{percent(share * BASIS_POINTS_PER_PERCENT)}</span>
            <Money dollars={amount} />
          </li>
        ))}
      </ul>
    </figure>
  );
}
