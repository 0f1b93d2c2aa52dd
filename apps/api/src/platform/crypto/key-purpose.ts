/**
 * What a key is for: `seal` encrypts values and files, `links` signs short-lived links and fingerprints, `audit` marks
 * the rows of the audit log and signs the roots of its batches, `match` finds equal values among those that are sealed.
 */
export type KeyPurpose = 'seal' | 'links' | 'audit' | 'match';
