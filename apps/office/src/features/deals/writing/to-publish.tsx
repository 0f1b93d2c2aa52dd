import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { Card } from '@portal/web/ui/card';
import { SuccessMark } from '@portal/web/ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealWork } from './deal-work.ts';
import { LanguagesRead } from './languages-read.tsx';
import { countProblems, UNREAD } from './problem-counts.ts';
import { ProblemList } from './problem-list.tsx';
import { SubmitDeal } from './submit-deal.tsx';

type ToPublishProps = {
  deal: OfficeDeal;
  self: StaffSelf;
  work: DealWork;
  problems: readonly FieldIssue[];
  onOpen: (path: string) => void;
};

/** What stands between what is written and its investors: what is missing, what nobody has compared, and then the second person. */
export function ToPublish({ deal, self, work, problems, onOpen }: ToPublishProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { missing, unread } = countProblems(problems);
  const open = problems.filter(({ key }) => !UNREAD.has(key));
  const isComplete = problems.length === 0;
  if (isComplete && deal.version > 0 && !deal.hasChanges) {
    return null;
  }
  return (
    <Card as="section" labelledBy={heading}>
      <div className="grid gap-4">
        <h2 id={heading} className="flex items-center gap-2 text-xl">
          {isComplete ? <SuccessMark className="size-6 text-success" /> : null}
          {isComplete
            ? t('officeDeals.toPublish.complete')
            : t('officeDeals.toPublish.title', { count: problems.length })}
        </h2>
        {missing.length === 0 ? null : (
          <p className="text-muted">
            {missing
              .map(({ language, count }) => t(`officeDeals.toPublish.${language}`, { count }))
              .join(' ')}
          </p>
        )}
        {open.length === 0 ? null : <ProblemList problems={open} onOpen={onOpen} />}
        {unread.length === 0 ? null : (
          <LanguagesRead deal={deal} work={work} unread={unread} isLast={open.length === 0} onOpen={onOpen} />
        )}
        <SubmitDeal deal={deal} self={self} work={work} isComplete={isComplete} />
      </div>
    </Card>
  );
}
