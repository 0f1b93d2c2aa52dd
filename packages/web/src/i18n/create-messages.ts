import { LOCALES, languageOf } from '@portal/domain/formats/locales';
import { LANGUAGES, type Language } from '@portal/domain/people/languages';
import { ui as englishUi } from '@portal/messages/en/ui';
import { ui as frenchUi } from '@portal/messages/fr/ui';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { BlockLoaders } from './blocks.ts';

const NAMESPACE = 'translation';

export type Messages = {
  i18n: i18n;
  /** Loads the blocks a screen speaks with; a block is fetched once per language, a failed fetch may be tried again. */
  loadBlocks: (language: Language, names: readonly string[]) => Promise<void>;
  /** Loads every block already in use in the new language first, so that no screen shows a key, then switches. */
  switchLanguage: (language: Language) => Promise<void>;
};

/**
 * One i18next instance for an application. The kit's own block is there from the start; the others come by `loadBlocks`.
 * `<html lang>` follows the language.
 */
export function createMessages(language: Language, loaders: BlockLoaders): Messages {
  const instance = createInstance();
  const pending = new Map<string, Promise<void>>();
  const inUse = new Set<string>();

  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: { [NAMESPACE]: { ui: englishUi } }, fr: { [NAMESPACE]: { ui: frenchUi } } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  showLanguage(language);
  instance.on('languageChanged', showLanguage);

  const load = (target: Language, name: string): Promise<void> => {
    const id = `${target}/${name}`;
    const known = pending.get(id);
    if (known !== undefined) {
      return known;
    }
    const loader = loaders[target][name];
    if (loader === undefined) {
      return Promise.reject(new Error(`No loader for the message block ${id}`));
    }
    const loading = loader().then(
      (block) => {
        instance.addResourceBundle(target, NAMESPACE, { [name]: block }, true, true);
        inUse.add(name);
      },
      (cause: unknown) => {
        pending.delete(id);
        throw cause;
      },
    );
    pending.set(id, loading);
    return loading;
  };

  const loadBlocks = async (target: Language, names: readonly string[]): Promise<void> => {
    await Promise.all(names.map((name) => load(target, name)));
  };
  const switchLanguage = async (target: Language): Promise<void> => {
    await loadBlocks(target, [...inUse]);
    await instance.changeLanguage(target);
  };
  return { i18n: instance, loadBlocks, switchLanguage };
}

function showLanguage(language: string): void {
  if (typeof document !== 'undefined') {
    document.documentElement.lang = LOCALES[languageOf(language)];
  }
}
