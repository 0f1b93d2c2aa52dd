import { CHANGEABLE_PATHS } from '@portal/domain/order/changes/change-requests';
import type { Choice } from '@portal/web/ui/select';
import { useFieldName } from './field-name.ts';

/** Everything that an investor can be asked to change, by its name. */
export function useChangeablePaths(): readonly Choice[] {
  const nameOf = useFieldName();
  return [...CHANGEABLE_PATHS].map((value) => ({ value, label: nameOf(value) }));
}
