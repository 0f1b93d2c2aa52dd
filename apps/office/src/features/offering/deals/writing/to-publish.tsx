import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { FormFailure } from '@portal/web/ui/form-failure';
import { SuccessMark } from '@portal/web/ui/icons';
import { Notice } from '@portal/web/ui/notice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmLanguagesMutation, useMoveDealMutation } from '../deals-api.ts';
import { fieldAt } from './deal-fields.ts';
import type { DealWork } from './deal-work.ts';
import { ProblemList } from './problem-list.tsx';

/** Texts whose two languages nobody has compared since one of them changed. */
const UNREAD: ReadonlySet<string> = new Set([
  'dealProblems.englishMoved',
  'dealProblems.frenchMoved',
  'dealProblems.neverRead',
]);

type ToPublishProps = {
  deal: OfficeDeal;
  self: StaffSelf;
  work: DealWork;
  problems: readonly FieldIssue[];
  onOpen: (path: string) => void;
};

/** What keeps the draft from its investors: missing answers, uncompared languages, and then the second person. */
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

type SubmitDealProps = { deal: OfficeDeal; self: StaffSelf; work: DealWork; isComplete: boolean };

/** Sends the draft to a second person, if the office has one. */
function SubmitDeal({ deal, self, work, isComplete }: SubmitDealProps) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [moveDeal, { error }] = useMoveDealMutation();
  if (deal.review !== null || !self.actions.includes('deals.submit')) {
    return null;
  }
  if (deal.approvers.length === 0) {
    return <Notice title={t('officeDeals.submit.nobody')}>{t('officeDeals.submit.nobodyText')}</Notice>;
  }
  const submit = () =>
    run(async () => {
      if (!(await work.queue.flush())) {
        return;
      }
      const { data } = await moveDeal({ id: deal.id, move: 'submit', body: { base: work.base } });
      if (data !== undefined) {
        showToast('success', t('officeDeals.submit.done'));
      }
    });
  return isComplete ? (
    <div className="grid gap-3">
      <FormFailure error={error} />
      <p className="max-w-prose text-muted">
        {t('officeDeals.submit.text', { names: deal.approvers.map(({ name }) => name).join(', ') })}
      </p>
      <div>
        <Button tone="primary" onPress={() => void submit()} isPending={isBusy}>
          {t('officeDeals.submit.action')}
        </Button>
      </div>
    </div>
  ) : null;
}

type LanguagesReadProps = {
  deal: OfficeDeal;
  work: DealWork;
  unread: readonly FieldIssue[];
  /** Nothing else is left to do. */
  isLast: boolean;
  onOpen: (path: string) => void;
};

/** The texts whose languages nobody has compared since one changed, and the button that confirms it. */
function LanguagesRead({ deal, work, unread, isLast, onOpen }: LanguagesReadProps) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [confirm, { error }] = useConfirmLanguagesMutation();
  const say = () =>
    run(async () => {
      if (!(await work.queue.flush())) {
        return;
      }
      const { data } = await confirm({ id: deal.id, base: work.base });
      if (data !== undefined) {
        work.confirmed(data);
        showToast('success', t('officeDeals.languages.done'));
      }
    });
  return (
    <div className="grid gap-3 rounded-card bg-info-soft p-4">
      <p className="font-semibold">{t('officeDeals.languages.title', { count: unread.length })}</p>
      <p className="max-w-prose text-sm">{t('officeDeals.languages.text')}</p>
      <ProblemList problems={unread} onOpen={onOpen} />
      <FormFailure error={error} />
      <div>
        <Button
          tone={isLast ? 'primary' : 'secondary'}
          size="small"
          onPress={() => void say()}
          isPending={isBusy}
        >
          {t('officeDeals.languages.submit')}
        </Button>
      </div>
    </div>
  );
}

type Counts = {
  /** How many texts are missing per language; languages with none missing are left out. */
  missing: { language: Language; count: number }[];
  unread: FieldIssue[];
};

/** The problems of a deal, counted as people would. */
function countProblems(problems: readonly FieldIssue[]): Counts {
  const missing = LANGUAGES.map((language) => ({
    language,
    count: problems.filter(
      ({ path, key }) => key === 'dealProblems.missing' && fieldAt(path)?.language === language,
    ).length,
  }));
  return {
    missing: missing.filter(({ count }) => count > 0),
    unread: problems.filter(({ key }) => UNREAD.has(key)),
  };
}
