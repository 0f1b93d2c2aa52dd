import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import {
  BUTTON_BASE,
  BUTTON_SIZES,
  BUTTON_TONES,
  type ButtonSize,
  type ButtonTone,
} from '../look/button-tones.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> & {
  children: ReactNode;
  /** `primary` once per screen: the one thing to do there. */
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/**
 * A button. While `isPending` it keeps its width, its place in the tab order and its focus, ignores presses, and tells
 * assistive technology that it is busy.
 */
export function Button({
  children,
  tone = 'secondary',
  size = 'regular',
  fullWidth = false,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation();
  return (
    <AriaButton
      {...rest}
      className={classNames(BUTTON_BASE, BUTTON_TONES[tone], BUTTON_SIZES[size], fullWidth && 'w-full')}
    >
      <span className="inline-flex items-center justify-center gap-2 in-data-pending:invisible">
        {children}
      </span>
      {rest.isPending === true ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label={t('ui.working')} />
        </span>
      ) : null}
    </AriaButton>
  );
}
