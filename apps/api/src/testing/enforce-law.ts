import type { TestPortal } from './open-test-portal.ts';

/** From now on the portal refuses what the law does not allow, as where `law.json` names a day that is past. */
export function enforceLaw({ deps }: Pick<TestPortal, 'deps'>): void {
  const { brand } = deps.config;
  Object.assign(deps.config, { brand: { ...brand, law: { ...brand.law, from: '2026-01-01' } } });
}
