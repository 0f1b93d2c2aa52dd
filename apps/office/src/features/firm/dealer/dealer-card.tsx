import { Card } from '@portal/web/ui/card';
import { type ReactNode, useId } from 'react';

/** One named group of particulars. */
export function DealerCard({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
