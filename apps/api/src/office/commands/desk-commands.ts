import { runStuckCommand, STUCK_USAGE } from '../../areas/agreement/signing/sealing/run-stuck-command.ts';
import { FILMS_USAGE, runFilmsCommand } from '../../areas/offering/deals/films/run-films-command.ts';
import { runVideosCommand, VIDEOS_USAGE } from '../../areas/offering/deals/marketplace/run-videos-command.ts';
import { ACCOUNT_USAGE, runAccountCommand } from '../../areas/people/accounts/run-account-command.ts';
import { ARTICLES_USAGE, runArticlesCommand } from '../../areas/people/articles/run-articles-command.ts';
import {
  runWaitingListCommand,
  WAITING_LIST_USAGE,
} from '../../areas/people/waiting-list/run-waiting-list-command.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';
import { JOBS_USAGE, runJobsCommand } from '../../platform/jobs/run-jobs-command.ts';
import { MAIL_USAGE, runMailCommand } from '../../platform/mail/run-mail-command.ts';
import { REFERRAL_USAGE, runReferralsCommand } from './run-referrals-command.ts';
import { REPRESENTATIVE_USAGE, runRepresentativesCommand } from './run-representatives-command.ts';

/** A command about the portal's own work instead of an order; returns the lines to print. */
type DeskCommand = (deps: CommandDeps, words: readonly string[]) => Promise<string[]>;

export const DESK_COMMANDS: ReadonlyMap<string, DeskCommand> = new Map<string, DeskCommand>([
  ['account', runAccountCommand],
  ['articles', runArticlesCommand],
  ['films', runFilmsCommand],
  ['jobs', runJobsCommand],
  ['mail', runMailCommand],
  ['referrals', runReferralsCommand],
  ['representatives', runRepresentativesCommand],
  ['stuck', runStuckCommand],
  ['videos', runVideosCommand],
  ['waiting-list', runWaitingListCommand],
]);

export const DESK_USAGE: readonly string[] = [
  ...ACCOUNT_USAGE,
  ...ARTICLES_USAGE,
  ...FILMS_USAGE,
  ...JOBS_USAGE,
  ...MAIL_USAGE,
  ...REFERRAL_USAGE,
  ...REPRESENTATIVE_USAGE,
  ...STUCK_USAGE,
  ...VIDEOS_USAGE,
  ...WAITING_LIST_USAGE,
];
