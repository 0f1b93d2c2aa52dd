import { sectionIntroKeyOf, sectionTitleKeyOf } from '@portal/domain/kyc/kyc-texts';
import { SECTION_NAMES, type SectionName } from '@portal/domain/kyc/section-names';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { AccordionSection } from '@portal/web/ui/accordion-section';
import { Notice } from '@portal/web/ui/notice';
import { type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrefilledContext } from './fields/field-texts.tsx';
import { KycProgress } from './kyc-progress.tsx';
import type { Answers } from './saving/answers-queue.ts';
import { SectionBadge } from './section-badge.tsx';
import { SectionForm } from './section-form.tsx';
import { SECTION_MINUTES, type SectionStatus } from './section-status.ts';
import { SetAsideNotice } from './set-aside/set-aside-notice.tsx';
import { SubmitPanel } from './submit-panel.tsx';
import { type KycFlow, type KycFlowInput, useKycFlow } from './use-kyc-flow.ts';

type KycSectionsProps = KycFlowInput & { ref: Ref<Pick<KycFlow, 'showMissing'>> };

/** The sections of a profile that has arrived, the way through them, and its end. */
export function KycSections({ ref, ...props }: KycSectionsProps) {
  const { saving } = props;
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const flow = useKycFlow(props);
  useImperativeHandle(ref, () => ({ showMissing: flow.showMissing }));
  const [used, setUsed] = useState<Answers>({});
  const elsewhere = useMemo(() => ({ ...saving.superseded, ...used }), [saving.superseded, used]);
  const descriptionOf = (section: SectionName) =>
    flow.statuses[section] === 'complete' ? undefined : (
      <>
        <span className="hidden sm:inline">{translate(sectionIntroKeyOf(section))} </span>
        {t('kycForm.minutes', { count: SECTION_MINUTES[section] })}
      </>
    );
  return (
    <PrefilledContext value={flow.prefilled}>
      <div className="flex flex-col gap-4">
        <KycProgress statuses={flow.statuses} saveStatus={saving.status} />
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
        {SECTION_NAMES.map((section) => (
          <AccordionSection
            key={section}
            id={`kyc-${section}`}
            title={
              <SectionTitle title={translate(sectionTitleKeyOf(section))} status={flow.statuses[section]} />
            }
            description={descriptionOf(section)}
            status={
              <span className="hidden sm:block">
                <SectionBadge status={flow.statuses[section]} />
              </span>
            }
            isOpen={flow.open === section}
            onOpenChange={(isOpen) => flow.toggle(section, isOpen)}
            buttonRef={flow.headerRef(section)}
          >
            <SectionForm
              section={section}
              kyc={flow.kyc}
              refusal={flow.submission.refusal}
              elsewhere={elsewhere}
              saveStatus={saving.status}
              submitLabel={flow.isLastToDo(section) ? t('kycForm.finish') : t('kycForm.next')}
              onAnswer={(path, answer) => saving.queue.change(path, answer)}
              onLeaveField={() => void saving.queue.flush()}
              onInvalid={() => flow.flag(section)}
              onValid={() => flow.complete(section)}
            />
          </AccordionSection>
        ))}
        <SubmitPanel
          isComplete={flow.isComplete && flow.open === null}
          isSubmitted={flow.isSubmitted}
          submission={flow.submission}
          ref={flow.endRef}
        />
      </div>
    </PrefilledContext>
  );
}

/** On a phone there is no room for the state beside the title: it stands below. */
function SectionTitle({ title, status }: { title: string; status: SectionStatus }) {
  return (
    <>
      {title}
      <span className="mt-1 block leading-tight sm:hidden">
        <SectionBadge status={status} />
      </span>
    </>
  );
}
