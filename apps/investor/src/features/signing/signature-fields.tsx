import { SIGNER_NAME_MAX_LENGTH } from '@portal/domain/agreement/signing/signer-name';
import { Card } from '@portal/web/ui/card';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { DrawingPad } from './drawing-pad.tsx';
import type { Stroke } from './strokes-to-path.ts';

export type SignatureDraft = { method: 'typed' | 'drawn'; name: string; strokes: readonly Stroke[] };

/** Error sentences by the server's field names. */
export type SignatureProblems = Partial<Record<'signature.name' | 'signature.path', string>>;

type SignatureFieldsProps = {
  draft: SignatureDraft;
  onChange: (draft: SignatureDraft) => void;
  signerName: string;
  problems: SignatureProblems;
};

/** The signer's name and the signature, typed or drawn. */
export function SignatureFields({ draft, onChange, signerName, problems }: SignatureFieldsProps) {
  const { t } = useTranslation();
  const drawingProblem = problems['signature.path'];
  return (
    <div className="mt-6">
      <Card as="section" labelledBy="signature-title">
        <h2 id="signature-title" className="mb-4 text-xl">
          {t('signing.review.signature')}
        </h2>
        <div className="flex flex-col gap-6">
          <TextField
            name="signature.name"
            label={t('signing.review.name')}
            hint={t('signing.review.nameHint', { name: signerName })}
            error={problems['signature.name']}
            value={draft.name}
            onChange={(name) => onChange({ ...draft, name })}
            autoComplete="name"
            maxLength={SIGNER_NAME_MAX_LENGTH}
          />
          <RadioGroup
            name="signature.method"
            layout="row"
            label={t('signing.review.method')}
            value={draft.method}
            onChange={(method) => onChange({ ...draft, method: method === 'drawn' ? 'drawn' : 'typed' })}
            choices={[
              { value: 'typed', label: t('signing.review.typed') },
              { value: 'drawn', label: t('signing.review.drawn') },
            ]}
          />
          {draft.method === 'typed' ? (
            <TypedSignature name={draft.name} />
          ) : (
            <DrawingPad
              strokes={draft.strokes}
              onChange={(strokes) => onChange({ ...draft, strokes })}
              {...(drawingProblem === undefined ? {} : { error: drawingProblem })}
            />
          )}
        </div>
      </Card>
    </div>
  );
}

function TypedSignature({ name }: { name: string }) {
  const { t } = useTranslation();
  const written = name.trim();
  return (
    <figure className="flex max-w-prose flex-col gap-1.5">
      <figcaption className="text-muted text-sm">{t('signing.review.preview')}</figcaption>
      <div className="flex min-h-24 items-end rounded-card border border-line bg-sunken px-5 pt-4 pb-5">
        {written === '' ? (
          <p className="text-muted">{t('signing.review.previewEmpty')}</p>
        ) : (
          <p className="min-w-0 border-line-strong border-b border-dashed pr-6 pb-1 font-display text-3xl text-accent italic">
            {written}
          </p>
        )}
      </div>
    </figure>
  );
}
