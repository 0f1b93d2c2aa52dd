import { classNames } from '../class-names.ts';

/** A grey place of something that is coming; give it the size of that thing, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-control bg-line opacity-70', className)}
    />
  );
}
