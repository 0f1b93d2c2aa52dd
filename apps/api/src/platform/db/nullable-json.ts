import type { ColumnType } from 'kysely';

/** jsonb: read as its value, written as text. */
export type Json<T> = ColumnType<T, string, string>;
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>;
