import type { ReactNode } from 'react';

/** A part of an order's or investor's page, with an id that an address can link to. */
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
