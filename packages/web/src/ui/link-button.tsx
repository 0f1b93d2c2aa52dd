import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import {
  BUTTON_BASE,
  BUTTON_SIZES,
  BUTTON_TONES,
  type ButtonSize,
  type ButtonTone,
} from '../look/button-tones.ts';

export type LinkButtonProps = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> & {
  children: ReactNode;
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
};

/** A link that looks like a button. The application's RouterProvider keeps it within the page. */
export function LinkButton({
  children,
  tone = 'secondary',
  size = 'regular',
  fullWidth = false,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      {...rest}
      className={classNames(
        BUTTON_BASE,
        BUTTON_TONES[tone],
        BUTTON_SIZES[size],
        'gap-2',
        fullWidth && 'w-full',
      )}
    >
      {children}
    </AriaLink>
  );
}
