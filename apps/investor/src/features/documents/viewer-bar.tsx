import { useFormats } from '@portal/web/i18n/use-formats';
import { ChevronLeft, ChevronRight, Minus, Plus } from '@portal/web/ui/icons';
import { type FormEvent, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useTranslation } from 'react-i18next';
import { BarButton } from './bar-button.tsx';
import type { Shown } from './page-sheet.tsx';
import { nextZoom, type Zoom } from './zoom.ts';

type ViewerBarProps = {
  page: number;
  pages: number;
  onGo: (page: number) => void;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  shown: Shown;
  onShow: (shown: Shown) => void;
};

const WHOLE = 10_000;

/** Pages, zoom and text: at the bottom of a phone, in reach of the thumb; at the top of a wide screen. */
export function ViewerBar({ page, pages, onGo, zoom, onZoom, shown, onShow }: ViewerBarProps) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-1 gap-y-1 sm:gap-x-4">
      <div className="flex items-center">
        <BarButton label={t('viewer.previous')} onPress={() => onGo(page - 1)} isDisabled={page <= 1}>
          <ChevronLeft />
        </BarButton>
        <PageField page={page} pages={pages} onGo={onGo} />
        <BarButton label={t('viewer.next')} onPress={() => onGo(page + 1)} isDisabled={page >= pages}>
          <ChevronRight />
        </BarButton>
      </div>
      <div className="flex items-center">
        <BarButton
          label={t('viewer.smaller')}
          onPress={() => onZoom(nextZoom(zoom, -1))}
          isDisabled={nextZoom(zoom, -1) === zoom}
        >
          <Minus />
        </BarButton>
        <span role="status" className="figures w-13 text-center text-sm max-sm:sr-only">
          {percent(zoom * WHOLE)}
        </span>
        <BarButton
          label={t('viewer.larger')}
          onPress={() => onZoom(nextZoom(zoom, 1))}
          isDisabled={nextZoom(zoom, 1) === zoom}
        >
          <Plus />
        </BarButton>
      </div>
      <ToggleButton
        isSelected={shown === 'words'}
        onChange={(isWords) => onShow(isWords ? 'words' : 'pictures')}
        aria-label={t('viewer.asWords')}
        className="min-h-11 rounded-control border border-line-strong px-2 sm:px-3 font-semibold text-sm transition-colors data-selected:border-accent data-hovered:bg-accent-soft data-selected:bg-accent-soft"
      >
        {t('viewer.words')}
      </ToggleButton>
    </div>
  );
}

type PageFieldProps = { page: number; pages: number; onGo: (page: number) => void };

const DIGITS_MAX = 5;

/** The current page, and a field to go to another. A missing page is reported and the number stays for correction. */
function PageField({ page, pages, onGo }: PageFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(typed ?? page);
    const isThere = Number.isInteger(wanted) && wanted >= 1 && wanted <= pages;
    setMissing(!isThere);
    if (isThere) {
      setTyped(null);
      onGo(wanted);
    }
  };
  return (
    <form noValidate onSubmit={go} className="figures relative flex items-center gap-2 text-sm">
      <input
        aria-label={t('viewer.goTo')}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? 'no-such-page' : undefined}
        inputMode="numeric"
        maxLength={DIGITS_MAX}
        value={typed ?? page}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          setTyped(null);
          setMissing(false);
        }}
        className="h-11 w-13 rounded-control border border-line-strong bg-raised px-1 text-center"
      />
      <span className="whitespace-nowrap text-muted max-sm:short:sr-only">
        {t('viewer.ofPages', { pages })}
      </span>
      {isMissing ? (
        <span
          id="no-such-page"
          role="alert"
          className="absolute bottom-full left-0 z-10 mb-2 whitespace-nowrap rounded-control bg-danger px-3 py-2 text-danger-contrast sm:top-full sm:bottom-auto sm:mt-2 sm:mb-0"
        >
          {t('viewer.noSuchPage', { count: pages })}
        </span>
      ) : null}
    </form>
  );
}
