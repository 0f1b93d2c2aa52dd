import { checkAnswer } from '@portal/domain/people/onboarding/answers';
import { QUESTION_KEYS, type Question } from '@portal/domain/people/onboarding/questions';
import { focusField } from '@portal/web/field-id';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useState } from 'react';
import { QuestionChoices } from './question-choices.tsx';
import { StepButtons } from './step-buttons.tsx';

type QuestionStepProps = {
  question: Question;
  answer: string | string[] | undefined;
  onAnswer: (answer: string | string[]) => void;
  onPrevious: () => void;
  onNext: () => void;
};

/**
 * One question of the questionnaire. A single answer that is pressed goes on by itself; the arrow keys only choose among them, and
 * Enter goes on. One choice that saves itself is no form to send: what is missing is said beside it.
 */
export function QuestionStep({ question, answer, onAnswer, onPrevious, onNext }: QuestionStepProps) {
  const translate = useTranslateKey();
  const [isTried, setTried] = useState(false);
  const issue = checkAnswer(question.step, answer);
  return (
    <form
      noValidate
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (issue === null) {
          onNext();
          return;
        }
        setTried(true);
        focusField(question.step);
      }}
    >
      <header className="grid gap-2">
        <h1 className="text-2xl">{translate(QUESTION_KEYS.title(question.step))}</h1>
        <p className="text-muted">{translate(QUESTION_KEYS.hint(question.step))}</p>
      </header>
      <QuestionChoices
        question={question}
        answer={answer}
        onAnswer={onAnswer}
        onCommit={onNext}
        error={isTried && issue !== null ? translate(issue.key) : undefined}
      />
      <StepButtons onPrevious={onPrevious} />
    </form>
  );
}
