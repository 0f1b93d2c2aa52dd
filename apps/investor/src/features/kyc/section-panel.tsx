import { type ReactNode, type Ref, useId } from 'react';

/** What the index leads to: every section opens here. */
export const PANEL_ID = 'kyc-panel';

type SectionPanelProps = {
  /** Where it stands among the sections. */
  eyebrow?: string | undefined;
  title: string;
  intro?: string | undefined;
  /** The heading, which takes the focus when the panel shows something else by itself. */
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The one open part of the profile: a section, or at its end the answers to look over. */
export function SectionPanel({ eyebrow, title, intro, headingRef, children }: SectionPanelProps) {
  const titleId = useId();
  return (
    <section
      id={PANEL_ID}
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border border-line bg-raised px-5 py-6 shadow-raised sm:px-7 sm:py-8"
    >
      <header className="mb-8 flex flex-col gap-1.5">
        {eyebrow === undefined ? null : (
          <p className="figures font-semibold text-accent text-sm">{eyebrow}</p>
        )}
        <h2 id={titleId} ref={headingRef} tabIndex={-1} className="scroll-mt-24 rounded-control text-2xl">
          {title}
        </h2>
        {intro === undefined ? null : <p className="max-w-prose text-muted">{intro}</p>}
      </header>
      {children}
    </section>
  );
}
