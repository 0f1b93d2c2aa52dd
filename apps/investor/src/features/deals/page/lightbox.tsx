import type { Media } from '@portal/domain/offering/deals/deal.wire';
import { ChevronLeft, ChevronRight, Cross } from '@portal/web/ui/icons';
import { Picture } from '@portal/web/ui/picture';
import { type ReactNode, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

type LightboxProps = {
  pictures: readonly Media[];
  /** Which picture is shown, from 0. */
  place: number;
  onMove: (place: number) => void;
  name: string;
};

/** The pictures one by one, full screen. Arrow keys turn them, Escape closes. */
export function Lightbox({ pictures, place, onMove, name }: LightboxProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ modal }) => modal.lightbox);
  const setOpen = (open: boolean) => dispatch(setModal({ name: 'lightbox', open }));
  useEffect(
    () => () => {
      dispatch(setModal({ name: 'lightbox', open: false }));
    },
    [dispatch],
  );
  const picture = pictures[place];
  const move = (by: number) => onMove((place + by + pictures.length) % pictures.length);
  useArrowKeys(isOpen, move);
  return picture === undefined ? null : (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={setOpen}
      isDismissable
      className="fixed inset-0 z-40 bg-surface"
    >
      <Modal className="size-full animate-rise">
        <Dialog aria-label={t('dealPage.gallery.title', { name })} className="size-full outline-none">
          <div className="flex h-full flex-col">
            <div className="flex items-center justify-between gap-4 px-4 py-2 short:py-1">
              <p className="figures text-sm text-muted">
                {t('dealPage.gallery.position', { place: place + 1, count: pictures.length })}
              </p>
              <Turn label={t('ui.close')} onPress={() => setOpen(false)}>
                <Cross />
              </Turn>
            </div>
            <Picture
              src={picture.src}
              sizes="100vw"
              alt={picture.description}
              className="min-h-0 w-full flex-1 object-contain px-4"
            />
            <div className="flex items-center justify-between gap-4 px-4 py-3 short:py-1">
              <Turn label={t('dealPage.gallery.previous')} onPress={() => move(-1)}>
                <ChevronLeft />
              </Turn>
              <p aria-live="polite" className="max-w-prose text-center text-sm max-sm:short:sr-only">
                {picture.description}
              </p>
              <Turn label={t('dealPage.gallery.next')} onPress={() => move(1)}>
                <ChevronRight />
              </Turn>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys turn the pictures wherever focus is in the dialog. */
function useArrowKeys(isOpen: boolean, move: (by: number) => void): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const turn = ({ key }: KeyboardEvent) => {
      const by = ARROW_STEPS[key];
      if (by !== undefined) {
        move(by);
      }
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [isOpen, move]);
}

type TurnProps = { label: string; onPress: () => void; children: ReactNode };

function Turn({ label, onPress, children }: TurnProps) {
  return (
    <Button
      aria-label={label}
      onPress={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-raised text-text transition-colors data-hovered:border-accent data-hovered:bg-accent-soft"
    >
      {children}
    </Button>
  );
}
