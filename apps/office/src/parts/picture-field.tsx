import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { addedPictureSchema } from '@portal/domain/ground/pictures/picture.wire';
import { pictureSrc } from '@portal/domain/ground/pictures/picture-sizes';
import { useApiMessage } from '@portal/web/api/use-api-message';
import type { CropWords } from '@portal/web/cropping/crop-dialog';
import { PICTURE_ACCEPT } from '@portal/web/form/file-rules';
import { type SendFile, useUpload } from '@portal/web/form/use-upload';
import type { FieldBinding, FieldTexts } from '@portal/web/ui/field';
import { FileDrop } from '@portal/web/ui/file-drop';
import { TextField } from '@portal/web/ui/text-field';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callAndAsk } from '#state/api.ts';
import { upload } from '#state/upload.ts';

/** As long as a sentence that is read out. */
const DESCRIPTION_LENGTH_MAX = 400;

/** The crop dialog is heavy, and loads when a picture is chosen. */
const CropDialog = lazy(async () => ({
  default: (await import('@portal/web/cropping/crop-dialog')).CropDialog,
}));

export type PictureFieldProps = FieldTexts &
  Pick<FieldBinding<string>, 'name' | 'value' | 'onChange' | 'fieldRef' | 'isDisabled'> & {
    /** The picture's description in both languages; left out if the page says it next to the picture, like a name next to a portrait. */
    descriptions?: PictureDescriptions | undefined;
  };

/**
 * One picture of a deal: chosen, cropped, uploaded, and then referenced by its `src` (`/api/pictures/…`), which is the value; empty
 * without one.
 */
export function PictureField(props: PictureFieldProps) {
  const { value, onChange, descriptions, label, hint, error, ...bound } = props;
  const { t } = useTranslation();
  const apiMessage = useApiMessage();
  const [chosen, setChosen] = useState<File | null>(null);
  const send = useMemo(() => sendPicture((id) => onChange(pictureSrc(id))), [onChange]);
  const upload = useUpload(send);
  const failure =
    upload.error === null ? undefined : (upload.error.fields.picture ?? apiMessage(upload.error));
  const clear = () => {
    upload.clear();
    onChange('');
  };
  const kept =
    value === ''
      ? null
      : ({
          name: t('office.picture.kept'),
          size: null,
          status: 'received',
          progress: 1,
          previewUrl: value,
        } as const);
  const words: CropWords = {
    title: t('office.picture.crop.title'),
    hint: t('office.picture.crop.hint'),
    warning: null,
    close: t('office.cancel'),
    takeWhole: t('office.picture.crop.whole'),
    takePart: t('office.picture.crop.part'),
  };
  return (
    <div className="grid gap-4">
      <FileDrop
        {...bound}
        label={label}
        hint={hint ?? t('office.picture.hint')}
        error={failure ?? error}
        accept={PICTURE_ACCEPT}
        file={upload.file ?? kept}
        onSelect={setChosen}
        onCancel={upload.clear}
        onRemove={clear}
      />
      {descriptions === undefined || (value === '' && upload.file === null) ? null : (
        <PictureDescriptionFields descriptions={descriptions} />
      )}
      {chosen === null ? null : (
        <Suspense>
          <CropDialog
            file={chosen}
            words={words}
            onUse={(picture) => {
              setChosen(null);
              void upload.start(picture);
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type PictureDescriptions = Readonly<Record<Language, FieldBinding<string> & { error?: string | undefined }>>;

/** A picture's description in each language, for people who cannot see it. */
function PictureDescriptionFields({ descriptions }: { descriptions: PictureDescriptions }) {
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

/** Uploads one picture for a deal; `onKept` gets its id. */
function sendPicture(onKept: (id: string) => void): SendFile {
  return async (file, { onProgress, signal }) => {
    const body = new FormData();
    body.append('picture', file, file.name);
    const result = await callAndAsk(
      () => upload({ url: '/office/pictures', body, onProgress, signal }),
      () => signal.aborted,
    );
    const added = 'data' in result ? addedPictureSchema.safeParse(result.data).data : undefined;
    if (added !== undefined && !signal.aborted) {
      onKept(added.id);
    }
    return result;
  };
}
