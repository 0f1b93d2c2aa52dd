/** The folder with PostgreSQL's server programs; undefined where there is none of 15 or newer. */
export function findPostgres(): string | undefined;
