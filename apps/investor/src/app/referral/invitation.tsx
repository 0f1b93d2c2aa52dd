import { isInvited } from '@portal/domain/people/referral/referral';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';
import { HowItWorks } from '#features/home/how-it-works.tsx';
import { InvitedDeal } from '#features/home/invited-deal.tsx';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { useReferral } from './use-referral.ts';

/** Where a referral link leads: shows the named deal and the ways on, and greets whoever was invited by somebody. */
export function Invitation() {
  const { t } = useTranslation();
  const referral = useReferral();
  const deal = referral?.deal;
  // The prerendered first view, which knows no link, says that it is an invitation.
  const said = referral === undefined || isInvited(referral) ? 'invitation' : 'offer';
  return (
    <div className="grid gap-16">
      {/* Sized for the deal, which loads after the page, so that nothing below moves. */}
      <div className="grid items-start gap-10 lg:min-h-[41rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
        <div className="grid justify-items-start gap-5">
          <p className="text-sm font-semibold text-accent">{t(`account.${said}.eyebrow`)}</p>
          <h1 className="max-w-prose text-3xl">{t(`account.${said}.title`)}</h1>
          <p className="max-w-prose text-lg text-muted">{t(`account.${said}.intro`)}</p>
          <WaysOn deal={deal} />
          {said === 'invitation' ? (
            <p className="max-w-prose border-l-4 border-line-strong pl-4 text-sm text-muted">
              {t('account.invitation.disclosure')}
            </p>
          ) : null}
        </div>
        {deal === undefined ? (
          <img
            src="/media/hero/home.svg"
            alt={t('home.hero.alt')}
            width="1600"
            height="900"
            className="aspect-deal w-full max-w-md rounded-card border border-line object-cover shadow-raised"
          />
        ) : (
          <InvitedDeal
            deal={deal}
            title={t(`account.${said}.dealTitle`)}
            goneText={t(`account.${said}.dealGone`)}
          />
        )}
      </div>
      <HowItWorks />
    </div>
  );
}

function WaysOn({ deal }: { deal: string | undefined }) {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  if (isSignedIn) {
    return (
      <LinkButton href={deal === undefined ? paths.marketplace() : paths.deal(deal)} tone="primary">
        {t(deal === undefined ? 'account.invitation.marketplace' : 'account.invitation.seeDeal')}
      </LinkButton>
    );
  }
  return (
    <div className="flex w-full flex-wrap gap-3 max-sm:grid">
      <LinkButton href={paths.register()} tone="primary">
        {t('account.invitation.register')}
      </LinkButton>
      <LinkButton href={paths.login()}>{t('account.invitation.login')}</LinkButton>
    </div>
  );
}
