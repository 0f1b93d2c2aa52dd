import { noticesFor, toggleOption } from '@portal/domain/people/onboarding/answers';
import { chosenOptions } from '@portal/domain/people/onboarding/chosen-options';
import { QUESTION_KEYS, type Question } from '@portal/domain/people/onboarding/questions';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { CheckboxGroup } from '@portal/web/ui/checkbox-group';
import { Notice } from '@portal/web/ui/notice';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { useTranslation } from 'react-i18next';

type QuestionChoicesProps = {
  question: Question;
  answer: string | readonly string[] | undefined;
  onAnswer: (answer: string | string[]) => void;
  /** One answer was pressed that there is nothing more to say about. */
  onCommit: () => void;
  /** The sentence beside the choices when Next was pressed without an answer. */
  error: string | undefined;
};

/** The answers to choose from, and what to know about the one that was chosen. */
export function QuestionChoices({ question, answer, onAnswer, onCommit, error }: QuestionChoicesProps) {
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
            // What is told about an answer is read first; Next leads on from there.
            if (noticesFor(step, pressed).length === 0) {
              // A press is heard before the change that it makes: the next page may not open before its answer is there.
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
            // One press at a time, so that the option which excludes the others can do so.
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
