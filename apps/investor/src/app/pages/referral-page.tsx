import { fullName } from '@portal/domain/ground/formats/full-name';
import type { User } from '@portal/domain/people/account/user.wire';
import { REFERRAL_REQUEST_SUBJECT } from '@portal/domain/people/contact/contact-email';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { type ContactTopic, newDraft } from '#features/contact/contact-draft.ts';
import { ContactPanel } from '#features/contact/contact-panel.tsx';
import { referralLink } from '#features/referral/referral-link.ts';
import { ShareLink } from '#features/referral/share-link.tsx';
import { useProfileQuery } from '#state/session-api.ts';

/** The topic of a request about the program; its subject comes from the specification. */
const PROGRAM: ContactTopic = { subject: REFERRAL_REQUEST_SUBJECT, requestType: 'referral' };
const DISCLOSURES = ['noReward', 'noAdvice', 'privacy'] as const;

/** The referral page: a link to share, what to know before sharing, and a form to ask about the program. */
export function ReferralPage() {
  const { t } = useTranslation();
  const { data: user, error, isFetching, refetch } = useProfileQuery();
  if (user === undefined && error !== undefined) {
    return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <div className="grid max-w-wide gap-10">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-3xl">{t('referral.title')}</h1>
        <p className="text-lg text-muted">{t('referral.intro')}</p>
      </header>
      <div className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section
          aria-labelledby="link"
          className="grid content-start gap-4 rounded-card border border-line bg-raised p-5 shadow-raised sm:p-7"
        >
          <h2 id="link" className="text-xl">
            {t('referral.link.title')}
          </h2>
          <ShareLink
            link={user === undefined ? null : referralLink(window.location.origin, user.id)}
            shareText={t('referral.link.shareText')}
          />
        </section>
        <section aria-labelledby="disclosure" className="content-start rounded-card bg-sunken p-5 sm:p-7">
          <h2 id="disclosure" className="text-lg">
            {t('referral.disclosure.title')}
          </h2>
          <ul className="mt-3 grid list-disc gap-2.5 pl-5 text-sm text-muted marker:text-accent">
            {DISCLOSURES.map((name) => (
              <li key={name}>{t(`referral.disclosure.${name}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="max-w-form">
        {user === undefined ? (
          <Loading>
            <Skeleton className="h-64 w-full" />
          </Loading>
        ) : (
          <ReferralRequest key={user.id} user={user} />
        )}
      </div>
    </div>
  );
}

/** A question about the referral program, written to the dealer. */
function ReferralRequest({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="request" className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 id="request" className="text-xl">
          {t('referral.request.title')}
        </h2>
        <p className="text-muted">{t('referral.request.intro')}</p>
      </div>
      <ContactPanel
        draft={newDraft({ name: fullName(user), email: user.email }, PROGRAM)}
        topic={PROGRAM}
        hint={t('referral.request.hint')}
        submitText={t('referral.request.submit')}
        sentTitle={t('referral.request.sentTitle')}
      />
    </section>
  );
}
