import { labelKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { isMasked } from '@portal/domain/ground/formats/mask-number';
import { fieldId } from '@portal/web/form/field-id';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { LABEL, LabelWords } from '@portal/web/ui/field';
import { NativeHint, NativeProblem } from '@portal/web/ui/native-field';
import { TextField, type TextFieldProps } from '@portal/web/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KycPath, specAt } from './field-texts.tsx';
import { groupDigits } from './group-digits.ts';

/**
 * A number that the server keeps encrypted and shows only the end of. A stored one shows as its mask with a button to change
 * it; until something is typed, the stored one remains the answer.
 */
export function SecretField(field: SecretFieldProps) {
  const { t } = useTranslation();
  const isOnFile = isMasked(field.value);
  const [isChanging, setChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  useEffect(() => {
    if (moves.current) {
      box.current?.querySelector<HTMLElement>(isChanging ? 'input' : 'button')?.focus();
    }
  }, [isChanging]);
  const change = (next: boolean) => {
    moves.current = true;
    setChanging(next);
  };
  return (
    <div ref={box} className="flex flex-col items-start gap-2 *:w-full">
      {isOnFile && !isChanging ? (
        <NumberOnFile {...field} onReplace={() => change(true)} />
      ) : (
        <SecretInput
          {...field}
          value={isOnFile ? '' : field.value}
          onChange={(text) => {
            setChanging(true);
            field.onChange(text);
          }}
        />
      )}
      {isOnFile && isChanging ? (
        <div>
          <Button tone="quiet" size="small" onPress={() => change(false)}>
            {t('kycForm.secret.keep')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Social insurance numbers are grouped in threes; other numbers are typed as printed. */
function SecretInput({ path, onChange, ...rest }: SecretFieldProps) {
  const isSocialInsuranceNumber = path.endsWith('socialInsuranceNumber');
  return (
    <TextField
      {...rest}
      onChange={isSocialInsuranceNumber ? (text) => onChange(groupDigits(text, rest.value)) : onChange}
      {...(isSocialInsuranceNumber ? { inputMode: 'numeric' } : { autoCorrect: 'off' })}
      width="medium"
      autoComplete="off"
      spellCheck="false"
      figures
    />
  );
}

/** Props of a secret field: a text field, and its path. */
type SecretFieldProps = TextFieldProps & { path: KycPath };

/** The most characters a mask shows at the end. */
const SHOWN_CHARACTERS = 3;

/** A stored number as its mask, with a button to change it. */
function NumberOnFile(props: SecretFieldProps & { onReplace: () => void }) {
  const { path, name, value, label, optional, hint, error, onReplace } = props;
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { section, spec } = specAt(path);
  const shortLabel = translate(labelKeyOf(section, spec.path));
  const end = value.slice(-SHOWN_CHARACTERS);
  const id = fieldId(name);
  return (
    <div id={id} className="flex flex-col gap-1.5">
      <span className={LABEL}>
        <LabelWords label={label} optional={optional} />
      </span>
      <NativeHint id={id} hint={hint} />
      <div className="flex min-h-12 max-w-sm flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-sunken py-0.5 pr-1 pl-3.5">
        <span className="figures whitespace-nowrap" aria-hidden="true">
          {value.replaceAll('-', '\u00a0')}
        </span>
        <span className="sr-only">
          {end.startsWith('*')
            ? t('kycForm.secret.hidden', { label: shortLabel })
            : t('kycForm.secret.ending', { label: shortLabel, end })}
        </span>
        <Badge tone="success">{t('kycForm.secret.onFile')}</Badge>
        <span className="ml-auto">
          <Button
            tone="quiet"
            size="small"
            onPress={onReplace}
            aria-label={t('kycForm.secret.changeOf', { label: shortLabel })}
            {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
          >
            {t('kycForm.secret.change')}
          </Button>
        </span>
      </div>
      <NativeProblem id={id} error={error} />
    </div>
  );
}
