import { QUESTION_KEYS } from '@portal/domain/people/onboarding/questions';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { ChevronRight } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

type StartStepProps = {
  /** True when answers are there from another time or device. */
  isResumed: boolean;
  onBegin: () => void;
};

/** What the questions are for, before the first of them. */
export function StartStep({ isResumed, onBegin }: StartStepProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  return (
    <div className="grid justify-items-start gap-6">
      <img
        src="/media/illustrations/welcome.svg"
        alt=""
        width="480"
        height="360"
        className="w-full max-w-xs self-center justify-self-center"
      />
      <header className="grid gap-3">
        <h1 className="text-3xl">{translate(QUESTION_KEYS.title('start'))}</h1>
        <p className="text-lg text-muted">{translate(QUESTION_KEYS.hint('start'))}</p>
      </header>
      <div className="rounded-card bg-sunken px-5 py-4 text-sm">
        <h2 className="font-text text-base font-semibold">{t('onboarding.about.title')}</h2>
        <p className="mt-1 text-muted">{t('onboarding.about.text')}</p>
      </div>
      <Button tone="primary" onPress={onBegin}>
        {t(isResumed ? 'onboarding.resume' : 'onboarding.begin')}
        <ChevronRight className="-mr-1.5 size-5" />
      </Button>
    </div>
  );
}
