import { labelKeyOf } from '@portal/domain/client/kyc/kyc-texts';
import { isMasked } from '@portal/domain/ground/formats/masked-number';
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
 * A number that the server keeps encrypted and shows only the end of. One that is on file stands as its mask with a way to
 * type another; until something is typed there, the one on file stays the answer.
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

/** A social insurance number is digits, shown in threes; other numbers are typed as they are printed. */
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

/** What a secret number's field gets: one line of text, and which field it is. */
type SecretFieldProps = TextFieldProps & { path: KycPath };

/** Of these characters at most is the end that a mask shows. */
const SHOWN_CHARACTERS = 3;

/** A number that the server has, as its mask, and the way to type another one. */
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
