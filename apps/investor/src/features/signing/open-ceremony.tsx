import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { PageHeading } from '@portal/web/ui/page-heading';
import { ProgressBar } from '@portal/web/ui/progress-bar';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CeremonyStep, owesMemorandum, resumeAt, stepsOf } from './ceremony-steps.ts';
import { ConsentStep } from './consent-step.tsx';
import { DocumentStep } from './document-step.tsx';
import { LanguageStep } from './language-step.tsx';
import { MemorandumStep } from './memorandum-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';

type OpenCeremonyProps = { token: string; ceremony: SigningEnvelope };

/** The ceremony, one screen at a time. Progress is on the server: a reload continues. */
export function OpenCeremony({ token, ceremony }: OpenCeremonyProps) {
  const steps = stepsOf(ceremony);
  const [at, setAt] = useState(() => resumeAt(ceremony));
  const [hasMoved, setMoved] = useState(false);
  const shown = owesMemorandum(ceremony) ? steps.findIndex(({ kind }) => kind === 'memorandum') : at;
  const cameTo = useRef(shown);
  const moveTo = (index: number) => {
    setMoved(true);
    setAt(Math.min(steps.length - 1, Math.max(0, index)));
  };
  useEffect(() => {
    // Also when an amended memorandum brings up its screen by itself.
    if (cameTo.current !== shown) {
      cameTo.current = shown;
      window.scrollTo({ top: 0 });
    }
  }, [shown]);
  const step = steps[shown] ?? { kind: 'consent' as const };
  return (
    <div className="mx-auto max-w-form">
      <Step
        key={shown}
        step={step}
        token={token}
        ceremony={ceremony}
        heading={(title, intro) => (
          <StepHeading
            title={title}
            intro={intro}
            position={{ at: shown, count: steps.length }}
            ceremony={ceremony}
            step={step}
            // People who come from the order are already under way and start at the document.
            takesFocus={hasMoved || shown !== at || shown > 0}
          />
        )}
        // After a memorandum in between, return to where the person was.
        goOn={() => moveTo(shown === at ? at + 1 : at)}
        goBack={() => moveTo(at - 1)}
        readAgain={(index) => moveTo(steps.findIndex((each) => isDocument(each, index)))}
      />
    </div>
  );
}

function isDocument(step: CeremonyStep, index: number): boolean {
  return step.kind === 'document' && step.index === index;
}

function Step({
  step,
  readAgain,
  ...props
}: StepProps & { step: CeremonyStep; readAgain: (index: number) => void }) {
  switch (step.kind) {
    case 'memorandum': {
      const { memorandum } = props.ceremony;
      return memorandum === null ? null : <MemorandumStep {...props} memorandum={memorandum} />;
    }
    case 'consent':
      return <ConsentStep {...props} />;
    case 'language':
      return <LanguageStep {...props} />;
    case 'document': {
      const { documents } = props.ceremony;
      const document = documents[step.index];
      return document === undefined ? null : (
        <DocumentStep {...props} document={document} isLast={step.index === documents.length - 1} />
      );
    }
    case 'review':
      return <ReviewStep {...props} readAgain={readAgain} />;
  }
}

type StepHeadingProps = {
  title: ReactNode;
  intro: ReactNode;
  position: { at: number; count: number };
  ceremony: SigningEnvelope;
  step: CeremonyStep;
  takesFocus: boolean;
};

function StepHeading({ title, intro, position, ceremony, step, takesFocus }: StepHeadingProps) {
  const { t } = useTranslation();
  const { at, count } = position;
  const documentCount = ceremony.documents.length;
  const eyebrow =
    step.kind === 'document'
      ? t('signing.document.position', { index: step.index + 1, count: documentCount })
      : undefined;
  return (
    <div className="mb-6 flex flex-col gap-6">
      <ProgressBar
        label={t('signing.progress.label')}
        value={(at + 1) / count}
        text={t('signing.progress.step', { step: at + 1, count })}
        shownText="aside"
        size="thin"
      />
      <PageHeading title={title} intro={intro} eyebrow={eyebrow} takesFocus={takesFocus} />
    </div>
  );
}
