import { type Migration, type MigrationInfo, Migrator } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as audit from './migrations/0002-audit.ts';
import * as deals from './migrations/0003-deals.ts';
import * as kyc from './migrations/0004-kyc.ts';
import * as trades from './migrations/0005-trades.ts';
import * as signing from './migrations/0006-signing.ts';
import * as papers from './migrations/0007-papers.ts';
import * as accountSecurity from './migrations/0008-account-security.ts';
import * as signers from './migrations/0009-signers.ts';
import * as memorandumAcceptances from './migrations/0010-memorandum-acceptances.ts';
import * as dataKeys from './migrations/0011-data-keys.ts';
import * as kycAnswerTimes from './migrations/0012-kyc-answer-times.ts';
import * as signingProvider from './migrations/0013-signing-provider.ts';
import * as payments from './migrations/0014-payments.ts';
import * as mail from './migrations/0015-mail.ts';
import * as debitUnderWay from './migrations/0016-debit-under-way.ts';
import * as setAsideDecisions from './migrations/0017-set-aside-decisions.ts';
import * as resealedFiles from './migrations/0018-resealed-files.ts';
import * as jointMemoranda from './migrations/0019-joint-memoranda.ts';
import * as platformVideos from './migrations/0020-platform-videos.ts';
import * as sealedAnswers from './migrations/0021-sealed-answers.ts';
import * as auditBatches from './migrations/0022-audit-batches.ts';
import * as moneyJournal from './migrations/0023-money-journal.ts';
import * as infoKinds from './migrations/0024-info-kinds.ts';
import * as profileFlags from './migrations/0025-profile-flags.ts';
import * as sealedOrders from './migrations/0026-sealed-orders.ts';
import * as onTwoOrders from './migrations/0027-on-two-orders.ts';
import * as draftTimes from './migrations/0028-draft-times.ts';
import * as statements from './migrations/0029-statements.ts';
import * as closedAccounts from './migrations/0030-closed-accounts.ts';
import * as holdReminders from './migrations/0031-hold-reminders.ts';
import * as consents from './migrations/0032-consents.ts';
import * as films from './migrations/0033-films.ts';
import * as waitingList from './migrations/0035-waiting-list.ts';
import * as newDeals from './migrations/0036-new-deals.ts';
import * as staff from './migrations/0037-staff.ts';
import * as unlinkedAccounts from './migrations/0038-unlinked-accounts.ts';
import * as waitingListTold from './migrations/0039-waiting-list-told.ts';
import * as uploads from './migrations/0040-uploads.ts';
import * as articles from './migrations/0041-articles.ts';
import * as proposals from './migrations/0044-proposals.ts';
import * as dealVersions from './migrations/0045-deal-versions.ts';
import * as pictures from './migrations/0048-pictures.ts';
import * as desk from './migrations/0051-desk.ts';
import * as bankStatements from './migrations/0052-bank-statements.ts';
import * as representatives from './migrations/0053-representatives.ts';
import * as returnFiles from './migrations/0054-return-files.ts';
import * as auditFilters from './migrations/0055-audit-filters.ts';
import * as memorandumDrafts from './migrations/0056-memorandum-drafts.ts';
import * as investorSearch from './migrations/0057-investor-search.ts';
import * as contactRequests from './migrations/0058-contact-requests.ts';
import * as exportsOfLists from './migrations/0059-exports.ts';
import * as flagClearers from './migrations/0060-flag-clearers.ts';
import * as trustDays from './migrations/0061-trust-days.ts';
import * as roleChanges from './migrations/0062-role-changes.ts';
import * as unappliedMoney from './migrations/0063-unapplied-money.ts';
import * as claimedMessages from './migrations/0064-claimed-messages.ts';
import * as emergencies from './migrations/0065-emergencies.ts';
import * as whoPrepared from './migrations/0066-who-prepared.ts';
import * as trusteeParticulars from './migrations/0067-trustee-particulars.ts';
import * as dealFiles from './migrations/0068-deal-files.ts';
import * as confirmedMoney from './migrations/0069-confirmed-money.ts';
import * as sealedPayors from './migrations/0070-sealed-payors.ts';
import * as guardedLines from './migrations/0071-guarded-lines.ts';
import * as profileReminders from './migrations/0072-profile-reminders.ts';
import * as sealedLines from './migrations/0073-sealed-lines.ts';
import * as publishedByTwo from './migrations/0074-published-by-two.ts';
import * as filesForSomebody from './migrations/0075-files-for-somebody.ts';
import * as dealCosts from './migrations/0076-deal-costs.ts';
import * as rowsAndSealedDays from './migrations/0078-rows-and-sealed-days.ts';
import * as dealsAsPublished from './migrations/0079-deals-as-published.ts';
import * as rowsByOrder from './migrations/0080-rows-by-order.ts';
import * as noCompletionBesideAnswers from './migrations/0081-no-completion-beside-answers.ts';
import type { Db } from './tables.ts';

/** Forward only: a published migration is never edited, a change is a new one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-audit': audit,
  '0003-deals': deals,
  '0004-kyc': kyc,
  '0005-trades': trades,
  '0006-signing': signing,
  '0007-papers': papers,
  '0008-account-security': accountSecurity,
  '0009-signers': signers,
  '0010-memorandum-acceptances': memorandumAcceptances,
  '0011-data-keys': dataKeys,
  '0012-kyc-answer-times': kycAnswerTimes,
  '0013-signing-provider': signingProvider,
  '0014-payments': payments,
  '0015-mail': mail,
  '0016-debit-under-way': debitUnderWay,
  '0017-set-aside-decisions': setAsideDecisions,
  '0018-resealed-files': resealedFiles,
  '0019-joint-memoranda': jointMemoranda,
  '0020-platform-videos': platformVideos,
  '0021-sealed-answers': sealedAnswers,
  '0022-audit-batches': auditBatches,
  '0023-money-journal': moneyJournal,
  '0024-info-kinds': infoKinds,
  '0025-profile-flags': profileFlags,
  '0026-sealed-orders': sealedOrders,
  '0027-on-two-orders': onTwoOrders,
  '0028-draft-times': draftTimes,
  '0029-statements': statements,
  '0030-closed-accounts': closedAccounts,
  '0031-hold-reminders': holdReminders,
  '0032-consents': consents,
  '0033-films': films,
  '0035-waiting-list': waitingList,
  '0036-new-deals': newDeals,
  '0037-staff': staff,
  '0038-unlinked-accounts': unlinkedAccounts,
  '0039-waiting-list-told': waitingListTold,
  '0040-uploads': uploads,
  '0041-articles': articles,
  '0044-proposals': proposals,
  '0045-deal-versions': dealVersions,
  '0048-pictures': pictures,
  '0051-desk': desk,
  '0052-bank-statements': bankStatements,
  '0053-representatives': representatives,
  '0054-return-files': returnFiles,
  '0055-audit-filters': auditFilters,
  '0056-memorandum-drafts': memorandumDrafts,
  '0057-investor-search': investorSearch,
  '0058-contact-requests': contactRequests,
  '0059-exports': exportsOfLists,
  '0060-flag-clearers': flagClearers,
  '0061-trust-days': trustDays,
  '0062-role-changes': roleChanges,
  '0063-unapplied-money': unappliedMoney,
  '0064-claimed-messages': claimedMessages,
  '0065-emergencies': emergencies,
  '0066-who-prepared': whoPrepared,
  '0067-trustee-particulars': trusteeParticulars,
  '0068-deal-files': dealFiles,
  '0069-confirmed-money': confirmedMoney,
  '0070-sealed-payors': sealedPayors,
  '0071-guarded-lines': guardedLines,
  '0072-profile-reminders': profileReminders,
  '0073-sealed-lines': sealedLines,
  '0074-published-by-two': publishedByTwo,
  '0075-files-for-somebody': filesForSomebody,
  '0076-deal-costs': dealCosts,
  '0078-rows-and-sealed-days': rowsAndSealedDays,
  '0079-deals-as-published': dealsAsPublished,
  '0080-rows-by-order': rowsByOrder,
  '0081-no-completion-beside-answers': noCompletionBesideAnswers,
};

/**
 * What came to main after a migration of a higher number. A database of a commit between the two lacks them below its last one and gets them
 * after it, with the same tables in the end: `migrate-late.test.ts`. Any other gap is a database that this code did not make.
 */
const CAME_LATE: readonly string[] = [
  '0037-staff',
  '0040-uploads',
  '0065-emergencies',
  '0066-who-prepared',
  '0067-trustee-particulars',
  '0068-deal-files',
  '0070-sealed-payors',
  '0074-published-by-two',
  '0075-files-for-somebody',
];

/**
 * Brings the schema up to date under Kysely's lock, or as far as the migration that is named; throws with the failing
 * migration's name, and before anything is changed where the database has migrations that do not fit these.
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  const migrator = migratorOf(db);
  const migrations = await migrator.getMigrations();
  if (migrations.every(({ executedAt }) => executedAt !== undefined)) {
    // The application's own role may make no table, not even the migrator's.
    return;
  }
  refuseOtherGaps(migrations);
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error !== undefined) {
    const failed =
      results?.find((result) => result.status === 'Error')?.migrationName ?? 'before the first migration';
    throw new Error(`Migration failed: ${failed}`, { cause: error });
  }
}

/** True when every migration of this version has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

/** Kysely still refuses a database with a migration that is not among these. */
function migratorOf(db: Db): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    allowUnorderedMigrations: true,
  });
}

/** Read before the lock, which is enough: a run commits whole, so nobody sees a gap that another server is about to fill. */
function refuseOtherGaps(migrations: readonly MigrationInfo[]): void {
  const last = migrations.findLastIndex(({ executedAt }) => executedAt !== undefined);
  const gap = migrations
    .slice(0, Math.max(last, 0))
    .find(({ name, executedAt }) => executedAt === undefined && !CAME_LATE.includes(name));
  if (gap !== undefined) {
    throw new Error('Migration failed: before the first migration', {
      cause: new Error(
        `corrupted migrations: ${migrations[last]?.name} is applied and ${gap.name}, which comes before it, is not`,
      ),
    });
  }
}
