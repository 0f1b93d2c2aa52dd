import { BASIS_POINTS_PER_PERCENT } from '@portal/domain/ground/formats/numbers';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Picture } from '@portal/web/ui/picture';
import { ProgressBar } from '@portal/web/ui/progress-bar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';

const WHOLE_PERCENT = 100;

type DealTeaserProps = { deal: ListedDeal; headingLevel: 2 | 3 };

/** A deal at a glance. The whole card links to it: a visitor's to its public page. */
export function DealTeaser({ deal, headingLevel }: DealTeaserProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const cover = deal.photos.find((photo) => photo.cover) ?? deal.photos[0];
  const share = deal.unitsTotal === 0 ? 0 : deal.unitsTaken / deal.unitsTotal;
  // Rounded down: 100 % is said only when nothing is left.
  const percent = formats.percent(Math.floor(share * WHOLE_PERCENT) * BASIS_POINTS_PER_PERCENT);
  const reserved = t('home.deals.funded', { percent });
  return (
    <article className="group relative flex h-full flex-col overflow-clip rounded-card border border-line bg-raised shadow-raised transition-shadow hover:shadow-floating">
      <div className="aspect-deal overflow-clip bg-sunken">
        {cover === undefined ? null : (
          <Picture
            src={cover.src}
            sizes="(min-width: 64rem) 30rem, 100vw"
            alt=""
            loading="lazy"
            width="800"
            height="600"
            className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <div className="grid gap-1">
          <p className="text-sm text-muted">{deal.location}</p>
          <Heading className="text-xl">
            <Link
              to={isSignedIn ? paths.deal(deal.slug) : paths.publicDeal(deal.slug)}
              className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-accent focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3"
            >
              {deal.name}
            </Link>
          </Heading>
        </div>
        <p className="text-sm text-muted">{deal.summary}</p>
        <div className="mt-auto grid gap-3 pt-2">
          <ProgressBar label={deal.name} value={share} text={reserved} shownText="below" size="thin" />
          <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
            <div className="flex gap-1.5">
              <dt className="text-muted">{t('home.deals.minimum')}</dt>
              <dd className="figures font-semibold">{formats.money(deal.unitPrice * deal.minimumUnits)}</dd>
            </div>
            <div className="flex gap-1.5">
              <dt className="text-muted">{t('home.deals.closes')}</dt>
              <dd className="figures">{formats.date(deal.closesAt)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </article>
  );
}
