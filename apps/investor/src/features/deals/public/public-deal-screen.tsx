import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { isApiError } from '@portal/web/api/api-error';
import { CallFailure } from '@portal/web/ui/call-failure';
import { LinkButton } from '@portal/web/ui/link-button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawnContent } from '#state/page/use-drawn-content.ts';
import { paths } from '#state/paths.ts';
import { useFreshPublicDeal } from '#state/public-deals-api.ts';
import { OutdatedNote } from '../outdated-note.tsx';
import { DealSkeleton } from '../page/deal-screen.tsx';
import { useNow } from '../use-now.ts';
import { PublicDealView } from './public-deal-view.tsx';

type PublicDealScreenProps = {
  /** Id or slug, as the address has it. */
  idOrSlug: string;
  /** What the page adds once the deal is known, such as its title. */
  children: (deal: Deal) => ReactNode;
};

/** A deal for visitors, or that it is not on offer: paused, closed or unknown ones look alike to them. */
export function PublicDealScreen({ idOrSlug, children }: PublicDealScreenProps) {
  const now = useNow();
  const { currentData, error, isFetching, refetch } = useFreshPublicDeal(idOrSlug);
  const drawn = useDrawnContent('deal', currentData !== undefined);
  if (currentData === undefined && isApiError(error) && error.code === 'NOT_FOUND') {
    return <NotOnOffer />;
  }
  const deal = currentData ?? drawn;
  const retry = () => void refetch();
  if (deal === undefined) {
    return error === undefined || isFetching ? (
      <DealSkeleton />
    ) : (
      <CallFailure error={error} onRetry={retry} isRetrying={isFetching} />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {error === undefined ? null : (
        <OutdatedNote of="deal" error={error} isRetrying={isFetching} onRetry={retry} />
      )}
      <PublicDealView deal={deal} now={now} />
      {children(deal)}
    </div>
  );
}

function NotOnOffer() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">{t('dealPage.public.gone.title')}</h1>
      <p className="max-w-prose text-lg text-muted">{t('dealPage.public.gone.text')}</p>
      <LinkButton tone="primary" href={`${paths.home()}#open`}>
        {t('dealPage.public.gone.action')}
      </LinkButton>
    </div>
  );
}
