import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

type BarButtonProps = {
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  isPending?: boolean;
  children: ReactNode;
};

/** An icon button in the viewer's bars, 44 px square. */
export function BarButton({ label, children, ...rest }: BarButtonProps) {
  return (
    <Button
      {...rest}
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-text transition-colors data-disabled:text-line-strong data-hovered:bg-accent-soft"
    >
      {children}
    </Button>
  );
}
