import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { MenuList, type MenuListProps } from './menu-list.tsx';

type MenuButtonProps = Pick<ButtonProps, 'tone' | 'size'> &
  Pick<MenuListProps, 'label' | 'head'> & {
    /** The button's content; `label` is its name. */
    shown: ReactNode;
    /** `MenuAction`s. */
    children: ReactNode;
  };

/** A button with its menu: opened by a press or the arrow keys. */
export function MenuButton({ label, shown, head, children, ...look }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        {shown}
      </Button>
      {isOpen ? (
        <MenuList button={button} label={label} onClose={() => setOpen(false)} head={head}>
          {children}
        </MenuList>
      ) : null}
    </>
  );
}
