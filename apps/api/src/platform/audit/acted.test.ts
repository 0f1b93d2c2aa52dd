import { describe, expectTypeOf, it } from 'vitest';
import type { AuditEntry } from './audit.store.ts';

type Row = { action: string; target: string; investorId: null };
type Named = { by: string; role: 'finance'; via: 'command' };

describe('a row of the audit log', () => {
  it('names an investor, a person of the office with their name and role, or what acts without a person', () => {
    expectTypeOf<Row & { actor: 'investor:7' }>().toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: 'staff:7'; detail: Named }>().toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: 'system' }>().toExtend<AuditEntry>();
  });

  it('cannot be written by the dealer, by any text, or by a person of the office without their name', () => {
    expectTypeOf<Row & { actor: 'dealer' }>().not.toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: string }>().not.toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: 'staff:7' }>().not.toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: 'staff:7'; detail: { id: string } }>().not.toExtend<AuditEntry>();
  });
});
