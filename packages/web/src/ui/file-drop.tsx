import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { fieldId, focusField } from '../form/field-id.ts';
import { DOCUMENT_ACCEPT, DOCUMENT_MAX_BYTES, fileProblem } from '../form/file-rules.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { FIELD_STACK, type FieldBinding, type FieldTexts, isShown, LABEL, LabelWords } from './field.tsx';
import { FileRow, type ShownFile } from './file-row.tsx';
import { Camera, Upload } from './icons.tsx';
import { describedBy, NativeHint, NativeProblem } from './native-field.tsx';
import { PickFile } from './pick-file.tsx';

export type FileDropProps = FieldTexts &
  Pick<FieldBinding<never>, 'name' | 'fieldRef' | 'isDisabled'> & {
    file: ShownFile | null;
    /** Called only with files whose type and size are right. */
    onSelect: (file: File) => void;
    onRemove?: (() => void) | undefined;
    /** Stops the upload. */
    onCancel?: (() => void) | undefined;
    accept?: string | undefined;
    maxBytes?: number | undefined;
    /** Offers the camera on touch devices: the back one for papers, the front one for a face. */
    camera?: 'environment' | 'user' | undefined;
    /** Shown below the file's name. */
    children?: ReactNode | undefined;
  };

/**
 * One document: dropped, chosen or photographed. Shows what was chosen and the upload's progress, and lets it be
 * replaced. A file of a wrong type or size is refused here, with an explanation, and the previous one stays.
 */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    error,
    optional,
    name,
    fieldRef,
    isDisabled = false,
    file,
    onSelect,
    onRemove,
    onCancel,
  } = props;
  const { accept = DOCUMENT_ACCEPT, maxBytes = DOCUMENT_MAX_BYTES, camera, children } = props;
  const { t } = useTranslation();
  const { refusal, take } = useChosenFile({ accept, maxBytes, isDisabled, onSelect });
  const [isOver, setOver] = useState(false);
  const id = fieldId(name);
  const labelId = useId();
  const shownError = refusal ?? error;

  /** The pressed button disappears with the file: the focus moves to where another one can be chosen. */
  const letGo = (tell: () => void) => {
    tell();
    focusField(name);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const pick = {
    accept,
    isDisabled,
    labelId,
    isInvalid: isShown(shownError),
    describedBy: describedBy(id, { hint, error: shownError }),
    onPick: take,
  };

  return (
    <div className={FIELD_STACK}>
      <span id={labelId} className={LABEL}>
        <LabelWords label={label} optional={optional} />
      </span>
      <NativeHint id={id} hint={hint} />
      <fieldset
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col gap-4 rounded-card border border-dashed p-4 transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised',
          isShown(shownError) && 'border-danger',
        )}
      >
        {file === null ? (
          <p className="flex items-center gap-3 text-sm text-muted pointer-coarse:hidden">
            <Upload className="size-6 text-accent" />
            {t('ui.file.drop')}
          </p>
        ) : (
          <FileRow
            file={file}
            onCancel={onCancel === undefined ? undefined : () => letGo(onCancel)}
            onRemove={isDisabled || onRemove === undefined ? undefined : () => letGo(onRemove)}
          />
        )}
        {children}
        <FileChoices {...pick} id={id} fieldRef={fieldRef} camera={camera} hasFile={file !== null} />
      </fieldset>
      <NativeProblem id={id} error={shownError} />
    </div>
  );
}

type FileChoicesProps = Pick<FileDropProps, 'fieldRef' | 'camera'> &
  Pick<
    ComponentProps<typeof PickFile>,
    'id' | 'accept' | 'isDisabled' | 'labelId' | 'isInvalid' | 'describedBy' | 'onPick'
  > & { hasFile: boolean };

/**
 * The ways to choose a file, also during an upload: the input may have the focus, and another file may be chosen. If none can be chosen, its
 * place is reserved for the first.
 */
function FileChoices({ fieldRef, camera, hasFile, ...pick }: FileChoicesProps) {
  const { t } = useTranslation();
  const { id, isDisabled } = pick;
  return (
    <div className={classNames('flex flex-wrap gap-3', isDisabled && (hasFile ? 'hidden' : 'invisible'))}>
      <PickFile
        {...pick}
        wordsId={`${id}-choose`}
        inputRef={fieldRef}
        className="relative"
        words={hasFile ? t('ui.file.replace') : t('ui.file.choose')}
      />
      {camera === undefined ? null : (
        <PickFile
          {...pick}
          id={`${id}-camera`}
          wordsId={`${id}-shoot`}
          capture={camera}
          className="relative hidden pointer-coarse:block"
          words={
            <>
              <Camera />
              {t('ui.file.camera')}
            </>
          }
        />
      )}
    </div>
  );
}

type ChosenFile = Pick<FileDropProps, 'onSelect'> & {
  accept: string;
  maxBytes: number;
  isDisabled: boolean;
};

/** Accepts a file, or says why not and keeps the previous one. */
function useChosenFile({ accept, maxBytes, isDisabled, onSelect }: ChosenFile) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = (chosen: File | undefined) => {
    if (chosen === undefined || isDisabled) {
      return;
    }
    const problem = fileProblem(chosen, maxBytes, accept);
    setRefusal(
      problem === null
        ? null
        : t(`ui.file.${problem}`, { name: chosen.name, limit: formats.fileSize(maxBytes) }),
    );
    if (problem === null) {
      onSelect(chosen);
    }
  };
  return { refusal, take };
}
