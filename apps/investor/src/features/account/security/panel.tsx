import { Card } from '@portal/web/ui/card';
import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; intro?: string | undefined; aside?: ReactNode; children: ReactNode };

/** A part of the account page: heading, state beside it, actions below. */
export function Panel({ title, intro, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading}>
      <div className="grid gap-5">
        <header className="grid gap-1.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id={heading} className="text-xl">
              {title}
            </h2>
            {aside}
          </div>
          {intro === undefined ? null : <p className="max-w-prose text-muted">{intro}</p>}
        </header>
        {children}
      </div>
    </Card>
  );
}
