import type { office as english } from '../en/office.ts';
import type { Texts } from '../texts.ts';

export const office: Texts<typeof english> = {
  people: {
    role: { required: 'Choisissez un rôle' },
    representative: {
      required: 'Choisissez un représentant pour ce rôle, et aucun pour les autres',
    },
  },
};
