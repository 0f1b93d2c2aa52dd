import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';

export type TextLinkProps = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> & {
  children: ReactNode;
  /** True if it is not within a sentence: on touch screens it gets the height of a thumb. */
  isAlone?: boolean;
};

/** A link inside text: underlined, so that colour is not the only sign. */
export function TextLink({ children, isAlone = false, ...rest }: TextLinkProps) {
  return (
    <AriaLink
      {...rest}
      className={classNames(
        'rounded-control font-medium text-info underline decoration-1 underline-offset-[0.2em] data-hovered:decoration-2',
        isAlone && 'pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center',
      )}
    >
      {children}
    </AriaLink>
  );
}
