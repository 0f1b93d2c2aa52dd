import { Card } from '@portal/web/ui/card';
import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; intro?: string | undefined; children: ReactNode };

/** One part of the account page. */
export function Panel({ title, intro, children }: PanelProps) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading}>
      <div className="grid gap-5">
        <header className="grid gap-1.5">
          <h2 id={heading} className="text-xl">
            {title}
          </h2>
          {intro === undefined ? null : <p className="max-w-prose text-muted">{intro}</p>}
        </header>
        {children}
      </div>
    </Card>
  );
}
