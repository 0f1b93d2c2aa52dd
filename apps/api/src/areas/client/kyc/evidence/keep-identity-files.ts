import type { KycWire } from '@portal/domain/client/kyc/answers/kyc-wire';
import { toWire } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { withBlanks } from '@portal/domain/client/kyc/answers/start-kyc';
import { maskSecrets } from '@portal/domain/client/kyc/checks/mask-secrets';
import { isBlank, partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import { DRAFT_TEXT_MAX } from '@portal/domain/client/kyc/fields/kyc-limits';
import { labelKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { afterCommit } from '../../../../platform/db/call-transaction.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { type NewFile, recordFile, withStoredFiles } from '../../../../platform/files/kept/keep-file.ts';
import { removeBytes } from '../../../../platform/files/kept/remove-bytes.ts';
import type { FileToKeep } from '../../../../platform/files/kept/stored-file.ts';
import type { ReceivedForm } from '../../../../platform/files/preparing/prepare-form.ts';
import { AppError, type FieldIssue, invalid } from '../../../../platform/http/app-error.ts';
import { auditKyc, auditStart } from '../answers/audit-kyc.ts';
import { writeAnswers } from '../answers/write-answers.ts';
import { answerSource } from '../versions/answer-times.ts';
import { type CurrentKyc, loadCurrentKyc } from '../versions/current-kyc.ts';
import { lockProfile } from '../versions/kyc-versions.store.ts';
import { type IdentityForm, type IdentityPerson, pathOf, specOf } from './identity-form.ts';
import { REPLACES_FIELD, type RemovedFiles, removeEarlierPhotos } from './remove-earlier-photos.ts';

/** A person's part of the identity section, in wire names and with numbers masked. */
export type IdentityPartReply = NonNullable<KycWire['identityVerification']>[IdentityPerson];

const NOTHING_REMOVED: RemovedFiles = { ids: [], storageKeys: [] };

export type IdentityEvidence = {
  person: IdentityPerson;
  form: IdentityForm;
  received: ReceivedForm;
  /** The device it came from. */
  device?: string;
};

/**
 * Stores a person's identity files and puts them into the draft with what was typed beside them. After a submission
 * this begins the next version, so that evidence the dealer relied on is never replaced. A replaced file is kept unless
 * the new one is another version of the same photo. Throws VALIDATION at the form's field for an unknown kind of
 * document or a missing file.
 */
export async function keepIdentityFiles(
  deps: Deps,
  investorId: string,
  evidence: IdentityEvidence,
): Promise<IdentityPartReply> {
  refuse(textIssues(evidence));
  const files = sentFiles(investorId, evidence);
  // Bytes first, outside the transaction: storage may be slow, and the profile is locked throughout.
  const { kyc, removed } = await withStoredFiles(deps, files, (stored) =>
    transact(deps.db, async (trx) => {
      if (!(await lockProfile(trx, investorId))) {
        throw new AppError('NOT_FOUND');
      }
      const current = await loadCurrentKyc(trx, deps, investorId);
      refuse(missingFiles(evidence, current));
      const fileIds = await recordFiles(trx, stored, evidence);
      const at = deps.clock.now();
      const source = answerSource({}, evidence.device ?? '', at);
      const answers = answersOf(evidence, fileIds);
      const written = await writeAnswers(trx, deps, investorId, current, answers, source);
      await auditStart(trx, deps, at, investorId, written);
      const { person, received } = evidence;
      const versions = { before: current.kyc, after: written.kyc.kyc };
      const earlier =
        received.fields[REPLACES_FIELD] === 'true'
          ? await removeEarlierPhotos(trx, deps, investorId, versions)
          : NOTHING_REMOVED;
      const detail = { person, fileIds, ...(earlier.ids.length === 0 ? {} : { removed: earlier.ids }) };
      await auditKyc(trx, deps, at, investorId, written.kyc, 'kyc.files-received', detail);
      return { kyc: versions.after, removed: earlier.storageKeys };
    }),
  );
  await afterCommit(deps.db, () => removeBytes(deps, removed));
  const identityVerification = withBlanks('identityVerification', maskSecrets(kyc).identityVerification);
  return toWire({ identityVerification }).identityVerification?.[evidence.person];
}

function refuse(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) {
    throw invalid(issues);
  }
}

/** The kind of document comes from a list, so an unknown one is refused; free text is kept as typed. */
function textIssues({ person, form, received }: IdentityEvidence): FieldIssue[] {
  return form.texts.flatMap(({ name, path }) => {
    const text = received.fields[name] ?? '';
    const choices = specOf(person, path)?.choices;
    if (text.length > DRAFT_TEXT_MAX) {
      return [{ path: name, key: 'errors.tooLong' }];
    }
    const isChoice = choices === undefined || text === '' || choices.some(({ value }) => value === text);
    return isChoice ? [] : [{ path: name, key: 'kyc.issues.choice', values: labelOf(person, path) }];
  });
}

/** The needed file may have been sent before. */
function missingFiles(evidence: IdentityEvidence, current: CurrentKyc): FieldIssue[] {
  const { person, form, received } = evidence;
  const stored = (path: string) => partAt(current.kyc.identityVerification, pathOf(person, path));
  const typePath = form.texts.find(({ name }) => name === 'documentType')?.path ?? '';
  const needed = form.neededFile(received.fields.documentType || stored(typePath));
  const isHere = ({ name, path }: IdentityForm['files'][number]) =>
    received.files[name] !== undefined || !isBlank(stored(path));
  const candidates = form.files.filter(({ name }) => needed === null || name === needed);
  const [first] = candidates;
  return first === undefined || candidates.some(isHere)
    ? []
    : [{ path: first.name, key: 'kyc.issues.required', values: labelOf(person, first.path) }];
}

function labelOf(person: IdentityPerson, path: string): { label: string } {
  return { label: labelKeyOf('identityVerification', pathOf(person, path)) };
}

function sentFiles(investorId: string, { form, received }: IdentityEvidence): NewFile[] {
  return form.files.flatMap(({ name, purpose }) => {
    const file = received.files[name];
    return file === undefined ? [] : [{ ...file, investorId, purpose }];
  });
}

/** The file ids by path; `stored` is in the order of sentFiles. */
async function recordFiles(
  trx: Db,
  stored: readonly FileToKeep[],
  { form, received }: IdentityEvidence,
): Promise<Record<string, string>> {
  const sent = form.files.filter(({ name }) => received.files[name] !== undefined);
  const ids: Record<string, string> = {};
  for (const [index, { path }] of sent.entries()) {
    const file = stored[index];
    if (file !== undefined) {
      await recordFile(trx, file);
      ids[path] = file.id;
    }
  }
  return ids;
}

/** What the form puts into the person's part: its new files and texts. A blank text clears nothing. */
function answersOf(evidence: IdentityEvidence, fileIds: Readonly<Record<string, string>>): KycDraft;
function answersOf(
  { person, form, received }: IdentityEvidence,
  fileIds: Readonly<Record<string, string>>,
): unknown {
  const texts = form.texts.flatMap(({ name, path }) => {
    const text = received.fields[name];
    return isBlank(text) ? [] : [[path, text] as const];
  });
  return [...texts, ...Object.entries(fileIds)].reduce<unknown>(
    (answers, [path, answer]) => withPartAt(answers, `identityVerification.${pathOf(person, path)}`, answer),
    {},
  );
}
