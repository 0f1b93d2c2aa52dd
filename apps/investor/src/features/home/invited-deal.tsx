import { useFreshPublicDeal } from '#state/public-deals-api.ts';
import { DealTeaser } from './deal-teaser.tsx';
import { TeaserSkeleton } from './deals-teaser.tsx';

type InvitedDealProps = { deal: string; title: string; goneText: string };

/** The deal named by a referral link, or a note that it has closed. */
export function InvitedDeal({ deal, title, goneText }: InvitedDealProps) {
  const { data, isError } = useFreshPublicDeal(deal);
  if (isError) {
    return <p className="rounded-card bg-info-soft px-4 py-3 text-sm">{goneText}</p>;
  }
  return (
    <section aria-label={title} className="grid w-full max-w-sm gap-3">
      <p className="text-sm font-semibold text-accent">{title}</p>
      {data === undefined ? <TeaserSkeleton /> : <DealTeaser deal={data} headingLevel={2} />}
    </section>
  );
}
