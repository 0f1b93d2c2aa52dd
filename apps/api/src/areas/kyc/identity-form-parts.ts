import { DRAFT_TEXT_MAX } from '@portal/domain/kyc/kyc-limits';
import { z } from 'zod';
import type { FormParts } from '../../platform/http/route.ts';
import { type IdentityForm, specOf } from './identity-upload.ts';

/** The parts of a form of identity evidence, as the API document describes them; each may have come before. */
export function identityFormParts(form: IdentityForm): FormParts {
  const texts = form.texts.map(({ name, path }) => [name, textSchema(path)]);
  return { texts: z.object(Object.fromEntries(texts)), files: form.files.map(({ name }) => name) };
}

function textSchema(path: string) {
  const spec = specOf('principal', path);
  const choices = spec?.choices?.map(({ value }) => String(value));
  const text = choices === undefined ? z.string().max(DRAFT_TEXT_MAX) : z.enum(choices);
  return text.optional();
}
