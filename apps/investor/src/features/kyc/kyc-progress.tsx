import { SECTION_NAMES, type SectionName } from '@portal/domain/kyc/section-names';
import { classNames } from '@portal/web/class-names';
import { ProgressBar } from '@portal/web/ui/progress-bar';
import { useTranslation } from 'react-i18next';
import type { SaveStatus } from '#state/save-status.ts';
import { SaveState } from './saving/save-state.tsx';
import { SECTION_MINUTES, type SectionStatus } from './section-status.ts';

type KycProgressProps = { statuses: Readonly<Record<SectionName, SectionStatus>>; saveStatus: SaveStatus };

/** How much of the profile is filled in, how long the rest takes, and whether it is saved. */
export function KycProgress({ statuses, saveStatus }: KycProgressProps) {
  const { t } = useTranslation();
  const left = SECTION_NAMES.filter((section) => statuses[section] !== 'complete');
  const total = SECTION_NAMES.length;
  const done = total - left.length;
  const minutes = left.reduce((sum, section) => sum + SECTION_MINUTES[section], 0);
  const text = t('kycForm.progress.done', { count: done, total });
  // Trouble with saving has to be seen from the middle of a long section too.
  const isTrouble = saveStatus === 'retrying' || saveStatus === 'refused';
  return (
    <div
      className={classNames(
        'flex flex-col gap-2',
        isTrouble &&
          'sticky short:static top-2 z-10 rounded-card border border-attention bg-raised p-3 shadow-floating',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p className="figures font-semibold">
          {text}
          {minutes === 0 ? null : (
            <span className={classNames('font-normal text-muted', isTrouble && 'max-sm:hidden')}>
              {' '}
              · {t('kycForm.progress.left', { count: minutes })}
            </span>
          )}
        </p>
        <SaveState status={saveStatus} isAnnounced />
      </div>
      {/* On a phone the bar that stays in view says the two things that matter, and leaves room for the fields. */}
      <div className={classNames(isTrouble && 'max-sm:hidden')}>
        <ProgressBar label={t('kycForm.progress.label')} value={done / total} text={text} />
      </div>
    </div>
  );
}
