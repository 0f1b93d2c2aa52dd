import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import type { FieldBinding } from '@portal/web/ui/field';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';

/** As long as a sentence that somebody listens to. */
const DESCRIPTION_LENGTH_MAX = 400;

export type PictureDescriptions = Readonly<
  Record<Language, FieldBinding<string> & { error?: string | undefined }>
>;

/** What a picture shows, said in each language for who cannot see it. */
export function PictureDescriptionFields({ descriptions }: { descriptions: PictureDescriptions }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          {...descriptions[language]}
          label={t(`office.picture.description.${language}`)}
          hint={t('office.picture.description.hint')}
          maxLength={DESCRIPTION_LENGTH_MAX}
        />
      ))}
    </div>
  );
}
