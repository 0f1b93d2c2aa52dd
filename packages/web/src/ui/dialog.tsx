import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useScrolls } from '../page/use-scrolls.ts';
import { Cross } from './icons.tsx';

/** Later than the focus moves that announce a dialog when it opens, which take half a second. */
const FOCUS_SETTLED_MS = 800;

export type DialogProps = {
  isOpen: boolean;
  /** Called with `false` on Escape, on the close button and, unless it is an alert, on a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons; the safe way out first in reading order, on a phone under the other. */
  actions?: ReactNode | undefined;
  /** `alertdialog` asks for a decision: it has no close button and a press outside does not answer it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  size?: 'regular' | 'wide' | undefined;
};

/**
 * A modal dialog: focus stays inside and returns to where it was, and the page behind does not scroll. If there is room its title and
 * its buttons stay in view; in a low window, such as a zoomed one, all of it scrolls.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  role = 'dialog',
  size = 'regular',
}: DialogProps) {
  const { t } = useTranslation();
  const isAlert = role === 'alertdialog';
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isAlert}
      data-sheet=""
      className="fixed inset-0 z-40 grid place-items-end overflow-y-auto overscroll-contain bg-veil short:items-start sm:place-items-center sm:p-6 sm:short:items-start"
    >
      <Modal
        className={`w-full animate-rise rounded-t-card bg-raised shadow-floating sm:rounded-card ${size === 'wide' ? 'sm:max-w-wide' : 'sm:max-w-md'}`}
      >
        <AriaDialog role={role} className="flex max-h-[90dvh] flex-col outline-none short:max-h-none">
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-7">
            <Heading slot="title" className="text-xl">
              {title}
            </Heading>
            {isAlert ? null : (
              <Button
                slot="close"
                aria-label={t('ui.close')}
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted data-hovered:bg-sunken data-hovered:text-text"
              >
                <Cross />
              </Button>
            )}
          </div>
          <DialogBody>{children}</DialogBody>
          {actions === undefined ? null : (
            <div className="flex flex-col-reverse gap-3 border-line border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-7">
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The content, which the keyboard can reach if not all of it is in view. */
function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  useFocusTakenBack(body);
  return (
    <div
      ref={body}
      tabIndex={scrolls ? 0 : undefined}
      className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-3 pb-6 focus-visible:-outline-offset-3 sm:px-7 short:overflow-visible"
    >
      {children}
    </div>
  );
}

/**
 * Focuses the dialog around `part` if nothing in it has the focus: React Aria focuses it once every transition of the page has
 * ended, but one cancelled in the frame in which it began never ends for it. Without focus, no key would close the dialog.
 */
function useFocusTakenBack(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const takeBack = () => {
      if (document.activeElement === document.body) {
        part.current
          ?.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
          ?.focus({ preventScroll: true });
      }
    };
    const timer = setTimeout(takeBack, FOCUS_SETTLED_MS);
    return () => clearTimeout(timer);
  }, [part]);
}
