import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';

export type TextLinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> & {
  children: ReactNode;
};

/** A link inside text: underlined, so that colour is not the only sign. */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <AriaLink
      {...rest}
      className="rounded-control font-medium text-info underline decoration-1 underline-offset-[0.2em] data-hovered:decoration-2"
    >
      {children}
    </AriaLink>
  );
}
