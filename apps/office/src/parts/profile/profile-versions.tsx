import type { ProfileVersion, Revealed } from '@portal/domain/desk/orders/office-profile.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Select } from '@portal/web/ui/select';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OfProfile, type ProfileOwner, useProfileQuery } from '#state/profile-api.ts';
import { ProfileAnswers } from './profile-answers.tsx';
import { useLook } from './use-look.tsx';

type ProfileVersionsProps = {
  owner: ProfileOwner;
  profiles: readonly ProfileVersion[];
  mayReveal: boolean;
  /** The version to show at first. */
  usual: ProfileVersion;
  shown: string;
  onShow: (kycId: string) => void;
};

/** The answers of one version of a profile, optionally next to another's. */
export function ProfileVersions({ owner, profiles, mayReveal, usual, shown, onShow }: ProfileVersionsProps) {
  const { t } = useTranslation();
  const nameOf = useVersionName();
  const [other, setOther] = useState('');
  const choices = profiles.map((version) => ({ value: version.kycId, label: nameOf(version) }));
  return (
    <>
      <div className="grid max-w-lg gap-3">
        <Select
          name="profile-version"
          label={t('officeOrder.profile.version')}
          optional="unsaid"
          placeholder={nameOf(usual)}
          choices={choices.filter(({ value }) => value !== usual.kycId)}
          value={shown === usual.kycId ? '' : shown}
          onChange={(value) => onShow(value === '' ? usual.kycId : value)}
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
        owner={owner}
        mayReveal={mayReveal}
        shown={shown}
        other={other === shown ? '' : other}
        headings={[shown, other].map((id) => choices.find(({ value }) => value === id)?.label ?? '')}
      />
    </>
  );
}

type AnswersProps = {
  owner: ProfileOwner;
  mayReveal: boolean;
  shown: string;
  other: string;
  headings: readonly string[];
};

function Answers({ owner, mayReveal, shown, other, headings }: AnswersProps) {
  const { data, error, refetch, isFetching } = useProfileQuery({ owner, kycId: shown });
  const compared = useProfileQuery({ owner, kycId: other }, { skip: other === '' });
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
        mayReveal ? (path) => <WholeNumber key={path} of={{ owner, kycId: shown }} path={path} /> : null
      }
    />
  );
}

/** A version's name: its number, its day, and whether the order relies on it. */
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

type WholeNumberProps = { of: OfProfile; path: string };

/** Reveals a masked number, with a reason and for a while. */
function WholeNumber({ of, path }: WholeNumberProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const [shown, setShown] = useState<Revealed | null>(null);
  const { look, isBusy, asking } = useLook(of, setShown);
  useEffect(() => {
    if (shown === null) {
      return;
    }
    const timer = setTimeout(() => setShown(null), Math.max(0, Date.parse(shown.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status">
      {shown === null ? (
        <Button tone="quiet" size="small" isPending={isBusy} onPress={() => look(path)}>
          {t('officeOrder.identity.seeNumber')}
        </Button>
      ) : (
        <p>
          {t('officeOrder.identity.number', { number: shown.number ?? '' })}
          <span className="block text-muted">
            {t('officeOrder.identity.until', { when: time(shown.until) })}
          </span>
        </p>
      )}
      {asking}
    </div>
  );
}
