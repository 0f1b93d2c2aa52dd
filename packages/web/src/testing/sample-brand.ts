import type { BrandWords } from '@portal/domain/brand/brand-words';
import english from '../../../../brand/northline/en.json' with { type: 'json' };
import french from '../../../../brand/northline/fr.json' with { type: 'json' };

/** The demonstration's dealer. */
export const SAMPLE_BRAND: BrandWords = { en: english, fr: french };
