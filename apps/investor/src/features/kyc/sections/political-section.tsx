import { isBlank } from '@portal/domain/client/kyc/fields/draft';
import { POLITICAL_QUESTIONS } from '@portal/domain/client/kyc/sections/political';
import { Button } from '@portal/web/ui/button';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { KycField } from '../fields/kyc-field.tsx';

const PATHS = POLITICAL_QUESTIONS.map((question) => `political.${question}.value` as const);

type Question = (typeof POLITICAL_QUESTIONS)[number];

/** Four yes-or-no questions; a yes needs a description. */
export function PoliticalSection() {
  return (
    <>
      {POLITICAL_QUESTIONS.map((question) => (
        <DescribedQuestion key={question} question={question} />
      ))}
      <NoToAll />
    </>
  );
}

/** Most people answer no four times: one press does it, offered while none is answered. */
function NoToAll() {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext();
  const answers: unknown[] = useWatch({ control, name: [...PATHS] });
  const [wasOpen] = useState(() => answers.every(isBlank));
  const areAllNo = answers.every((answer) => answer === false);
  const said = useRef<HTMLParagraphElement>(null);
  if (!wasOpen || (!answers.every(isBlank) && !areAllNo)) {
    return null;
  }
  const answerNo = () => {
    for (const path of PATHS) {
      setValue(path, false, { shouldDirty: true });
    }
    // The button is now disabled, so focus moves to the sentence beside it.
    said.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
      <Button onPress={answerNo} isDisabled={areAllNo}>
        {t('kycForm.noToAll.action')}
      </Button>
      <p ref={said} tabIndex={-1} role="status" className="rounded-control text-muted">
        {areAllNo ? t('kycForm.noToAll.done') : null}
      </p>
    </div>
  );
}

function DescribedQuestion({ question }: { question: Question }) {
  const { control } = useFormContext();
  const answer: unknown = useWatch({ control, name: `political.${question}.value` });
  return (
    <div className="flex flex-col gap-4">
      <KycField path={`political.${question}.value`} />
      {answer === true ? (
        <div className="flex flex-col gap-4 border-accent border-l-2 pl-4 sm:pl-5">
          <KycField path={`political.${question}.description`} />
          {question === 'canadianSecuritiesRegistrant' ? <KycField path="political.registration" /> : null}
        </div>
      ) : null}
    </div>
  );
}
