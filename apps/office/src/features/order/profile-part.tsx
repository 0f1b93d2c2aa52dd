import type { OfficeOrder } from '@portal/domain/wire/office-order';
import type { ProfileVersion } from '@portal/domain/wire/office-profile';
import type { StaffSelf } from '@portal/domain/wire/staff';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Select } from '@portal/web/ui/select';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IdentityPart } from './identity-part.tsx';
import { useProfileQuery } from './order-api.ts';
import { OrderPart } from './order-part.tsx';
import { ProfileAnswers } from './profile-answers.tsx';
import { WholeNumber } from './whole-number.tsx';

type ProfilePartProps = { page: OfficeOrder; actions: StaffSelf['actions'] };

/** The answers of the version that the order relies on, beside those of another where somebody asks; then the documents. */
export function ProfilePart({ page, actions }: ProfilePartProps) {
  const mayReveal = actions.includes('profiles.reveal');
  const { t } = useTranslation();
  const { profiles, hasNewerProfile, order } = page;
  const nameOf = useVersionName();
  const relied = profiles.find(({ isOrders }) => isOrders) ?? profiles[0];
  const [shown, setShown] = useState(relied?.kycId ?? '');
  const [other, setOther] = useState('');
  const choices = profiles.map((version) => ({ value: version.kycId, label: nameOf(version) }));
  if (relied === undefined) {
    return (
      <OrderPart id="profile" title={t('officeOrder.profile.title')}>
        <p className="text-muted">{t('officeOrder.profile.none')}</p>
      </OrderPart>
    );
  }
  return (
    <>
      <OrderPart id="profile" title={t('officeOrder.profile.title')}>
        {hasNewerProfile ? (
          <Notice tone="attention" title={t('officeOrder.profile.newer')}>
            {t('officeOrder.profile.newerText')}
          </Notice>
        ) : null}
        <div className="grid max-w-lg gap-3">
          <Select
            name="profile-version"
            label={t('officeOrder.profile.version')}
            optional="unsaid"
            placeholder={nameOf(relied)}
            choices={choices.filter(({ value }) => value !== relied.kycId)}
            value={shown === relied.kycId ? '' : shown}
            onChange={(value) => setShown(value === '' ? relied.kycId : value)}
          />
          <Select
            name="profile-compare"
            label={t('officeOrder.profile.compare')}
            optional="unsaid"
            placeholder={t('officeOrder.profile.compareNone')}
            choices={choices.filter(({ value }) => value !== shown)}
            value={other}
            onChange={setOther}
          />
        </div>
        <Answers
          orderId={order.id}
          mayReveal={mayReveal}
          shown={shown}
          other={other === shown ? '' : other}
          headings={[shown, other].map((id) => choices.find(({ value }) => value === id)?.label ?? '')}
        />
      </OrderPart>
      <IdentityPart
        orderId={order.id}
        kycId={shown}
        mayReveal={mayReveal}
        mayCheck={actions.includes('profiles.check-identity')}
      />
    </>
  );
}

type AnswersProps = {
  orderId: string;
  mayReveal: boolean;
  shown: string;
  other: string;
  headings: readonly string[];
};

function Answers({ orderId, mayReveal, shown, other, headings }: AnswersProps) {
  const { data, error, refetch, isFetching } = useProfileQuery({ orderId, kycId: shown });
  const compared = useProfileQuery({ orderId, kycId: other }, { skip: other === '' });
  const failure = error ?? compared.error;
  if (failure !== undefined) {
    return (
      <CallFailure
        error={failure}
        onRetry={() => {
          void refetch();
          if (other !== '') {
            void compared.refetch();
          }
        }}
        isRetrying={isFetching || compared.isFetching}
      />
    );
  }
  if (data === undefined || (other !== '' && compared.data === undefined)) {
    return (
      <Loading>
        <Skeleton className="h-72 w-full" />
      </Loading>
    );
  }
  return (
    <ProfileAnswers
      answers={data.answers}
      compared={other === '' ? null : (compared.data?.answers ?? null)}
      headings={headings}
      revealOf={
        mayReveal ? (path) => <WholeNumber key={path} of={{ orderId, kycId: shown }} path={path} /> : null
      }
    />
  );
}

/** What a version is called: its number and its day, and whether the order relies on it. */
function useVersionName(): (version: ProfileVersion) => string {
  const { t } = useTranslation();
  const { date } = useFormats();
  return ({ version, submittedAt, isOrders }) => {
    const name =
      submittedAt === null
        ? t('officeOrder.profile.draftName')
        : t('officeOrder.profile.versionName', { number: version, when: date(submittedAt) });
    return isOrders ? `${name} (${t('officeOrder.profile.ofOrder')})` : name;
  };
}
