import { withPartAt } from '@portal/domain/client/kyc/fields/draft';
import { labelKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { isOneFileForBothSides } from '@portal/domain/client/kyc/sections/identity-verification';
import type { ApiError } from '@portal/web/api/api-error';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useField } from '@portal/web/form/use-field';
import { useFilePreview } from '@portal/web/form/use-file-preview';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { FileDrop } from '@portal/web/ui/file-drop';
import type { ShownFile } from '@portal/web/ui/file-row';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKycFileLinkQuery } from '../kyc-api.ts';
import type { IdentityPerson } from '../sending/kyc-upload.ts';
import { useUnsentDocuments } from '../sending/unsent-documents.ts';
import { asText } from './as-text.ts';
import { CropButton } from './crop-button.tsx';
import { useFieldTexts } from './field-texts.tsx';
import { holdTheSame } from './note-digest.ts';
import { type SentDocument, useDocument } from './use-document.ts';
import type { DocumentPart } from './use-send.ts';

type DocumentFieldProps = { person: IdentityPerson; part: DocumentPart };

/** An identity document: a photo is shown and sent with its section, any other file at once; replaceable and removable. */
export function DocumentField({ person, part }: DocumentFieldProps) {
  const { t } = useTranslation();
  const { control, clearErrors } = useFormContext();
  const group = part === 'front' || part === 'back' ? 'document' : 'addressProof';
  const path = `identityVerification.${person}.${group}.${part}` as const;
  const typePath = `identityVerification.${person}.${group}.type`;
  const documentType = asText(useWatch({ control, name: typePath }));
  const { value, onChange, error, ...bound } = useField(control, path);
  const sent = useDocument(path, { person, part, documentType }, onChange);
  const failure = useUploadFailure(sent.error, part);
  const file = useShownFile(asText(value), `${person}.${group}.${part}`, sent);
  return (
    <div className="flex flex-col items-start gap-3 *:w-full">
      <FileDrop
        {...bound}
        {...useFieldTexts(path, value)}
        error={failure ?? error}
        file={file}
        camera="environment"
        onSelect={(chosen) => {
          clearErrors(path);
          sent.choose(chosen);
        }}
        onCancel={sent.clear}
        onRemove={() => {
          sent.clear();
          // Dropping an unsent replacement leaves the server's document in place.
          if (!sent.isHeld) {
            onChange(null);
          }
        }}
      >
        {sent.photo === null ? null : <ChosenPhoto photo={sent.photo} sent={sent} />}
      </FileDrop>
      {part === 'back' ? <SameFileNotice person={person} /> : null}
      <p role="status" className="font-semibold text-attention empty:hidden">
        {sent.trouble === null || sent.file === null ? null : t(`kycForm.upload.${sent.trouble}`)}
      </p>
      {sent.error === null || sent.again === null || isAboutFile(sent.error, part) ? null : (
        <div>
          <Button size="small" onPress={sent.again}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The chosen photo: large enough to judge while it is held back; can be cropped or turned at any time. */
function ChosenPhoto({ photo, sent }: { photo: File; sent: SentDocument }) {
  return (
    <>
      {sent.isHeld ? <HeldPhoto photo={photo} /> : null}
      <CropButton file={photo} isHeld={sent.isHeld} isUnderway={sent.isUnderway} onChange={sent.change} />
    </>
  );
}

/** Warns, beside the back, if it is the same file as the front. */
function SameFileNotice({ person }: { person: IdentityPerson }) {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const unsent = useUnsentDocuments();
  const photos = useSyncExternalStore(unsent.subscribe, unsent.photos);
  const place = `identityVerification.${person}.document`;
  const document: unknown = useWatch({ control, name: place });
  const shown = (['front', 'back'] as const)
    .filter((side) => photos.has(`${place}.${side}`))
    .reduce<unknown>((sides, side) => withPartAt(sides, side, `${place}.${side}`), document);
  return (
    <p role="status" className="font-semibold text-attention empty:hidden">
      {isOneFileForBothSides(shown, holdTheSame) ? t('kycForm.upload.sameAsFront') : null}
    </p>
  );
}

/** True if the server rejected this file and would again; other errors are worth a retry. */
function isAboutFile(error: ApiError, part: DocumentPart): boolean {
  return error.fields[part] !== undefined;
}

/** Why the last file was refused: the server's sentence about this file, about another one, or about the call. */
function useUploadFailure(error: ApiError | null, part: DocumentPart): string | undefined {
  const { t } = useTranslation();
  const apiMessage = useApiMessage();
  if (error === null) {
    return undefined;
  }
  const reason = error.fields[part] ?? Object.values(error.fields)[0] ?? apiMessage(error);
  return t('kycForm.upload.notSent', { reason });
}

/** The file chosen here, or the server's earlier one, with a short-lived link to its picture. */
function useShownFile(fileId: string, labelPath: string, sent: SentDocument): ShownFile | null {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const isFromBefore = sent.file === null && fileId !== '';
  const { data: link } = useKycFileLinkQuery(isFromBefore ? fileId : skipToken);
  if (sent.file !== null) {
    const { file, pages } = sent;
    return pages === null
      ? file
      : { ...file, name: t('kycForm.upload.pages', { name: file.name, count: pages }) };
  }
  if (!isFromBefore) {
    return null;
  }
  const label = translate(labelKeyOf('identityVerification', labelPath));
  return {
    name: t('kycForm.upload.onFile', { label }),
    size: link?.size ?? null,
    status: 'received',
    progress: 1,
    previewUrl: link?.contentType.startsWith('image/') === true ? link.url : null,
  };
}

/** An unsent photo, large enough to see whether it is good, and what happens to it. */
function HeldPhoto({ photo }: { photo: File }) {
  const { t } = useTranslation();
  const url = useFilePreview(photo);
  return (
    <div className="grid gap-3">
      {url === null ? null : (
        <img
          src={url}
          alt={t('cropping.picture')}
          className="max-h-[60dvh] w-full rounded-control bg-sunken object-contain"
        />
      )}
      <div role="status" className="text-sm">
        <p className="font-semibold">{t('kycForm.crop.ask')}</p>
        <p className="text-muted">{t('kycForm.crop.askHint')}</p>
      </div>
    </div>
  );
}
