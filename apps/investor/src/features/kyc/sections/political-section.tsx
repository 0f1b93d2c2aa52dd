import { POLITICAL_QUESTIONS } from '@portal/domain/kyc/political';
import { useFormContext, useWatch } from 'react-hook-form';
import { KycField } from '../fields/kyc-field.tsx';

type Question = (typeof POLITICAL_QUESTIONS)[number];

/** Four yes or no questions; a yes is described. */
export function PoliticalSection() {
  return POLITICAL_QUESTIONS.map((question) => <DescribedQuestion key={question} question={question} />);
}

function DescribedQuestion({ question }: { question: Question }) {
  const { control } = useFormContext();
  const answer: unknown = useWatch({ control, name: `political.${question}.value` });
  return (
    <div className="flex flex-col gap-4">
      <KycField path={`political.${question}.value`} />
      {answer === true ? (
        <div className="border-accent border-l-2 pl-4 sm:pl-5">
          <KycField path={`political.${question}.description`} />
        </div>
      ) : null}
    </div>
  );
}
