import { describe, expectTypeOf, it } from 'vitest';
import type { AuditEntry } from './audit.store.ts';

type Row = { action: string; target: string; investorId: null };
type Named = { by: string; roles: readonly ['finance']; via: 'command' };

describe('a row of the audit log', () => {
  it('names an investor, a staff member with name and roles, or what acts without a person', () => {
    expectTypeOf<Row & { actor: 'investor:7' }>().toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: 'staff:7'; detail: Named }>().toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: 'system' }>().toExtend<AuditEntry>();
  });

  it('cannot name the dealer, an arbitrary text, or a staff member without their name', () => {
    expectTypeOf<Row & { actor: 'dealer' }>().not.toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: string }>().not.toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: 'staff:7' }>().not.toExtend<AuditEntry>();
    expectTypeOf<Row & { actor: 'staff:7'; detail: { id: string } }>().not.toExtend<AuditEntry>();
  });
});
