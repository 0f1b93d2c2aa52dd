import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { type Conflict, conflictsIn } from '@portal/domain/people/onboarding/conflicts';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useOwnRepresentativeQuery } from '#state/session-api.ts';

const TEXTS = {
  soon: 'onboarding.conflicts.soon',
  borrowed: 'onboarding.conflicts.borrowed',
  neverInvested: 'onboarding.conflicts.neverInvested',
} as const satisfies Record<Conflict, string>;

/** What in the answers is worth a talk before an order, and with whom; draws nothing where nothing is. */
export function ConflictNotice({ answers }: { answers: OnboardingAnswers }) {
  const conflicts = conflictsIn(answers);
  return conflicts.length === 0 ? null : <Talk conflicts={conflicts} />;
}

function Talk({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { t } = useTranslation();
  const { data, isLoading } = useOwnRepresentativeQuery();
  if (isLoading) {
    return null;
  }
  const name = data?.fullName ?? t('brand.name');
  return (
    <Notice
      tone="info"
      title={t('onboarding.conflicts.title', { name })}
      action={
        <LinkButton size="small" href={paths.contact()}>
          {t('onboarding.conflicts.write', { name })}
        </LinkButton>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {conflicts.map((conflict) => (
          <li key={conflict}>{t(TEXTS[conflict])}</li>
        ))}
      </ul>
      <p className="mt-2">{t('onboarding.conflicts.call', { name })}</p>
    </Notice>
  );
}
