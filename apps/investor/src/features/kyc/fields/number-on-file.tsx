import { labelKeyOf } from '@portal/domain/client/kyc/kyc-texts';
import { fieldId } from '@portal/web/field-id';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { LABEL, LabelWords } from '@portal/web/ui/field';
import { NativeHint, NativeProblem } from '@portal/web/ui/native-field';
import type { TextFieldProps } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { type KycPath, specAt } from './field-texts.tsx';

/** What a secret number's field gets: one line of text, and which field it is. */
export type SecretFieldProps = TextFieldProps & { path: KycPath };

/** Of these characters at most is the end that a mask shows. */
const SHOWN_CHARACTERS = 3;

/** A number that the server has, as its mask, and the way to type another one. */
export function NumberOnFile(props: SecretFieldProps & { onReplace: () => void }) {
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
