import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import type { ProfileVersion } from '@portal/domain/desk/orders/office-profile.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FlagsOfPage } from '#parts/flags/flags-of-page.tsx';
import { ProfileFlags } from '#parts/flags/profile-flags.tsx';
import { WorkPanel } from '#parts/holder/work-panel.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { MessagesPart } from '#parts/messages-part.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { PartsIndex } from '#parts/parts-index.tsx';
import { ProfileVersions } from '#parts/profile/profile-versions.tsx';
import { useShownPart } from '#parts/use-shown-part.ts';
import { useInvestorQuery } from './investors-api.ts';
import { OnboardingPart } from './onboarding-part.tsx';
import { OrdersPart } from './orders-part.tsx';
import { PapersPart } from './papers-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { WhoPart } from './who-part.tsx';
import { WrittenPart } from './written-part.tsx';

/** Everything about an investor that this person may see. */
export function InvestorPage({ self }: { self: StaffSelf }) {
  const { investorId = '' } = useParams<{ investorId: string }>();
  const { t } = useTranslation();
  const read = useInvestorQuery({ investorId }, { refetchOnMountOrArgChange: true });
  usePageTitle(read.currentData?.investor.name ?? t('officeInvestors.eyebrow'));
  useShownPart(read.currentData !== undefined);
  return (
    <Loaded read={{ ...read, data: read.currentData }}>
      {(page) => <Shown key={page.investor.id} page={page} self={self} />}
    </Loaded>
  );
}

type ShownProps = { page: OfficeInvestor; self: StaffSelf };

function Shown({ page, self }: ShownProps) {
  const { t } = useTranslation();
  const { investor, moves } = page;
  const { actions } = self;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          <TextLink href={OFFICE_PAGES.investors} isAlone>
            {t('officeInvestors.back')}
          </TextLink>
        </p>
        <PageHeading
          eyebrow={t('officeInvestors.eyebrow')}
          title={investor.name}
          takesFocus
          aside={investor.closedAt === null ? null : <Badge>{t('officeInvestors.closed')}</Badge>}
        />
      </div>
      <PartsIndex
        parts={[
          { id: 'who', title: t('officeInvestors.who.title') },
          { id: 'orders', title: t('officeInvestors.orders.title') },
          { id: 'profile', title: t('officeOrder.profile.title') },
          { id: 'papers', title: t('officeInvestors.papers.title') },
          { id: 'sessions', title: t('officeInvestors.sessions.title') },
          { id: 'consents', title: t('officeInvestors.consents.title') },
          { id: 'onboarding', title: t('officeInvestors.onboarding.title') },
          { id: 'written', title: t('officeMessages.ofInvestor.title') },
          { id: 'messages', title: t('officeOrder.messages.title') },
        ]}
      />
      <WorkPanel page={{ kind: 'investor', id: investor.id }} selfId={self.id} />
      <BounceNotice page={page} />
      <ProfileFlags
        investorId={investor.id}
        flags={page.flags}
        mayClear={actions.includes('profiles.clear-flag')}
      />
      <FlagsOfPage
        flags={page.paymentFlags}
        mayClear={actions.includes('payments.clear-flag')}
        of="investor"
      />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <WhoPart page={page} />
        <OrdersPart orders={page.orders} />
      </div>
      <ProfilePart
        investorId={investor.id}
        profiles={page.profiles}
        mayReveal={actions.includes('profiles.reveal')}
      />
      <PapersPart
        investorId={investor.id}
        papers={page.papers}
        mayReadSigned={actions.includes('profiles.view')}
      />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <SessionsPart
          investorId={investor.id}
          sessions={page.sessions}
          mayEnd={moves.includes('end-sessions')}
        />
        <ConsentsPart consents={page.consents} />
      </div>
      <OnboardingPart answers={page.onboarding} />
      <WrittenPart written={page.written} />
      <MessagesPart messages={page.messages} />
    </div>
  );
}

/** Warns that mail to the investor bounces; draws nothing if it arrives. */
function BounceNotice({ page: { messages, investor } }: { page: OfficeInvestor }) {
  const { t } = useTranslation();
  const bounce = messages.find(
    ({ address, bounce: back }) => back !== null && address === investor.email,
  )?.bounce;
  return bounce === undefined || bounce === null ? null : (
    <Notice tone="attention" title={t('officeInvestors.bounced.title')}>
      <p className="wrap-anywhere">
        {t('officeInvestors.bounced.text', { address: investor.email, reason: bounce.reason })}
      </p>
    </Notice>
  );
}

/** The consents that the investor gave and withdrew, over time. */
function ConsentsPart({ consents }: Pick<OfficeInvestor, 'consents'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <PagePart id="consents" title={t('officeInvestors.consents.title')}>
      {consents.length === 0 ? <p className="text-muted">{t('officeInvestors.consents.none')}</p> : null}
      <ul className="grid gap-2 empty:hidden">
        {consents.map(({ kind, isGranted, at }) => (
          <li key={`${kind} ${at}`}>
            {t(isGranted ? 'security.consents.given' : 'security.consents.withdrawn', {
              kind: t(`security.consents.kinds.${kind}`),
              when: dateTime(at),
            })}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

type ProfilePartProps = { investorId: string; profiles: readonly ProfileVersion[]; mayReveal: boolean };

/** Every version of the profile: the latest one submitted, next to another for comparison. */
function ProfilePart({ investorId, profiles, mayReveal }: ProfilePartProps) {
  const { t } = useTranslation();
  const usual = profiles.find(({ isDraft }) => !isDraft) ?? profiles[0];
  const [shown, setShown] = useState('');
  return (
    <PagePart id="profile" title={t('officeOrder.profile.title')}>
      {usual === undefined ? (
        <p className="text-muted">{t('officeInvestors.profile.none')}</p>
      ) : (
        <ProfileVersions
          owner={{ investorId }}
          profiles={profiles}
          mayReveal={mayReveal}
          usual={usual}
          shown={profiles.some(({ kycId }) => kycId === shown) ? shown : usual.kycId}
          onShow={setShown}
        />
      )}
    </PagePart>
  );
}
