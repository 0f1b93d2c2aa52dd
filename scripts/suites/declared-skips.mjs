const ON_POSTGRES_ONLY = {
  name: /\[PostgreSQL\]/,
  reason:
    'The embedded database has a single session, so transactions cannot race; the PostgreSQL run has these tests.',
};

/**
 * Tests that one engine leaves out on purpose; any other skipped test counts as failed.
 * @type {Record<'unit' | 'embedded' | 'postgres', import('./tally.mjs').DeclaredSkip[]>}
 */
export const DECLARED_SKIPS = {
  unit: [ON_POSTGRES_ONLY],
  embedded: [ON_POSTGRES_ONLY],
  postgres: [],
};
