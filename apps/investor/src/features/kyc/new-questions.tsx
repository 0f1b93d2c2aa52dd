import { newQuestions } from '@portal/domain/client/kyc/checks/new-questions';
import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { useId, useMemo, useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import type { KycPath } from './fields/field-texts.tsx';
import { KycField } from './fields/kyc-field.tsx';
import { PurchasesElsewhere } from './groups/purchases-elsewhere.tsx';
import { TaxResidences } from './groups/tax-residences.tsx';
import { SectionAction } from './section-action.tsx';
import type { SectionFormProps } from './section-form-props.ts';
import { SectionContext } from './sections/section-context.ts';
import { useSectionForm } from './use-section-form.ts';
import { useStableContext } from './use-stable-context.ts';

type NewQuestionsProps = Omit<SectionFormProps, 'section' | 'onInvalid'> & {
  /** Whole paths of the questions, as the domain gives them. */
  asked: readonly string[];
};

/** What a profile that was submitted before does not answer yet, on one page; every other answer stays as it is. */
export function NewQuestions({ asked, ...props }: NewQuestionsProps) {
  const { kyc, saveStatus, isPending, submitLabel, onLeaveField } = props;
  const { form, problems, attempt, submit } = useSectionForm({
    ...props,
    sections: SECTION_NAMES,
    hasEmptyAmounts: false,
    onInvalid: () => undefined,
  });
  const formId = useId();
  return (
    <form id={formId} noValidate onSubmit={submit} onBlur={onLeaveField} className="flex flex-col gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <SectionContext value={useStableContext(kyc)}>
        <FormProvider {...form}>
          <Questions asked={asked} kyc={kyc} />
        </FormProvider>
      </SectionContext>
      <SectionAction {...{ formId, saveStatus, isPending }} label={submitLabel} />
    </form>
  );
}

/** The questions, and those that an answer on this page brings with it; none leaves while it is being answered. */
function Questions({ asked, kyc }: { asked: readonly string[]; kyc: KycDraft }) {
  const { control } = useFormContext();
  const answers = useWatch({ control });
  const now = useMemo(
    () => newQuestions({ ...kyc, ...answers }, { today: dealerDay(new Date()) }),
    [kyc, answers],
  );
  const [shown, setShown] = useState<readonly string[]>(asked);
  const later = (now ?? []).filter((path) => !shown.includes(path));
  if (later.length > 0) {
    setShown([...shown, ...later]);
  }
  return [...new Set(shown.map(questionOf))].map((path) => <Question key={path} path={path} />);
}

/** Lines of a list are asked together, with the question that they belong to. */
function questionOf(path: string): string {
  if (path.startsWith('investing.purchasesElsewhere.')) {
    return 'investing.boughtElsewhere';
  }
  return path.startsWith(`${TAX_LINES}.`) ? TAX_LINES : path;
}

const TAX_LINES = 'basics.taxResidences';

function Question({ path }: { path: string }) {
  if (path === TAX_LINES) {
    return <TaxResidences />;
  }
  if (path === 'investing.boughtElsewhere') {
    return <Purchases />;
  }
  return isKycPath(path) ? <KycField path={path} /> : null;
}

function Purchases() {
  const { control } = useFormContext();
  const bought: unknown = useWatch({ control, name: 'investing.boughtElsewhere' });
  return (
    <>
      <KycField path="investing.boughtElsewhere" />
      {bought === true ? <PurchasesElsewhere /> : null}
    </>
  );
}

function isKycPath(path: string): path is KycPath {
  const isIn = (section: SectionName) => path.startsWith(`${section}.`);
  return SECTION_NAMES.some(isIn);
}
