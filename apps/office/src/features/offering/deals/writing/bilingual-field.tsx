import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { fieldId } from '@portal/web/form/field-id';
import { type FieldBinding, LABEL } from '@portal/web/ui/field';
import { Prose } from '@portal/web/ui/prose';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BilingualPath } from './deal-form.ts';
import { useDealField } from './use-deal-field.tsx';

type BilingualFieldProps = Pick<BilingualTextProps, 'label' | 'hint' | 'shape' | 'rows' | 'maxLength'> & {
  name: BilingualPath;
};

/** A text of the deal in both languages. */
export function BilingualField({ name, ...texts }: BilingualFieldProps) {
  const en = useDealField(`${name}.en`);
  const fr = useDealField(`${name}.fr`);
  return <BilingualText {...texts} name={name} sides={{ en, fr }} />;
}

/** One language of a text: its value, its error, and a mark next to its label. */
type TextSide = FieldBinding<string> & { error?: ReactNode | undefined; mark?: ReactNode | undefined };

type BilingualTextProps = {
  /** The path of the text; each language is one level below. */
  name: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  sides: Readonly<Record<Language, TextSide>>;
  /** One line, several, or several with the marks of `Prose`, with a preview. */
  shape?: 'line' | 'lines' | 'prose' | undefined;
  rows?: number | undefined;
  maxLength: number;
};

/** A text in both languages side by side, so that whoever writes one sees the other. */
function BilingualText(props: BilingualTextProps) {
  const { name, label, hint, sides, shape = 'line', rows, maxLength } = props;
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <fieldset id={fieldId(name)} aria-labelledby={labelId} className="grid gap-2">
      <div className="grid gap-1">
        <span id={labelId} className={LABEL}>
          {label}
        </span>
        {hint === undefined ? null : <p className="max-w-prose text-sm text-muted">{hint}</p>}
      </div>
      <div className="grid gap-x-5 gap-y-3 md:grid-cols-2">
        {LANGUAGES.map((language) => {
          const { mark, ...side } = sides[language];
          const field = {
            ...side,
            label: (
              <span className="flex min-h-6 flex-wrap items-center gap-x-2 font-medium text-muted text-sm">
                {t(`office.languages.${language}`)}
                {mark}
              </span>
            ),
            textLanguage: language,
            maxLength,
            // A missing text only gets a mark, no error: a draft may be unfinished.
            optional: 'unsaid',
          } as const;
          return shape === 'line' ? (
            <TextField key={language} {...field} />
          ) : (
            <TextArea key={language} {...field} rows={rows} />
          );
        })}
      </div>
      {shape === 'prose' ? <Look sides={sides} /> : null}
    </fieldset>
  );
}

/** A live preview of both languages, as investors will see them. */
function Look({ sides }: Pick<BilingualTextProps, 'sides'>) {
  const { t } = useTranslation();
  return (
    <details className="group rounded-card border border-line bg-sunken px-4">
      <summary className="flex min-h-11 items-center font-medium text-accent text-sm">
        {t('office.prose.look')}
      </summary>
      <p className="pb-3 text-muted text-sm">{t('office.prose.marks')}</p>
      <div className="grid gap-x-5 gap-y-4 border-line border-t py-4 md:grid-cols-2">
        {LANGUAGES.map((language) => (
          <div key={language} lang={language} className="min-w-0">
            <Prose text={sides[language].value} />
          </div>
        ))}
      </div>
    </details>
  );
}
