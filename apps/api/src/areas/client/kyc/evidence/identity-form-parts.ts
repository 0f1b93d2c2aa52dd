import { DRAFT_TEXT_MAX } from '@portal/domain/client/kyc/fields/kyc-limits';
import { z } from 'zod';
import type { FormOfUploads } from '../../../../platform/files/uploads/with-uploads.ts';
import type { FormParts } from '../../../../platform/http/routing/route.ts';
import { type IdentityForm, specOf } from './identity-form.ts';
import { REPLACES_FIELD } from './remove-earlier-photos.ts';

const UPLOAD_ID_LENGTH_MAX = 64;

/**
 * The parts of an identity evidence form, as the API document describes them. All are optional, since any may have been
 * sent before.
 */
export function identityFormParts(form: IdentityForm): FormParts {
  return { texts: z.object(textsOf(form)), files: form.files.map(({ name }) => name) };
}

const Replaces = z
  .enum(['true', 'false'])
  .optional()
  .describe('`true` says that it is another version of the same photo: the one before is removed.');
const UploadId = z.string().min(1).max(UPLOAD_ID_LENGTH_MAX);

/** The same form as JSON, naming its files by their uploads. */
export function identityFormOfUploads(form: IdentityForm) {
  const files = form.files.map(({ name }) => [name, UploadId.optional()] as const);
  return z.strictObject({ ...textsOf(form), ...Object.fromEntries(files) });
}

/** Splits such a form into its texts and its uploads. */
export function formOfUploads(
  form: IdentityForm,
  sent: Readonly<Record<string, string | undefined>>,
): FormOfUploads {
  const given = (names: readonly { name: string }[]) =>
    Object.fromEntries(
      names.flatMap(({ name }) => {
        const text = sent[name];
        return text === undefined ? [] : [[name, text]];
      }),
    );
  return { fields: given([...form.texts, { name: REPLACES_FIELD }]), uploads: given(form.files) };
}

function textsOf(form: IdentityForm) {
  const texts = form.texts.map(({ name, path }) => [name, textSchema(path)] as const);
  return Object.fromEntries([...texts, [REPLACES_FIELD, Replaces]]);
}

function textSchema(path: string) {
  const spec = specOf('principal', path);
  const choices = spec?.choices?.map(({ value }) => String(value));
  const text = choices === undefined ? z.string().max(DRAFT_TEXT_MAX) : z.enum(choices);
  return text.optional();
}
