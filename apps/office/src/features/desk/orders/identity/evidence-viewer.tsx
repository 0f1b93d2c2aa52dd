import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevealedPageQuery } from '#state/profile-api.ts';

type EvidenceViewerProps = {
  reveal: { id: string; pages: number; until: string };
  name: string;
  /** Called when the time to look is over. */
  onOver: () => void;
};

const TURNS = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

/** A document page by page, to zoom and rotate; it closes when its time is over. */
export function EvidenceViewer({ reveal, name, onOver }: EvidenceViewerProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const [page, setPage] = useState(1);
  const [turn, setTurn] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const { id, pages, until } = reveal;
  const { data, error, refetch, isFetching } = useRevealedPageQuery({ revealId: id, page });
  const title = t('officeOrder.identity.page', { what: name, page, pages });
  useEffect(() => {
    const timer = setTimeout(onOver, Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until, onOver]);
  return (
    <div className="grid gap-2">
      <ScrollRegion
        label={title}
        className="grid max-h-[calc(100dvh-11rem)] place-items-center overflow-auto rounded-control border border-line bg-sunken"
      >
        {error === undefined ? null : (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {data === undefined ? null : (
          <img
            src={data.picture}
            alt={data.text === '' ? title : `${title}. ${data.text}`}
            className={`${TURNS[turn] ?? ''} ${isLarge ? 'w-[200%] max-w-none' : 'max-h-[calc(100dvh-12rem)] max-w-full'}`}
          />
        )}
      </ScrollRegion>
      <div className="flex flex-wrap gap-2">
        {pages === 1 ? null : (
          <>
            <Button size="small" isDisabled={page === 1} onPress={() => setPage(page - 1)}>
              {t('officeOrder.identity.before')}
            </Button>
            <Button size="small" isDisabled={page === pages} onPress={() => setPage(page + 1)}>
              {t('officeOrder.identity.next')}
            </Button>
          </>
        )}
        <Button size="small" onPress={() => setLarge(!isLarge)}>
          {t(isLarge ? 'officeOrder.identity.unzoom' : 'officeOrder.identity.zoom')}
        </Button>
        <Button size="small" onPress={() => setTurn((turn + 1) % TURNS.length)}>
          {t('officeOrder.identity.rotate')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('officeOrder.identity.until', { when: time(until) })}</p>
    </div>
  );
}
