import type { ReactNode } from 'react';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** The id of the heading that names it, for sections and articles. */
  labelledBy?: string | undefined;
  padding?: 'none' | 'regular' | undefined;
};

/** A raised sheet for things that belong together. */
export function Card({ children, as: Element = 'div', labelledBy, padding = 'regular' }: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`min-w-0 overflow-clip rounded-card border border-line bg-raised shadow-raised ${padding === 'regular' ? 'p-5 max-[22rem]:p-4 sm:p-7' : ''}`}
    >
      {children}
    </Element>
  );
}
