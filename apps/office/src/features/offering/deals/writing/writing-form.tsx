import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { problemsOf } from '@portal/domain/offering/deals/authoring/deal-problems';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { pageMark } from '@portal/domain/offering/deals/authoring/page-mark';
import { focusField } from '@portal/web/form/field-id';
import { FORM_BEHAVIOUR } from '@portal/web/form/issues-resolver';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useSaveQueue } from '@portal/web/saving/use-save-queue';
import { Card } from '@portal/web/ui/card';
import { SectionIndex } from '@portal/web/ui/section-index';
import { startTransition, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router';
import type { Store } from '#state/store.ts';
import { SECTION_PARAM } from '../deal/deal-addresses.ts';
import { ClashPanel } from './clash-panel.tsx';
import { DEAL_SECTIONS, type DealSection, fieldAt } from './deal-fields.ts';
import { type DealForm, draftOf, formOf, unreadable } from './deal-form.ts';
import { SaveState } from './save-state.tsx';
import { SectionFields } from './section-fields.tsx';
import { ToPublish } from './to-publish.tsx';
import { useMemorandumLanguages } from './use-memorandum-languages.ts';
import { workOn } from './work-on.ts';
import { type WantedField, WritingContext } from './writing-context.ts';

const useAppStore = useStore.withTypes<Store>();

/** The form of a deal: one section at a time, saved as it is typed. */
export function WritingForm({ deal, self }: { deal: OfficeDeal; self: StaffSelf }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const store = useAppStore();
  const [work] = useState(() => workOn(store, self, deal));
  const { control, getValues, setValue, subscribe, reset } = useForm<DealForm>({
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
  const languages = useMemorandumLanguages(deal, typed.content.offering.exemptions);
  const problems = useMemo(
    () => problemsOfForm(typed, work.written, deal, languages),
    [typed, work, deal, languages],
  );
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
    const markOfPage = () => pageMark(draftOf(getValues(), work.written));
    return { control, setValue, problems: byPath, wanted, markOfPage };
  }, [control, getValues, setValue, problems, wanted, work]);
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

type DealSectionIndexProps = {
  problems: readonly FieldIssue[];
  open: DealSection;
  onOpen: (section: DealSection) => void;
  panelId: string;
};

/** The sections of the form, each with how much is left to do. */
function DealSectionIndex({ problems, open, onOpen, panelId }: DealSectionIndexProps) {
  const { t } = useTranslation();
  const counts = new Map<DealSection, number>();
  for (const { path } of problems) {
    const section = fieldAt(path)?.section;
    if (section !== undefined) {
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  }
  return (
    <SectionIndex
      label={t('officeDeals.sections.label')}
      sections={DEAL_SECTIONS.map((id) => {
        const count = counts.get(id) ?? 0;
        return {
          id,
          title: t(`officeDeals.sections.${id}`),
          state: count === 0 ? 'done' : 'begun',
          stateText: count === 0 ? t('officeDeals.sections.done') : t('officeDeals.sections.left', { count }),
        };
      })}
      open={open}
      onOpen={onOpen}
      panelId={panelId}
    />
  );
}

/** Focuses the wanted field, once its section is open. */
function useComeTo(wanted: WantedField | null, open: DealSection): void {
  const reached = useRef<WantedField | null>(null);
  useEffect(() => {
    if (wanted !== null && wanted.section === open && wanted !== reached.current) {
      focusField(wanted.path);
      reached.current = wanted;
    }
  }, [wanted, open]);
}

/** While a clash keeps edits from being saved, the browser asks before the page closes. */
function useLeaveGuard(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) {
      return;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWaiting]);
}

/** What keeps the current draft from being published, in the order of its rules; what only the server knows comes last. */
function problemsOfForm(
  typed: DealForm,
  before: DealDraft,
  deal: OfficeDeal,
  memorandumLanguages: readonly Language[],
): FieldIssue[] {
  const draft = draftOf(typed, before);
  const wrong = unreadable(typed);
  const known = new Set(wrong.map(({ path }) => path));
  const facts = { ...deal, memorandumLanguages, today: dealerDay(new Date()) };
  const found = problemsOf(draft, facts).filter(({ path }) => !known.has(path));
  return [...wrong, ...found, ...takenSlug(draft, deal, found)];
}

/** Says that another deal has this address, while the address is the one last saved. */
function takenSlug({ slug }: DealDraft, deal: OfficeDeal, found: readonly FieldIssue[]): FieldIssue[] {
  const isSaid = deal.draft.slug === slug && deal.problems.some(({ path }) => path === 'slug');
  return isSaid && found.every(({ path }) => path !== 'slug')
    ? [{ path: 'slug', key: 'dealProblems.slugTaken', values: {} }]
    : [];
}
