import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Menu, MenuItem, type MenuItemProps } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

export type MenuListProps = {
  /** The button that toggles it. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  onClose: () => void;
  /** Shown above the items. */
  head?: ReactNode | undefined;
  /** `MenuAction`s. */
  children: ReactNode;
};

/** An open menu, below its button. The page around it stays usable: leaving the menu closes it. */
export function MenuList({ button, label, onClose, head, children }: MenuListProps) {
  const list = useRef<HTMLElement>(null);
  usePressOutside([list, button], onClose);
  return (
    <Popover
      ref={list}
      triggerRef={button}
      isNonModal
      isOpen
      onOpenChange={onClose}
      // The button closes the menu itself; if the focus change closed it first, the press would open it again.
      shouldCloseOnInteractOutside={(element) => button.current?.contains(element) !== true}
      placement="bottom end"
      className="w-64 rounded-card border border-line bg-raised p-1.5 shadow-floating data-entering:animate-rise"
    >
      {/* It is outside the page's landmarks, so it has its own. */}
      <section aria-label={label}>
        {head}
        <Menu aria-label={label} autoFocus="first" onClose={onClose} className="grid gap-0.5 outline-none">
          {children}
        </Menu>
      </section>
    </Popover>
  );
}

type MenuActionProps = Pick<MenuItemProps, 'href' | 'onAction' | 'isDisabled'> & { children: ReactNode };

/** An action or a link. */
export function MenuAction(props: MenuActionProps) {
  return (
    <MenuItem
      {...props}
      className="flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium no-underline outline-none data-focused:bg-accent-soft data-focused:text-accent-strong"
    />
  );
}

/** Called on a press on anything else; the button itself toggles. */
function usePressOutside(parts: readonly RefObject<HTMLElement | null>[], onPress: () => void): void {
  const latest = useRef({ parts, onPress });
  latest.current = { parts, onPress };
  useEffect(() => {
    const tell = ({ target }: PointerEvent) => {
      const { parts: own, onPress: told } = latest.current;
      if (target instanceof Node && !own.some(({ current }) => current?.contains(target) === true)) {
        told();
      }
    };
    document.addEventListener('pointerdown', tell);
    return () => document.removeEventListener('pointerdown', tell);
  }, []);
}
