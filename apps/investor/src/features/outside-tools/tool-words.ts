import type { OutsideTools } from '@portal/domain/ground/consent/outside-tools.wire';
import { TAG_MANAGER_PROVIDER } from './measurement/google-tag-manager.ts';
import { HEAT_MAP_PROVIDER } from './measurement/hotjar-heat-map.ts';

/** The names of who measures visits on this portal. */
export function measurementProviders({ tagManager, heatMap }: OutsideTools): string[] {
  return [
    ...(tagManager === null ? [] : [TAG_MANAGER_PROVIDER]),
    ...(heatMap === null ? [] : [HEAT_MAP_PROVIDER]),
  ];
}
