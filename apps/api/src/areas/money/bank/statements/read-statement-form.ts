import { readFile } from 'node:fs/promises';
import {
  readProfileText,
  SampleFormInput,
  StatementFormInput,
} from '@portal/domain/money/bank/lines/bank-schemas';
import { readBankCents } from '@portal/domain/money/bank/statements/read-bank-cents';
import { z } from 'zod';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { SentFile, SentForm } from '../../../../platform/http/receiving/receive-parts.ts';
import type { StatementInput } from './statement-input.ts';

/** A statement's file and form fields. Throws VALIDATION on the wrong field. */
export async function readStatementForm(form: SentForm | null): Promise<StatementInput> {
  const { file, texts } = readParts(form, StatementFormInput);
  const { profile, fileAccount, openingBalance, closingBalance } = texts;
  const chosen = isSaid(profile) ? readProfileText(profile) : undefined;
  if (chosen === null) {
    throw invalid([{ path: 'profile', key: 'errors.fieldInvalid' }]);
  }
  return {
    fileName: file.originalName,
    bytes: await readFile(file.path),
    profile: chosen,
    fileAccount: isSaid(fileAccount) ? fileAccount.trim() : undefined,
    openingCents: amountOf('openingBalance', openingBalance),
    closingCents: amountOf('closingBalance', closingBalance),
  };
}

/** A file and how to split its columns. Throws VALIDATION on the wrong field. */
export async function readSampleForm(
  form: SentForm | null,
): Promise<z.infer<typeof SampleFormInput> & { bytes: Uint8Array }> {
  const { file, texts } = readParts(form, SampleFormInput);
  return { ...texts, bytes: await readFile(file.path) };
}

function readParts<Texts>(
  form: SentForm | null,
  schema: z.core.$ZodType<Texts>,
): { file: SentFile; texts: Texts } {
  if (form?.files.file === undefined) {
    throw invalid([{ path: 'file', key: 'errors.fieldRequired' }]);
  }
  const texts = z.safeParse(schema, form.fields);
  if (!texts.success) {
    throw invalid(
      texts.error.issues.map(({ path }) => ({ path: path.join('.'), key: 'errors.fieldInvalid' })),
    );
  }
  return { file: form.files.file, texts: texts.data };
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** Accepts both languages' formats: no text is a different amount in each. */
function amountOf(path: string, text: string | undefined): bigint | undefined {
  if (!isSaid(text)) {
    return undefined;
  }
  const cents = readBankCents(text, 'point') ?? readBankCents(text, 'comma');
  if (cents === null) {
    throw invalid([{ path, key: 'errors.fieldInvalid' }]);
  }
  return cents;
}
