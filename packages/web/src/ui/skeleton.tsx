import { classNames } from '../class-names.ts';

/** A grey placeholder for loading content; give it the content's size, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-control bg-line opacity-70', className)}
    />
  );
}
