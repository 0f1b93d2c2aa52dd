/** Every block of texts in one place, for the server; browsers load the blocks that a page needs. */
export * from './account.ts';
export * from './errors.ts';
export * from './files.ts';
export * from './mail.ts';
export * from './mailbox.ts';
