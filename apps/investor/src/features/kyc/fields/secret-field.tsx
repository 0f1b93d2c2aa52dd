import { isMasked } from '@portal/domain/ground/formats/masked-number';
import { Button } from '@portal/web/ui/button';
import { TextField } from '@portal/web/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupDigits } from './group-digits.ts';
import { NumberOnFile, type SecretFieldProps } from './number-on-file.tsx';

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
