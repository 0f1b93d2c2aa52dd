import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useConfirmLanguagesMutation } from '../deals-api.ts';
import type { DealWork } from './deal-work.ts';
import { ProblemList } from './problem-list.tsx';

type LanguagesReadProps = {
  deal: OfficeDeal;
  work: DealWork;
  unread: readonly FieldIssue[];
  /** Nothing else is to do. */
  isLast: boolean;
  onOpen: (path: string) => void;
};

/** Texts whose languages nobody has compared since one moved, and saying that somebody has. */
export function LanguagesRead({ deal, work, unread, isLast, onOpen }: LanguagesReadProps) {
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
