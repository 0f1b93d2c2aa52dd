import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { type ComponentType, useId, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { Later } from './groups/later.tsx';
import { SectionAction } from './section-action.tsx';
import type { SectionFormProps } from './section-form-props.ts';
import { AssetsSection } from './sections/assets-section.tsx';
import { BasicsSection } from './sections/basics-section.tsx';
import { EmploymentSection } from './sections/employment-section.tsx';
import { IdentityVerificationSection } from './sections/identity-verification-section.tsx';
import { IncomeSection } from './sections/income-section.tsx';
import { InvestingSection } from './sections/investing-section.tsx';
import { PoliticalSection } from './sections/political-section.tsx';
import { SectionContext } from './sections/section-context.ts';
import { useSectionForm } from './use-section-form.ts';
import { useStableContext } from './use-stable-context.ts';

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
