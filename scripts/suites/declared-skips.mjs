/**
 * Tests that one engine leaves out on purpose; any other skipped test counts as failed.
 * @type {Record<'unit' | 'postgres', import('./tally.mjs').DeclaredSkip[]>}
 */
export const DECLARED_SKIPS = {
  unit: [
    {
      name: /\[PostgreSQL\]/,
      reason:
        'The embedded database has a single session, so transactions cannot race; the PostgreSQL run has these tests.',
    },
  ],
  postgres: [
    {
      name: /\[embedded\]/,
      reason: 'About the embedded database itself (its lock, its worker); the unit run has these tests.',
    },
  ],
};
