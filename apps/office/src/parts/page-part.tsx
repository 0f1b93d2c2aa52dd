import type { ReactNode } from 'react';

/** A part of the page of an order or of an investor, under a name by which an address leads to it. */
export function PagePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 content-start gap-4 rounded-card border border-line bg-raised p-5 md:p-6"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
