import type { places as english } from '../en/places.ts';
import type { Texts } from '../texts.ts';

/** Noms des provinces et des territoires, selon leur code. */
export const places: Texts<typeof english> = {
  'CAN-AB': 'Alberta',
  'CAN-BC': 'Colombie-Britannique',
  'CAN-MB': 'Manitoba',
  'CAN-NB': 'Nouveau-Brunswick',
  'CAN-NL': 'Terre-Neuve-et-Labrador',
  'CAN-NS': 'Nouvelle-Écosse',
  'CAN-ON': 'Ontario',
  'CAN-PE': 'Île-du-Prince-Édouard',
  'CAN-QC': 'Québec',
  'CAN-SK': 'Saskatchewan',
  'CAN-NT': 'Territoires du Nord-Ouest',
  'CAN-NU': 'Nunavut',
  'CAN-YT': 'Yukon',
};
