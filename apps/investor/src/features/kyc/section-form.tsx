import { contextOf, type KycContext } from '@portal/domain/client/kyc/fields/kyc-context';
import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { SaveStatus } from '@portal/web/saving/save-status';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { type ComponentType, useId, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { Later } from './groups/later.tsx';
import type { Answers } from './saving/answers-queue.ts';
import { SectionAction } from './section-action.tsx';
import { AssetsSection } from './sections/assets-section.tsx';
import { BasicsSection } from './sections/basics-section.tsx';
import { EmploymentSection } from './sections/employment-section.tsx';
import { IdentityVerificationSection } from './sections/identity-verification-section.tsx';
import { IncomeSection } from './sections/income-section.tsx';
import { InvestingSection } from './sections/investing-section.tsx';
import { PoliticalSection } from './sections/political-section.tsx';
import { SectionContext } from './sections/section-context.ts';
import { type Refusal, useSectionForm } from './use-section-form.ts';

export type SectionFormProps = {
  section: SectionName;
  /** The current profile: initial values of the section, and context for its rules. */
  kyc: KycDraft;
  refusal: Refusal;
  /** Fields answered elsewhere while the form was open, by path. */
  elsewhere: Answers;
  saveStatus: SaveStatus;
  /** The profile is being submitted. */
  isPending: boolean;
  submitLabel: string;
  onAnswer: (path: string, answer: unknown) => void;
  /** A field was left: save now. */
  onLeaveField: () => void;
  /** The section has problems. */
  onInvalid: () => void;
  onValid: () => void;
};

/** One section as its own form: all problems at once, then on to the next section. */
export function SectionForm(props: SectionFormProps) {
  const { section, kyc, saveStatus, isPending, submitLabel, onLeaveField } = props;
  const sections = useMemo(() => [section], [section]);
  const { form, problems, attempt, submit, isSending } = useSectionForm({
    ...props,
    sections,
    hasEmptyAmounts: true,
  });
  const formId = useId();
  // Typing re-renders one field, not the hundred choices of the others.
  const fields = useMemo(
    () => (
      <FormProvider {...form}>
        <Later isWhole>
          <SectionFields section={section} />
        </Later>
      </FormProvider>
    ),
    [form, section],
  );
  return (
    <form id={formId} noValidate onSubmit={submit} onBlur={onLeaveField} className="flex flex-col gap-10">
      <ErrorSummary problems={problems} attempt={attempt} />
      <SectionContext value={useStableContext(kyc)}>{fields}</SectionContext>
      <SectionAction {...{ formId, saveStatus }} label={submitLabel} isPending={isPending || isSending} />
    </form>
  );
}

/** Keeps the object's identity while its values are equal. */
export function useStableContext(kyc: KycDraft): KycContext {
  const { today, hasSpouse, includesSpouse, mayBeLimited } = contextOf(kyc, dealerDay(new Date()));
  return useMemo(
    () => ({ today, hasSpouse, includesSpouse, mayBeLimited }),
    [today, hasSpouse, includesSpouse, mayBeLimited],
  );
}

const FIELDS: Readonly<Record<SectionName, ComponentType>> = {
  basics: BasicsSection,
  identityVerification: IdentityVerificationSection,
  employment: EmploymentSection,
  income: IncomeSection,
  assets: AssetsSection,
  investing: InvestingSection,
  political: PoliticalSection,
};

/** The fields of a section, inside its form. */
function SectionFields({ section }: { section: SectionName }) {
  const Fields = FIELDS[section];
  return <Fields />;
}
