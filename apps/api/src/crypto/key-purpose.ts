/** What a key is for: `seal` encrypts values and files, `links` signs short-lived links and fingerprints. */
export type KeyPurpose = 'seal' | 'links';
