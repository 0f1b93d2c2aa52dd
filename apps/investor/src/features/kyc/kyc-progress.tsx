import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { classNames } from '@portal/web/class-names';
import type { SaveStatus } from '@portal/web/saving/save-status';
import { useTranslation } from 'react-i18next';
import { SaveState } from './saving/save-state.tsx';
import { SECTION_MINUTES, type SectionStatus } from './section-status.ts';

type KycProgressProps = {
  statuses: Readonly<Record<SectionName, SectionStatus>>;
  isSubmitted: boolean;
  saveStatus: SaveStatus;
};

/** How much of the profile is done, how long the rest takes, and whether it is saved. */
export function KycProgress({ statuses, isSubmitted, saveStatus }: KycProgressProps) {
  const { t } = useTranslation();
  const left = SECTION_NAMES.filter((section) => statuses[section] !== 'complete');
  const total = SECTION_NAMES.length;
  const minutes = left.reduce((sum, section) => sum + SECTION_MINUTES[section], 0);
  // Complete is not submitted: the dealer does not have it yet.
  const rest =
    minutes > 0
      ? t('kycForm.progress.left', { count: minutes })
      : isSubmitted
        ? null
        : t('kycForm.progress.toSubmit');
  // Trouble with saving must be visible from the middle of a long section too.
  const isTrouble = saveStatus === 'retrying' || saveStatus === 'refused';
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm',
        isTrouble &&
          'sticky short:static top-2 z-10 rounded-card border border-attention bg-raised p-3 shadow-floating',
      )}
    >
      <p className="figures font-semibold">
        {t('kycForm.progress.done', { count: total - left.length, total })}
        {rest === null ? null : (
          <span className={classNames('font-normal text-muted', isTrouble && 'max-sm:hidden')}>
            {' '}
            · {rest}
          </span>
        )}
      </p>
      <SaveState status={saveStatus} isAnnounced />
    </div>
  );
}
