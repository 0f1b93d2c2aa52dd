import type { ReactNode } from 'react';

type StepBarProps = {
  /** What is left to do here, in a few words. */
  info: ReactNode;
  /** Back first, the step's one action last. */
  children: ReactNode;
};

/** The bar at the foot of the screen, which keeps the step's action in view, on a phone too. */
export function StepBar({ info, children }: StepBarProps) {
  return (
    <div
      data-bottom-bar=""
      data-wide-bar=""
      className="sticky short:static bottom-0 z-20 -mx-4 mt-8 border-line border-t bg-raised px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-floating sm:mx-0 sm:rounded-t-card sm:border-x sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="w-full text-muted text-sm sm:w-auto">
          {info}
        </p>
        <div className="flex w-full gap-3 *:last:flex-1 sm:w-auto sm:*:last:flex-none">{children}</div>
      </div>
    </div>
  );
}
