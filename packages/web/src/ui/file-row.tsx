import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Page } from './icons.tsx';
import { ProgressBar } from './progress-bar.tsx';

export type ShownFile = {
  name: string;
  /** In bytes; null if only the server knows. */
  size: number | null;
  /** `chosen` waits on this device until the form is sent, `waiting` until there is a connection again. */
  status: 'chosen' | 'uploading' | 'waiting' | 'received' | 'failed';
  /** Progress from 0 to 1 while it is sent. */
  progress: number;
  /** The URL of its picture, from this device or a presigned link; null if there is none. */
  previewUrl: string | null;
};

export type FileRowProps = {
  file: ShownFile;
  onCancel?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

const WHOLE = 10_000;
const TONES = { received: 'success', failed: 'danger' } as const;

/** A chosen document: picture, name, size, progress. */
export function FileRow({ file, onCancel, onRemove }: FileRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isUnderway = file.status === 'uploading' || file.status === 'waiting';
  const percent = formats.percent(Math.round(file.progress * 100) * (WHOLE / 100));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid h-16 w-22 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-muted">
        <Preview key={file.previewUrl} url={file.previewUrl} name={file.name} />
      </div>
      <div className="flex min-w-28 flex-1 flex-col gap-1">
        <p className="font-semibold wrap-anywhere">{file.name}</p>
        {file.status === 'uploading' ? (
          <ProgressBar
            label={file.name}
            value={file.progress}
            text={t('ui.file.uploading', { percent })}
            shownText="below"
          />
        ) : (
          <p className="figures flex flex-wrap items-center gap-2 text-sm text-muted" role="status">
            <Status status={file.status} />
            {file.size === null ? null : formats.fileSize(file.size)}
          </p>
        )}
      </div>
      {isUnderway && onCancel !== undefined ? (
        <Button tone="quiet" size="small" onPress={onCancel}>
          {t('ui.file.cancel')}
        </Button>
      ) : null}
      {!isUnderway && onRemove !== undefined ? (
        <span className="max-sm:-ml-4">
          <Button
            tone="quiet"
            size="small"
            onPress={onRemove}
            aria-label={`${t('ui.file.remove')} ${file.name}`}
          >
            {t('ui.file.remove')}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

/** The document's state: a word, or a sentence about what it is waiting for. */
function Status({ status }: { status: Exclude<ShownFile['status'], 'uploading'> }) {
  const { t } = useTranslation();
  switch (status) {
    case 'chosen':
      return null;
    case 'waiting':
      return <span className="font-semibold text-attention">{t('ui.file.waiting')}</span>;
    case 'received':
    case 'failed':
      return <Badge tone={TONES[status]}>{t(`ui.file.${status}`)}</Badge>;
  }
}

/** The picture of a document; an icon if there is none, or none that the browser can show, such as a damaged photo. */
function Preview({ url, name }: { url: string | null; name: string }) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  return url === null || isBroken ? (
    <Page className="size-7" />
  ) : (
    <img
      src={url}
      alt={t('ui.file.preview', { name })}
      onError={() => setBroken(true)}
      className="h-full w-full object-cover"
    />
  );
}
