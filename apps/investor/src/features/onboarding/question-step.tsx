import { checkAnswer, noticesFor, toggleOption } from '@portal/domain/people/onboarding/answers';
import { chosenOptions } from '@portal/domain/people/onboarding/chosen-options';
import { QUESTION_KEYS, type Question } from '@portal/domain/people/onboarding/questions';
import { focusField } from '@portal/web/form/field-id';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { CheckboxGroup } from '@portal/web/ui/checkbox-group';
import { ChevronLeft, ChevronRight } from '@portal/web/ui/icons';
import { Notice } from '@portal/web/ui/notice';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJustCame } from './use-just-came.ts';

type QuestionStepProps = {
  question: Question;
  answer: string | string[] | undefined;
  onAnswer: (answer: string | string[]) => void;
  /** The question before led here by itself. */
  cameByItself: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** An answer was pressed that leads on by itself. */
  onFollow: () => void;
};

/**
 * One question. Pressing a single answer moves on; arrow keys only select, and Enter moves on. A self-saving choice rather
 * than a form: a missing answer is reported beside it.
 */
export function QuestionStep(props: QuestionStepProps) {
  const { question, answer, onAnswer, cameByItself, onPrevious, onNext, onFollow } = props;
  const translate = useTranslateKey();
  const [isTried, setTried] = useState(false);
  const [justCame, stay] = useJustCame(cameByItself);
  const hasFollowed = useRef(false);
  const issue = checkAnswer(question.step, answer);
  return (
    <form
      noValidate
      data-just-came={justCame ? '' : undefined}
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        // The next question is on its way, or has just come: this press was meant to bring it.
        if (hasFollowed.current || justCame) {
          return;
        }
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
        onAnswer={(given) => {
          stay();
          onAnswer(given);
        }}
        onCommit={() => {
          if (!hasFollowed.current) {
            hasFollowed.current = true;
            onFollow();
          }
        }}
        error={isTried && issue !== null ? translate(issue.key) : undefined}
      />
      <StepButtons onPrevious={onPrevious} />
    </form>
  );
}

type QuestionChoicesProps = {
  question: Question;
  answer: string | readonly string[] | undefined;
  onAnswer: (answer: string | string[]) => void;
  /** An answer without further notices was pressed. */
  onCommit: () => void;
  /** The error when Next was pressed without an answer. */
  error: string | undefined;
};

/** The choices, and notices about the chosen one. */
function QuestionChoices({ question, answer, onAnswer, onCommit, error }: QuestionChoicesProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { step, kind, options } = question;
  const title = translate(QUESTION_KEYS.title(step));
  const chosen = chosenOptions(answer);
  const choices = options.map((option) => ({
    value: option,
    label: translate(QUESTION_KEYS.option(step, option)),
  }));
  return (
    <div className="grid gap-5">
      {kind === 'single' ? (
        <RadioGroup
          name={step}
          label={title}
          isLabelHidden
          hint={t('onboarding.chooseOne')}
          layout="cards"
          choices={choices}
          value={chosen[0] ?? ''}
          onChange={onAnswer}
          onCommit={(pressed) => {
            // Notices are read first; then Next moves on.
            if (noticesFor(step, pressed).length === 0) {
              // The press fires before its change event: store the answer before opening the next page.
              onAnswer(pressed);
              onCommit();
            }
          }}
          error={error}
        />
      ) : (
        <CheckboxGroup
          name={step}
          label={title}
          isLabelHidden
          hint={t(question.required ? 'onboarding.chooseSome' : 'onboarding.optional')}
          layout="cards"
          choices={choices}
          value={chosen}
          onChange={(values) => {
            // Handle the one pressed option, so that an exclusive option can clear the others.
            const pressed = options.find((option) => values.includes(option) !== chosen.includes(option));
            if (pressed !== undefined) {
              onAnswer(toggleOption(step, answer, pressed));
            }
          }}
          error={error}
        />
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {noticesFor(step, answer).map((key) => (
          <Notice key={key} tone="attention">
            {translate(key)}
          </Notice>
        ))}
      </div>
    </div>
  );
}

/** Previous and Next below a question; Next submits the surrounding form. */
function StepButtons({ onPrevious }: { onPrevious: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button onPress={onPrevious}>
        <ChevronLeft className="-ml-1.5 size-5" />
        {t('onboarding.previous')}
      </Button>
      <Button type="submit" tone="primary">
        {t('onboarding.next')}
        <ChevronRight className="-mr-1.5 size-5" />
      </Button>
    </div>
  );
}
