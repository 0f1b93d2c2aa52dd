import { INTERPOLATION, VALUES_IN_TEXTS } from '@portal/domain/formats/interpolation';
import type { Language } from '@portal/domain/wire/user';
import * as en from '@portal/messages/en/index';
import * as fr from '@portal/messages/fr/index';
import { createInstance } from 'i18next';

const i18n = createInstance();
await i18n.use(VALUES_IN_TEXTS).init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: { translation: { ...en } }, fr: { translation: { ...fr } } },
  interpolation: INTERPOLATION,
});

const LABEL_KEY = /^[a-z][A-Za-z]*(\.[A-Za-z0-9-]+)+$/;

/** The sentence of a key in a language; a value that is itself a key (a field's label) is translated first. */
export function translate(
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const t = i18n.getFixedT(language);
  const resolved = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && LABEL_KEY.test(value) && i18n.exists(value, { lng: language })
        ? t(value)
        : value,
    ]),
  );
  return t(key, resolved);
}
