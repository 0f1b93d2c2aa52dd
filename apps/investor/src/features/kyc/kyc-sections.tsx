import { sectionIntroKeyOf, sectionTitleKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Notice } from '@portal/web/ui/notice';
import { SectionIndex } from '@portal/web/ui/section-index';
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PrefilledContext } from './fields/field-texts.tsx';
import { KYC_INDEX_CELL, KYC_PANEL_CELL } from './kyc-cells.ts';
import { KycProgress } from './kyc-progress.tsx';
import { ProfileReview } from './profile-review.tsx';
import type { Answers } from './saving/answers-queue.ts';
import { useOnlyNew } from './saving/use-saving.ts';
import { SectionForm } from './section-form.tsx';
import { INDEX_STATES } from './section-status.ts';
import { UnsentDocuments, UnsentDocumentsContext } from './sending/unsent-documents.ts';
import { SetAsideNotice } from './set-aside-notice.tsx';
import { SubmitPanel } from './submit-panel.tsx';
import { type KycFlow, type KycFlowInput, useKycFlow } from './use-kyc-flow.ts';
import { useNewQuestions } from './use-new-questions.ts';

/** Loaded on demand: only whoever submitted a profile before is asked what is new. */
const NewQuestions = lazy(async () => ({ default: (await import('./late-parts.ts')).NewQuestions }));

/** What the page says and offers around the answers of a complete profile. */
type AroundReview = { reviewStart: ReactNode; reviewEnd: ReactNode };

type KycSectionsProps = KycFlowInput & AroundReview & { ref: Ref<Pick<KycFlow, 'showMissing'>> };

/** A loaded profile: the index, the open section, and at the end all answers. */
export function KycSections({ ref, reviewStart, reviewEnd, ...props }: KycSectionsProps) {
  const { saving } = props;
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const flow = useKycFlow(props);
  const fresh = useNewQuestions(props.details, flow);
  useImperativeHandle(ref, () => ({ showMissing: flow.showMissing }));
  const [used, setUsed] = useState<Answers>({});
  const [unsent] = useState(() => new UnsentDocuments());
  return (
    <PrefilledContext value={flow.prefilled}>
      <UnsentDocumentsContext value={unsent}>
        <div className={`${KYC_INDEX_CELL} flex flex-col gap-3`}>
          <KycProgress statuses={flow.statuses} isSubmitted={flow.isSubmitted} saveStatus={saving.status} />
          <SectionIndex
            label={t('kycForm.progress.label')}
            panelId={PANEL_ID}
            sections={SECTION_NAMES.map((section) => ({
              id: section,
              title: translate(sectionTitleKeyOf(section)),
              state: INDEX_STATES[flow.statuses[section]],
              stateText: t(`kycForm.status.${flow.statuses[section]}`),
            }))}
            open={fresh.asked === null ? flow.open : null}
            onOpen={(section) => {
              fresh.leave();
              flow.show(section);
            }}
          />
        </div>
        <div className={KYC_PANEL_CELL}>
          <SetAsideNotice
            kyc={flow.kyc}
            queue={saving.queue}
            onUsed={(path) => setUsed((before) => ({ ...before, [path]: true }))}
          />
          {flow.unfinished > 0 ? (
            <Notice tone="attention" title={t('kycForm.unfinished.title')} isNew>
              {t('kycForm.unfinished.text', { count: flow.unfinished })}
            </Notice>
          ) : null}
          {fresh.asked === null ? null : (
            <Since asked={fresh.asked} {...{ flow, saving, used }} onValid={fresh.finish} />
          )}
          {fresh.asked === null && flow.open === null ? (
            <AllAnswers {...{ flow, reviewStart, reviewEnd }} />
          ) : null}
          {fresh.asked === null && flow.open !== null ? (
            <OpenSection key={flow.open} section={flow.open} flow={flow} saving={saving} used={used} />
          ) : null}
        </div>
      </UnsentDocumentsContext>
    </PrefilledContext>
  );
}

type OpenSectionProps = {
  section: NonNullable<KycFlow['open']>;
  flow: KycFlow;
  saving: KycFlowInput['saving'];
  used: Answers;
};

function OpenSection({ section, flow, saving, used }: OpenSectionProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const elsewhere = useMemo(() => ({ ...saving.superseded, ...used }), [saving.superseded, used]);
  const place = { step: SECTION_NAMES.indexOf(section) + 1, total: SECTION_NAMES.length };
  return (
    <SectionPanel
      eyebrow={t('kycForm.place', place)}
      title={translate(sectionTitleKeyOf(section))}
      intro={translate(sectionIntroKeyOf(section))}
      headingRef={flow.headingRef}
    >
      <SectionForm
        section={section}
        kyc={flow.kyc}
        refusal={flow.submission.refusal}
        elsewhere={elsewhere}
        saveStatus={saving.status}
        isPending={flow.submission.isPending}
        submitLabel={flow.isReturning ? t('kycForm.backToReview') : t('kycForm.next', place)}
        onAnswer={(path, answer) => saving.queue.change(path, answer)}
        onLeaveField={() => void saving.queue.flush()}
        onInvalid={() => flow.flag(section)}
        onValid={() => flow.complete(section)}
      />
    </SectionPanel>
  );
}

type SinceProps = Omit<OpenSectionProps, 'section'> & { asked: readonly string[]; onValid: () => void };

/** What is new since the profile was submitted, on one page. */
function Since({ asked, flow, saving, used, onValid }: SinceProps) {
  const { t } = useTranslation();
  useOnlyNew();
  const elsewhere = useMemo(() => ({ ...saving.superseded, ...used }), [saving.superseded, used]);
  return (
    <SectionPanel
      title={t('kycForm.newQuestions.title', { count: asked.length })}
      intro={t('kycForm.newQuestions.intro')}
      headingRef={flow.headingRef}
    >
      <Suspense>
        <NewQuestions
          asked={asked}
          kyc={flow.kyc}
          refusal={flow.submission.refusal}
          elsewhere={elsewhere}
          saveStatus={saving.status}
          isPending={flow.submission.isPending}
          submitLabel={t('kycForm.newQuestions.send')}
          onAnswer={(path, answer) => saving.queue.change(path, answer)}
          onLeaveField={() => void saving.queue.flush()}
          onValid={onValid}
        />
      </Suspense>
    </SectionPanel>
  );
}

/** A complete profile: whether the dealer has it, and every answer with a way to change it. */
function AllAnswers({ flow, reviewStart, reviewEnd }: AroundReview & { flow: KycFlow }) {
  const { t } = useTranslation();
  return (
    <SectionPanel title={t('kycForm.review.title')} headingRef={flow.headingRef}>
      <div className="flex flex-col gap-8">
        <SubmitPanel
          isSubmitted={flow.isSubmitted}
          isReviewDue={flow.isReviewDue}
          submission={flow.submission}
        />
        {reviewStart}
        <ProfileReview kyc={flow.kyc} onChange={flow.change} />
        {reviewEnd}
      </div>
    </SectionPanel>
  );
}

/** Target of the index: every section opens here. */
const PANEL_ID = 'kyc-panel';

type SectionPanelProps = {
  /** Its position among the sections. */
  eyebrow?: string | undefined;
  title: string;
  intro?: string | undefined;
  /** The heading, focused when the panel changes by itself. */
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The open part of the profile: a section or, at the end, all answers. */
function SectionPanel({ eyebrow, title, intro, headingRef, children }: SectionPanelProps) {
  const titleId = useId();
  return (
    <section
      id={PANEL_ID}
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border border-line bg-raised px-5 py-6 shadow-raised sm:px-7 lg:py-3"
    >
      <header className="mb-6 flex flex-col gap-x-3 gap-y-1 lg:mb-2 lg:flex-row lg:items-center">
        {eyebrow === undefined ? null : (
          <p className="figures font-semibold text-accent text-sm lg:sr-only">{eyebrow}</p>
        )}
        <h2
          id={titleId}
          ref={headingRef}
          tabIndex={-1}
          className="shrink-0 scroll-mt-24 rounded-control text-2xl lg:text-xl"
        >
          {title}
        </h2>
        {intro === undefined ? null : <p className="max-w-prose text-muted lg:text-sm">{intro}</p>}
      </header>
      {children}
    </section>
  );
}
