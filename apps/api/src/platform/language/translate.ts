import { INTERPOLATION, ONE_STOP, VALUES_IN_TEXTS } from '@portal/domain/ground/formats/interpolation';
import type { Language } from '@portal/domain/ground/people/languages';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import * as en from '@portal/messages/en/index';
import * as fr from '@portal/messages/fr/index';
import type { MessageKey } from '@portal/messages/message-key';
import { createInstance } from 'i18next';
import { theBrand } from '../brand/the-brand.ts';

const i18n = createInstance();
let isBranded = false;
await i18n
  .use(VALUES_IN_TEXTS)
  .use(ONE_STOP)
  .init({
    lng: 'en',
    fallbackLng: false,
    resources: { en: { translation: { ...en } }, fr: { translation: { ...fr } } },
    interpolation: INTERPOLATION,
    postProcess: ONE_STOP.name,
  });

const LABEL_KEY = /^[a-z][A-Za-z]*(\.[A-Za-z0-9-]+)+$/;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a text of the catalogue in one language. */
export type Say = (key: MessageKey, values?: MessageValues) => string;

/** The sentence of a key in a language; a value that is itself a key (a field's label) is translated first. */
export function translate(language: Language, key: MessageKey, values?: MessageValues): string {
  return translateKey(language, key, values);
}

/** The sentence of a key known only at run time, such as one returned by a rule of the domain. */
export function translateKey(language: Language, key: string, values: MessageValues = {}): string {
  const t = branded().getFixedT(language);
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

/** The texts in the dealer's words, read when the first sentence is needed. */
function branded(): typeof i18n {
  if (!isBranded) {
    const { words } = theBrand();
    for (const language of LANGUAGES) {
      const { texts = {}, ...brand } = words[language];
      i18n.addResourceBundle(language, 'translation', { ...texts, brand }, true, true);
    }
    isBranded = true;
  }
  return i18n;
}
