import { isDrawnSignature } from '@portal/domain/agreement/signing/drawn-length';
import { isSignerName } from '@portal/domain/agreement/signing/signer-name';
import type {
  SignatureInput,
  SigningDocument,
  SigningEnvelope,
} from '@portal/domain/agreement/signing/signing.wire';
import { isApiError } from '@portal/web/api/api-error';
import { focusField } from '@portal/web/form/field-id';
import { useBusy } from '@portal/web/page/use-busy';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { FormFailure } from '@portal/web/ui/form-failure';
import { SuccessMark } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { returnPath } from '#state/return-path.ts';
import { useAppDispatch } from '#state/store.ts';
import { useSignerProof } from '#state/use-signer-proof.ts';
import { waitForChanges } from '#state/wait-for-reads.ts';
import { countStatements } from './ceremony-steps.ts';
import { DeclineButton } from './decline-button.tsx';
import { ProofPart } from './proof-part.tsx';
import { type SignatureDraft, SignatureFields, type SignatureProblems } from './signature-fields.tsx';
import { useSignMutation } from './signing-api.ts';
import { StepBar } from './step-bar.tsx';
import type { StepProps } from './step-props.ts';
import { isDrawingFull, strokesToPath } from './strokes-to-path.ts';

const EMPTY: SignatureDraft = { method: 'typed', name: '', strokes: [] };

/**
 * The last screen: what is signed, the signature, and the one binding button. Not a form: half of it is a drawing, and Enter
 * in a field must not sign.
 */
export function ReviewStep({
  token,
  ceremony,
  heading,
  goBack,
  readAgain,
}: StepProps & { readAgain: (documentIndex: number) => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const dispatch = useAppDispatch();
  const [sign, { error }] = useSignMutation();
  const { isBusy, run } = useBusy();
  const problems = useProblems(draft, ceremony);
  const proof = useSignerProof(ceremony.proof, token);
  const count = ceremony.documents.length;
  const press = async () => {
    setChecked(true);
    const first = Object.keys(problems)[0];
    if (first !== undefined) {
      focusField(first);
      return;
    }
    await run(async () => {
      // Reading to the end is evidence, and refused after signing.
      await waitForChanges(dispatch);
      if (!(await proof.give())) {
        return;
      }
      const { error: refusal } = await sign({ token, signature: signatureOf(draft) });
      if (isNotProved(refusal)) {
        proof.ask();
      }
    });
  };
  return (
    <>
      {heading(t('signing.review.title'), t('signing.review.lead', { count }))}
      <ReviewList documents={ceremony.documents} onReadAgain={readAgain} />
      <SignatureFields
        draft={draft}
        onChange={setDraft}
        signerName={ceremony.signer.name}
        problems={isChecked ? problems : {}}
      />
      <ProofPart proof={proof} email={ceremony.signer.email} />
      <div className="mt-6 flex flex-col items-start gap-4">
        <FormFailure error={proof.error} />
        <FormFailure
          error={isApiError(error) && !isNotProved(error) ? error : undefined}
          action={
            isApiError(error) && error.code === 'MEMORANDUM_NOT_ACCEPTED' ? (
              <LinkButton size="small" href={returnPath(ceremony.returnUrl)}>
                {t('signing.closed.toOrder')}
              </LinkButton>
            ) : undefined
          }
        />
        <DeclineButton token={token} ceremony={ceremony} />
      </div>
      <StepBar info={t('signing.review.notSigned')}>
        <Button onPress={goBack}>{t('signing.back')}</Button>
        <Button tone="primary" isPending={isBusy} onPress={() => void press()}>
          {t('signing.review.sign', { count })}
        </Button>
      </StepBar>
    </>
  );
}

/** The field that appears says so. */
function isNotProved(error: unknown): boolean {
  return isApiError(error) && error.code === 'SIGNER_NOT_PROVED';
}

function signatureOf({ method, name, strokes }: SignatureDraft): SignatureInput {
  return method === 'typed' ? { kind: 'typed', name } : { kind: 'drawn', name, path: strokesToPath(strokes) };
}

function useProblems(draft: SignatureDraft, { signer }: SigningEnvelope): SignatureProblems {
  const { t } = useTranslation();
  const problems: SignatureProblems = {};
  if (draft.name.trim() === '') {
    problems['signature.name'] = t('signing.issues.nameMissing');
  } else if (!isSignerName(draft.name, signer.name)) {
    problems['signature.name'] = t('signing.issues.nameDiffers', { name: signer.name });
  }
  if (draft.method === 'drawn' && !isDrawnSignature(strokesToPath(draft.strokes))) {
    problems['signature.path'] = t(drawingProblem(draft.strokes));
  }
  return problems;
}

function drawingProblem(strokes: SignatureDraft['strokes']) {
  if (strokes.length === 0) {
    return 'signing.issues.drawingMissing';
  }
  return isDrawingFull(strokes) ? 'signing.issues.drawingTooLong' : 'signing.issues.drawingShort';
}

type ReviewListProps = {
  documents: readonly SigningDocument[];
  onReadAgain: (documentIndex: number) => void;
};

/** The documents covered by the signature, each with a way back to it. */
function ReviewList({ documents, onReadAgain }: ReviewListProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" labelledBy="review-documents">
      <h2 id="review-documents" className="mb-2 text-xl">
        {t('signing.review.documents')}
      </h2>
      <ul className="flex flex-col">
        {documents.map((document, index) => {
          const { total: count } = countStatements(document);
          return (
            <li
              key={document.id}
              className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t py-3 first:border-t-0"
            >
              <span className="flex min-w-60 flex-1 items-start gap-3">
                <SuccessMark className="mt-1 size-5 shrink-0 text-success" />
                <span className="flex flex-col">
                  <span lang={document.language} className="font-semibold">
                    {document.title}
                  </span>
                  <span className="text-muted text-sm">
                    {count === 0 ? t('signing.review.noInitials') : t('signing.review.initials', { count })}
                  </span>
                </span>
              </span>
              <span className="max-sm:ml-4">
                <Button
                  size="small"
                  tone="quiet"
                  onPress={() => onReadAgain(index)}
                  aria-label={t('signing.review.readAgainLabel', { title: document.title })}
                >
                  {t('signing.review.readAgain')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
