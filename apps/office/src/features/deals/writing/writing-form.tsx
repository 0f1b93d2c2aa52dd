import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { FORM_BEHAVIOUR } from '@portal/web/form/issues-resolver';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useSaveQueue } from '@portal/web/saving/use-save-queue';
import { Card } from '@portal/web/ui/card';
import { startTransition, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router';
import type { Store } from '#state/store.ts';
import { SECTION_PARAM } from '../deal/deal-addresses.ts';
import { ClashPanel } from './clash-panel.tsx';
import { DEAL_SECTIONS, fieldAt } from './deal-fields.ts';
import { type DealForm, draftOf, formOf } from './deal-form.ts';
import { DealSectionIndex } from './deal-section-index.tsx';
import { problemsOfForm } from './problems-of-form.ts';
import { SaveState } from './save-state.tsx';
import { SectionFields } from './section-fields.tsx';
import { ToPublish } from './to-publish.tsx';
import { useComeTo } from './use-come-to.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { workOn } from './works.ts';
import { type WantedField, WritingContext } from './writing-context.ts';

const useAppStore = useStore.withTypes<Store>();

/** The form of a deal: one part of it at a time, saved while it is written. */
export function WritingForm({ deal, self }: { deal: OfficeDeal; self: StaffSelf }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const store = useAppStore();
  const [work] = useState(() => workOn(store, self, deal));
  const { control, setValue, subscribe, reset } = useForm<DealForm>({
    defaultValues: formOf(work.written),
    ...FORM_BEHAVIOUR,
  });
  const [typed, setTyped] = useState<DealForm>(() => formOf(work.written));
  const saving = useSaveQueue(work.queue);
  const { clashes, metBy } = useSyncExternalStore(work.subscribe, work.snapshot);
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const [query, setQuery] = useSearchParams();
  const section = DEAL_SECTIONS.find((one) => one === query.get(SECTION_PARAM)) ?? DEAL_SECTIONS[0];
  const panel = useId();
  const heading = useId();
  useLeaveGuard(clashes.length > 0);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          work.write(draftOf(values, work.written));
          startTransition(() => setTyped({ ...values }));
        },
      }),
    [subscribe, work],
  );
  useEffect(() => work.onArrival((draft) => reset(formOf(draft))), [work, reset]);
  useComeTo(wanted, section);
  const problems = useMemo(() => problemsOfForm(typed, work.written, deal), [typed, work, deal]);
  const open = (next: string) =>
    setQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), [SECTION_PARAM]: next }), {
      replace: true,
    });
  const comeTo = (path: string) => {
    const field = { path, section: fieldAt(path)?.section ?? section };
    open(field.section);
    setWanted(field);
  };
  const context = useMemo(() => {
    const byPath = new Map([...problems].reverse().map((problem) => [problem.path, problem]));
    return { control, setValue, problems: byPath, wanted };
  }, [control, setValue, problems, wanted]);
  return (
    <WritingContext value={context}>
      <div className="grid gap-6">
        <ClashPanel work={work} clashes={clashes} metBy={metBy} />
        <ToPublish deal={deal} self={self} work={work} problems={problems} onOpen={comeTo} />
        <div className="grid gap-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-8">
          <div className="lg:sticky lg:top-6 lg:self-start">
            <DealSectionIndex problems={problems} open={section} onOpen={open} panelId={panel} />
            <div className="mt-3 lg:px-3">
              <SaveState status={saving.status} savedAt={saving.savedAt} onRetry={() => work.queue.retry()} />
            </div>
          </div>
          <Card as="section" labelledBy={heading}>
            <div id={panel} className="grid grid-cols-1 gap-6">
              <div className="grid gap-1.5">
                <h2 id={heading} className="text-2xl">
                  {t(`officeDeals.sections.${section}`)}
                </h2>
                <p className="max-w-prose text-muted">{translate(`officeDeals.sectionIntros.${section}`)}</p>
              </div>
              <SectionFields section={section} deal={deal} />
            </div>
          </Card>
        </div>
      </div>
    </WritingContext>
  );
}
